import TestFolder
import Testing

@testable import TerminalText

@Suite struct TerminalWidthTests {
    @Test(arguments: [
        ("", 0), ("Oslo", 4), ("São", 3), ("Sa\u{303}o", 3), ("e\u{301}\u{323}", 1),
        ("東京", 4), ("山田 太郎", 9), ("ＡＢＣ", 6), ("ｶﾀｶﾅ", 4), ("서울", 4), ("、｜〒", 6),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("हिन्दी", 5), ("กรุงเทพ", 6), ("עִבְרִית", 5),
        ("─│┌★①€…—", 8), ("⌚", 2), ("❤", 1), ("✈", 1), ("\u{20000}", 2), ("\u{1FAE9}", 2),
    ])
    func countsColumns(_ text: String, columns: Int) {
        #expect(TerminalWidth.columns(of: text) == columns)
    }

    @Test(
        "one emoji drawn by several code points takes two columns",
        arguments: [
            ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇳🇴🇸🇪", 4), ("1️⃣#️⃣", 4), ("❤️", 2), ("✈️", 2), ("☺️x", 3),
            ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🫨", 2), ("क\u{94D}\u{200D}ष", 2),
        ])
    func countsEmoji(_ text: String, columns: Int) {
        #expect(TerminalWidth.columns(of: text) == columns)
    }

    @Test(
        "signs before numbers, soft hyphens and marks with room of their own are drawn",
        arguments: [("a\u{AD}b", 3), ("\u{601}١٢", 3), ("\u{6DD}", 1), ("ᜃ\u{1715}", 2)])
    func countsWhatIsDrawn(_ text: String, columns: Int) {
        #expect(TerminalWidth.columns(of: text) == columns)
    }

    @Test(
        "control and format characters take none",
        arguments: [
            "\0", "\t", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{200B}", "\u{200E}",
            "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{2028}", "\u{FEFF}", "\r\n",
        ])
    func countsNoControls(_ text: String) {
        #expect(TerminalWidth.columns(of: "a\(text)b") == 2)
    }

    @Test(
        "the edges of the wide ranges (Unicode 15.1, EastAsianWidth.txt)",
        arguments: [
            (0x10FF, 1), (0x1100, 2), (0x115F, 2), (0x2E7F, 1), (0x2E80, 2), (0x303E, 2),
            (0x303F, 1),
            (0x3041, 2), (0x3FFFD, 2), (0x3FFFE, 1), (0x4DC0, 1), (0xA4CF, 1), (0xAC00, 2),
            (0xD7A3, 2), (0xFF00, 1), (0xFF01, 2), (0xFF60, 2), (0xFF61, 1), (0xFFE6, 2),
            (0x1F300, 2),
            (0x1F320, 2), (0x1F321, 1), (0x1F64F, 2), (0x1F650, 1), (0x1FAFF, 2), (0x1FB00, 1),
        ])
    func knowsRanges(_ value: UInt32, columns: Int) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(TerminalWidth.columns(of: String(scalar)) == columns)
    }

    @Test(arguments: [
        ("Oslo", 6, "Oslo  ", "  Oslo", " Oslo "), ("Oslo", 7, "Oslo   ", "   Oslo", " Oslo  "),
        ("東京", 5, "東京 ", " 東京", "東京 "), ("", 2, "  ", "  ", "  "),
        ("Oslo", 4, "Oslo", "Oslo", "Oslo"), ("Oslo", 2, "Oslo", "Oslo", "Oslo"),
        ("Oslo", -1, "Oslo", "Oslo", "Oslo"),
    ])
    func pads(_ text: String, width: Int, right: String, left: String, both: String) {
        #expect(TerminalWidth.pad(text, to: width) == right)
        #expect(TerminalWidth.padLeft(text, to: width) == left)
        #expect(TerminalWidth.center(text, to: width) == both)
    }

    @Test(arguments: [
        ("Oslo", 6, "Oslo  "), ("Oslo", 4, "Oslo"), ("Oslo", 3, "Os…"), ("Oslo", 1, "…"),
        ("Oslo", 0, ""), ("Oslo", -3, ""), ("東京", 3, "東…"), ("東京", 2, "… "), ("東京都", 4, "東… "),
        ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("🇳🇴🇸🇪", 3, "🇳🇴…"),
        ("👨‍👩‍👧👨‍👩‍👧", 2, "… "),
    ])
    func fits(_ text: String, width: Int, expected: String) {
        #expect(TerminalWidth.fit(text, to: width) == expected)
    }

    @Test(arguments: [
        ("", 5, [""]), ("Oslo", 10, ["Oslo"]), ("one two three", 7, ["one two", "three"]),
        ("one two three", 8, ["one two", "three"]), ("one   two", 5, ["one", "two"]),
        ("one  two x", 8, ["one  two", "x"]), ("a\nb\n\nc", 9, ["a", "b", "", "c"]),
        ("a\r\nb\n", 9, ["a", "b", ""]), ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("a abcdef", 4, ["a", "abcd", "ef"]), ("abcdef gh", 4, ["abcd", "ef", "gh"]),
        ("  indented text", 10, ["  indented", "text"]), ("word   ", 4, ["word"]),
        ("word ", 5, ["word "]), ("      x", 4, ["    ", "  x"]), ("東京都", 4, ["東京", "都"]),
        ("東京", 1, ["東", "京"]), ("a東b", 1, ["a", "東", "b"]), ("ab", 0, ["a", "b"]),
        ("👨‍👩‍👧👨‍👩‍👧", 3, ["👨‍👩‍👧", "👨‍👩‍👧"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
        // One character, of consonants joined by the sign that takes their vowel.
        ("ab क्क्क्क्क c", 3, ["ab ", "क्क्क्", "क्क", " c"]),
    ])
    func wraps(_ text: String, width: Int, lines: [String]) {
        #expect(TerminalWidth.wrap(text, to: width) == lines)
    }

    @Test("wrapping loses nothing but spaces and line ends, and exceeds no line it need not")
    func wrapsAnything() {
        var random = SeededGenerator(seed: 7)
        let pieces = ["a", "bc", " ", " ", "  ", "\n", "東", "👍🏽", "e\u{301}", "longword", "🇳🇴"]
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 0..<20, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let width = Int.random(in: 2..<10, using: &random)
            let lines = TerminalWidth.wrap(text, to: width)
            #expect(lines.allSatisfy { TerminalWidth.columns(of: $0) <= width })
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
            #expect(lines.count > text.count { $0 == "\n" })
        }
    }
}
