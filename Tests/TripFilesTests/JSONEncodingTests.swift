import Testing

@testable import TripFiles

/// Files that are not, or not everywhere, UTF-8.
@Suite struct JSONEncodingTests {
    private static let notUTF8: [[UInt8]] = [
        [0xFF], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
        [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
        [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3], [0xC3, 0xC3, 0xA9],
    ]

    @Test(arguments: notUTF8)
    func refusesInStrings(_ bad: [UInt8]) {
        let (document, lines) = JSONMarkedText(
            bytes: Array("[\"é".utf8) + bad + Array("\", 01]".utf8)
        )
        .parsed()
        #expect(document?.isValid == false)
        #expect(lines.count == 2)
        let digits = String(bad[0], radix: 16)
        #expect(
            lines.first
                == "trips.json:1:4: error: the byte 0x\(digits) is not UTF-8 text here: save the file as UTF-8"
        )
    }

    @Test(arguments: notUTF8)
    func refusesInComments(_ bad: [UInt8]) {
        for (opener, closer) in [("// é", "\n[]"), ("/* é", "*/[]")] {
            let (document, lines) = JSONMarkedText(
                bytes: Array(opener.utf8) + bad + Array(closer.utf8)
            ).parsed()
            #expect(document?.isValid == false)
            #expect(lines.count == 1)
            #expect(lines.first?.hasPrefix("trips.json:1:5: error: the byte 0x") == true)
        }
    }

    @Test(arguments: notUTF8)
    func refusesElsewhere(_ bad: [UInt8]) {
        let (document, lines) = JSONMarkedText(bytes: Array("[1, ".utf8) + bad).parsed()
        #expect(document == nil)
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("trips.json:1:5: error: expected a value, found \"") == true)
    }

    @Test func acceptsEveryOtherScalar() {
        for value: UInt32 in 0x20...0x10FFFF where value % 7 == 0 || value > 0xFFF0 {
            guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else {
                continue
            }
            let bytes = Array(String(scalar).utf8)
            let length = bytes.withUnsafeBufferPointer { UTF8Sequence.length(at: 0, in: $0) }
            if length != bytes.count { Issue.record("U+\(String(value, radix: 16)) is refused") }
        }
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], [0xFE, 0xFF, 0, 0x5B, 0, 0x5D], [0x5B, 0, 0x5D, 0],
            [0, 0x5B, 0, 0x5D], [0xFF, 0xFE],
        ] as [[UInt8]])
    func namesUTF16(_ bytes: [UInt8]) {
        let (document, lines) = JSONMarkedText(bytes: bytes).parsed()
        #expect(document == nil)
        #expect(lines == ["trips.json:1:1: error: the file is UTF-16: save it as UTF-8"])
    }

    @Test func acceptsAByteOrderMarkOnlyInFront() {
        let (document, lines) = JSONMarkedText("\u{FEFF}\u{FEFF}[]").parsed()
        #expect(document == nil)
        #expect(lines == ["trips.json:1:1: error: expected a value, found \"\\ufeff\""])
        #expect(
            JSONMarkedText("\u{FEFF}").parsed().lines == [
                "trips.json:1:1: error: the file is empty: write at least {} or []"
            ])
    }

    @Test func refusesNULEverywhere() {
        for text in ["\0", "[1,\0]", "[\"\0\"]", "[1]\0", "[] // \0", "/*\0*/[]", "{\"\0\":1}"] {
            let (document, lines) = JSONMarkedText(text).parsed()
            #expect(document?.isValid != true)
            #expect(lines.count == 1)
            #expect(!lines.joined().contains("\0"))
        }
    }

    @Test(arguments: ["/* open", "[1, 2 ⟦/* open\n *", "⟦/*/", "[⟦/* /* \n"])
    func namesTheOpenerOfAComment(_ text: String) {
        let marked = JSONMarkedText(text.contains("⟦") ? text : "⟦" + text)
        #expect(
            marked.parsed().lines
                == marked.lines(["this comment is not closed: it must end with */"])
        )
    }
}
