import TemplateEngine
import Testing

@testable import TripReporting

/// Shares, rounded once.
@Suite struct ShareFormatTests {
    @Test(arguments: [
        (0, 0, "0%", "0", true), (0, 10, "0%", "0", true), (1, 8, "13%", "12.5", false),
        (1, 3, "33%", "33.33", false), (2, 3, "67%", "66.67", false), (7, 7, "100%", "100", false),
        (1, 200, "1%", "0.5", false), (1, 201, "0%", "0.5", false), (1, 202, "0%", "0.5", false),
        (2499, 20_000, "12%", "12.5", false), (1, 100, "1%", "1", false),
        (1, 1000, "0%", "0.1", false), (1, 2000, "0%", "0.05", false),
        (1, 100_000, "0%", "0", false), (199, 200, "100%", "99.5", false),
        (365, 366, "100%", "99.73", false), (1, 16, "6%", "6.25", false),
    ])
    func writes(_ part: Int, _ whole: Int, _ text: String, _ plain: String, _ isEmpty: Bool) {
        let shares = LocaleFormats("en_US", currencies: []).shares(of: whole)
        #expect(OutputBuffer.text { shares.write(part, to: &$0) } == text)
        #expect(shares.plain(part).plainText == plain)
        #expect(shares.isEmpty(part) == isEmpty)
    }

    @Test(arguments: [(1, 3, 10, 3), (1, 2, 5, 3), (1, 201, 100, 0), (3, 3, 10, 10), (0, 0, 10, 0)])
    func fillsBars(_ part: Int, _ whole: Int, _ columns: Int, _ full: Int) {
        let shares = LocaleFormats("en_US", currencies: []).shares(of: whole)
        #expect(shares.rounded(part, of: columns) == full)
    }
}
