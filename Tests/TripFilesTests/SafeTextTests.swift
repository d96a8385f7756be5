import Testing

@testable import TripFiles

/// Text of users in messages.
@Suite struct SafeTextTests {
    @Test(arguments: [
        ("Oslo", "\"Oslo\""), ("a \"b\"", "\"a \\\"b\\\"\""), ("", "\"\""),
        ("Zürich 東京 👩‍👩‍👧", "\"Zürich 東京 👩‍👩‍👧\""),
        ("\u{1B}[31m\n\0\u{7F}", "\"\\u001b[31m\\u000a\\u0000\\u007f\""),
        ("a\u{202E}b\u{2066}c\u{200F}", "\"a\\u202eb\\u2066c\\u200f\""),
        ("\u{85}\u{9B}\u{2028}\u{FEFF}\u{A0}", "\"\\u0085\\u009b\\u2028\\ufeff\\u00a0\""),
        ("\u{E0041}", "\"\\u{e0041}\""),
        (
            "1234567890123456789012345678901234567890",
            "\"1234567890123456789012345678901234567890\""
        ),
        (
            "12345678901234567890123456789012345678901",
            "\"1234567890123456789012345678901234567890…\""
        ),
    ])
    func quotes(_ text: String, _ quoted: String) {
        #expect(SafeText.quoted(text) == quoted)
        #expect(SafeText.quoted(Array(text.utf8)) == quoted)
    }

    @Test func cutsManyBytesBetweenCharacters() {
        let bytes = Array(String(repeating: "😀é", count: 100_000).utf8)
        #expect(SafeText.quoted(bytes) == "\"" + String(repeating: "😀é", count: 20) + "…\"")
    }

    @Test func keepsMessagesOfParsingSafe() {
        for text in [
            "[\u{202E}]", "[\u{1B}]", "{\"\u{1B}\u{202E}\":1,\"\u{1B}\u{202E}\":2}", "[1 a\u{85}]",
            "[x\u{202E}y]",
        ] {
            let (_, lines) = JSONMarkedText(text).parsed()
            #expect(!lines.isEmpty)
            #expect(
                !lines.joined().unicodeScalars.contains {
                    "\u{202E}\u{1B}\u{85}".unicodeScalars.contains($0)
                })
        }
    }
}
