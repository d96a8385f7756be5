import Testing

@testable import TripFiles

/// The cost of hostile files grows with their size, not with its square.
@Suite struct JSONSpeedTests {
    /// A quadratic step over a million bytes would take minutes, in debug builds above all.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "01,", "\"日\\q\",", "\"a\" ", ",", "/*é*/ ", "/*", "//", "\\", "\"", "[", "{\"a\":",
            "x ", "'",
            "é", "\"a\":1,", "0", "9.", "\u{301}", "\\é", "\"\u{1}\"\n",
        ])
    func isLinear(_ unit: String) {
        for (opener, closer) in [("[", "]"), ("{", "}"), ("[\"", "\"]")] {
            let text = opener + String(repeating: unit, count: 60_000 / unit.utf8.count) + closer
            var diagnostics: [Diagnostic] = []
            let source = SourceFile(name: "trips.json", bytes: Array(text.utf8))
            let document = JSONDocument.parse(source, into: &diagnostics)
            #expect((document?.isValid == true) == diagnostics.isEmpty)
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func findsManyDuplicateKeys() {
        let members = (0..<20_000).map { "\"k\($0 % 15_000)\": 0" }
        let (_, lines) = JSONMarkedText("{" + members.joined(separator: ",\n") + "}").parsed()
        #expect(lines.count == 5_000)
        #expect(
            lines.last
                == "trips.json:20000:1: error: the key \"k4999\" stands twice in this object: first at 5000:1"
        )
    }
}
