import Testing

@testable import TripModel

/// Text of users, made safe to show.
@Suite struct CleanTextTests {
    @Test(arguments: [
        "", "Oslo", "São Paulo", "東京", "القاهرة", "दिल्ली", "a b  c", "👩‍👩‍👧", "🏳️‍🌈", "🇳🇴",
        "a\u{200E}b\u{200F}c\u{61C}d", "Zu\u{308}rich", "می\u{200C}روم", "x\u{A0}y", "“quoted”",
        "<b>&amp;{{x}}</b>", "\u{FFFD}", "a\u{200B}b",
    ])
    func keeps(_ text: String) {
        for keepsLines in [false, true] {
            let clean = CleanText(text, keepsLines: keepsLines)
            #expect(Array(clean.text.utf8) == Array(text.utf8))
            #expect(!clean.wasChanged)
        }
    }

    @Test(arguments: [
        ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"), ("a\0b\u{7}c\u{8}d", "abcd"), ("a\u{7F}b", "ab"),
        ("a\u{9B}31mb", "a31mb"), ("é\u{85}\u{80}\u{9F}é", "éé"), ("\u{202E}gpj.exe", "gpj.exe"),
        ("a\u{202A}b\u{202B}c\u{202C}d\u{202D}e", "abcde"),
        ("a\u{2066}b\u{2067}c\u{2068}d\u{2069}e", "abcde"), ("\u{1B}", ""), ("\0 Oslo \0", "Oslo"),
        ("a\u{B}b\u{C}c", "abc"),
    ])
    func leavesOut(_ text: String, _ kept: String) {
        let clean = CleanText(text)
        #expect(clean.text == kept)
        #expect(clean.wasChanged)
    }

    @Test func leavesOutEveryControl() throws {
        for value in Array(0...0x1F) + Array(0x7F...0x9F) where ![9, 10, 13].contains(value) {
            let control = try #require(Unicode.Scalar(value))
            let clean = CleanText("a\(control)b", keepsLines: true)
            #expect(clean.text == "ab")
            #expect(clean.wasChanged)
        }
    }

    @Test(arguments: [
        ("a\nb", "a b", "a\nb"), ("a\r\nb", "a b", "a\nb"), ("a\rb", "a b", "a\nb"),
        ("a\n\nb", "a  b", "a\n\nb"), ("a\r\n\r\nb", "a  b", "a\n\nb"),
        ("a\n\rb", "a  b", "a\n\nb"),
        ("a\u{2028}b\u{2029}c", "a b c", "a\nb\nc"), ("a\tb", "a b", "a b"),
        ("\n\ta\r\n", "a", "a"),
    ])
    func treatsLineEnds(_ text: String, _ joined: String, _ lines: String) {
        #expect(CleanText(text).text == joined)
        #expect(CleanText(text, keepsLines: true).text == lines)
        #expect(!CleanText(text).wasChanged)
    }

    /// White space by Unicode's property of that name.
    @Test(arguments: [
        " ", "\t", "\n", "\u{A0}", "\u{1680}", "\u{2000}", "\u{2009}", "\u{202F}", "\u{205F}",
        "\u{3000}", " \u{3000}\t",
    ])
    func trims(_ space: String) {
        #expect(CleanText("\(space)Oslo\(space)").text == "Oslo")
        #expect(CleanText("Oslo\(space)").text == "Oslo")
        #expect(CleanText(space).text == "")
        #expect(!CleanText("\(space)Oslo").wasChanged)
    }
}
