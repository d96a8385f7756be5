import Testing

@testable import TerminalText

/// Right-to-left text in lines that start from the left.
@Suite struct BidiIsolateTests {
    @Test(arguments: [
        "القاهرة", "שלום", "Tel Aviv-יפו", "٣", "\u{200F}x", "ܣܘܪܝܐ", "ތާނަ", "ߒߞߏ", "𞤀𞤣𞤤𞤢𞤥",
        "ﷺ", "12 يونيو",
    ])
    func isolates(_ text: String) {
        let isolated = BidiIsolate.isolated(text)
        #expect(isolated == "\u{200E}\u{2068}\(text)\u{2069}\u{200E}")
        #expect(TerminalWidth.columns(of: isolated) == TerminalWidth.columns(of: text))
    }

    @Test func closesIsolatesAtTheEndsOfLines() {
        let text = "to \(BidiIsolate.isolated("א ב ג")) and on"
        #expect(
            BidiIsolate.wrap(text, to: 6) == [
                "to \u{200E}\u{2068}א ב\u{2069}\u{200E}",
                "\u{200E}\u{2068}ג\u{2069}\u{200E} and", "on",
            ])
    }

    @Test(arguments: ["", "Oslo", "São Paulo", "Αθήνα", "東京", "हैदराबाद", "👨‍👩‍👧", "…", "\u{FEFF}"])
    func leavesOtherTextAlone(_ text: String) {
        #expect(BidiIsolate.isolated(text) == text)
    }
}
