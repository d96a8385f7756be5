import Testing

@testable import TerminalText

@Suite struct TextBarTests {
    @Test(arguments: [
        (0, 10, ""), (10, 10, "████████"), (5, 10, "████"), (1, 16, "▌"), (1, 64, "▏"),
        (1, 1_000_000, "▏"), (63, 64, "███████▉"), (999_999, 1_000_000, "████████"), (0, 0, ""),
    ])
    func drawsBars(_ number: Int, _ most: Int, _ bar: String) {
        #expect(TextBar.text(number, of: most, columns: 8) == bar)
        #expect(TerminalWidth.columns(of: bar) <= 8)
    }
}
