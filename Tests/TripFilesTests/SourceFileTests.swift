import Testing

@testable import TripFiles

/// Lines and columns of byte offsets.
@Suite struct SourceFileTests {
    private func position(_ text: String, _ offset: Int) -> String {
        SourceFile(name: "f", bytes: Array(text.utf8)).position(at: offset).description
    }

    @Test(arguments: [
        ("", 0, "1:1"), ("", 5, "1:1"), ("ab", -3, "1:1"), ("ab", 0, "1:1"), ("ab", 2, "1:3"),
        ("ab", 99, "1:3"), ("a\nb", 1, "1:2"), ("a\nb", 2, "2:1"), ("a\r\nb", 2, "1:2"),
        ("a\r\nb", 3, "2:1"), ("a\rb", 2, "2:1"), ("a\r\r\nb", 4, "3:1"), ("a\n", 2, "2:1"),
        ("\u{FEFF}ab", 0, "1:1"), ("\u{FEFF}ab", 4, "1:2"), ("é1", 2, "1:2"),
        ("e\u{301}1", 3, "1:2"),
        ("👩‍👩‍👧x", 18, "1:2"), ("🇳🇴🇸🇪x", 16, "1:3"), ("東京\n東x", 10, "2:2"),
    ])
    func positions(_ text: String, _ offset: Int, _ expected: String) {
        #expect(position(text, offset) == expected)
    }

    /// Columns in long lines are counted from places inside them.
    @Test(arguments: ["a", "é", "e\u{301}x", "\u{301}", "🇳🇴", "日\" "])
    func positionsInLongLines(_ unit: String) {
        let text =
            "x\n" + String(repeating: unit, count: 1500) + "\n" + String(repeating: "a", count: 700)
        let file = SourceFile(name: "f", bytes: Array(text.utf8))
        let line = text.split(separator: "\n")[1]
        var offset = 2
        for (index, character) in line.enumerated() {
            #expect(file.position(at: offset) == SourcePosition(line: 2, column: index + 1))
            offset += character.utf8.count
        }
        #expect(file.position(at: offset + 601) == SourcePosition(line: 3, column: 601))
    }

    @Test func survivesBytesThatAreNoText() {
        let bytes: [UInt8] = [0xFF, 0xC3, 0x0A, 0xED, 0xA0, 0x80, 0x0D, 0xF0, 0x9F]
        let file = SourceFile(name: "f", bytes: bytes)
        #expect((0...9).map { file.position(at: $0).line } == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3])
        #expect(file.line(at: 1) == "\u{FFFD}\u{FFFD}")
    }

    @Test func givesLinesThatAreSafeToPrint() {
        let text =
            "\u{FEFF}a\tb\r\n\u{1B}[31mred\u{202E}\r\n" + String(repeating: "x", count: 401)
            + "\nend"
        let file = SourceFile(name: "f", bytes: Array(text.utf8))
        #expect(file.line(at: 1) == "a b")
        #expect(file.line(at: 2) == "\u{FFFD}[31mred\u{FFFD}")
        #expect(file.line(at: 3) == nil)
        #expect(file.line(at: 4) == "end")
        #expect(file.line(at: 5) == nil)
        #expect(file.line(at: 0) == nil)
    }

    @Test func makesDiagnostics() {
        let file = SourceFile(name: "trips.json", bytes: Array("[\n  75]".utf8))
        let made = file.diagnostic(.warning, at: 4, "too long", kind: "nights", hint: "60 at most")
        #expect(
            made
                == Diagnostic(
                    severity: .warning, file: "trips.json", line: 2, column: 3, message: "too long",
                    kind: "nights", hint: "60 at most", sourceLine: "  75]"))
        #expect(made.text == "trips.json:2:3: warning: too long")
    }

    @Test func writesNoPlaceForAWholeFile() {
        let made = Diagnostic(severity: .error, file: "a\u{1B}b.json", message: "no such file")
        #expect(made.text == "a\\u001bb.json: error: no such file")
    }
}
