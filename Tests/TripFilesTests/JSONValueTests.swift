import Foundation
import Testing

@testable import TripFiles

/// What the handles of a parsed document tell.
@Suite struct JSONValueTests {
    private func document(_ text: String) throws -> JSONDocument {
        let (document, lines) = JSONMarkedText(text).parsed()
        #expect(lines == [])
        let result = try #require(document)
        #expect(result.isValid)
        return result
    }

    @Test(arguments: [
        ("{}", JSONKind.object, "an object"), ("[]", .array, "a list"),
        ("\"\"", .string, "a string"),
        ("-1.5e+3", .number, "a number"), ("true", .true, "true"), ("false", .false, "false"),
        (" null ", .null, "null"),
    ])
    func kinds(_ text: String, _ kind: JSONKind, _ words: String) throws {
        let root = try document(text).root
        #expect(root.kind == kind)
        #expect(root.kind.description == words)
        #expect(root.bool == (kind == .true ? true : kind == .false ? false : nil))
        #expect((root.string == nil) == (kind != .string))
        #expect((root.numberText == nil) == (kind != .number))
        #expect(root.count == 0)
        #expect(Array(root.elements).isEmpty && Array(root.members).isEmpty)
    }

    @Test func tellsMembersInOrderWithTheirRanges() throws {
        let text =
            "{ \"city\" : \"Oslo\", /* , */ \"nested\":[1, {\"a\": null,},], \"\\u0063\": -7 }"
        let document = try document(text)
        let bytes = Array(text.utf8)
        func written(_ range: Range<Int>) -> String {
            String(decoding: bytes[range], as: UTF8.self)
        }
        let members = Array(document.root.members)
        #expect(members.map(\.key) == ["city", "nested", "c"])
        #expect(members.map { written($0.keyRange) } == ["\"city\"", "\"nested\"", "\"\\u0063\""])
        #expect(
            members.map { written($0.value.range) } == ["\"Oslo\"", "[1, {\"a\": null,},]", "-7"])
        #expect(document.root.count == 3)
        #expect(written(document.root.range) == text)
        let list = try #require(document.root.member("nested"))
        #expect(list.elements.map { written($0.range) } == ["1", "{\"a\": null,}"])
        #expect(list.elements.map(\.count) == [0, 1])
        #expect(document.root.member("c")?.integer == -7)
        #expect(document.root.member("City") == nil)
        #expect(list.member("a") == nil)
        #expect(
            members[0].hasKey("city") && !members[0].hasKey("cit") && !members[0].hasKey("citz"))
        #expect(members[2].hasKey("c") && !members[2].hasKey("\\u0063"))
    }

    @Test(
        arguments: [
            ("5", 5), ("-0", 0), ("-12", -12), ("9223372036854775807", Int.max),
            ("-9223372036854775808", Int.min), ("9223372036854775808", nil),
            ("-9223372036854775809", nil), ("100000000000000000000000", nil), ("5.0", nil),
            ("5e0", nil), ("\"5\"", nil), ("true", nil),
        ] as [(String, Int?)])
    func integers(_ text: String, _ value: Int?) throws {
        #expect(try document(text).root.integer == value)
    }

    @Test(arguments: ["0.1", "1E400", "-0.0", "123456789012345678901234567890.5", "1e-7"])
    func keepsTheTextOfNumbers(_ text: String) throws {
        #expect(try document(text).root.numberText == text)
    }

    @Test(arguments: [
        ("\"\"", ""), ("\"Zürich 東京 👩‍👩‍👧\"", "Zürich 東京 👩‍👩‍👧"),
        ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\u{8}\u{C}\n\r\t"),
        ("\"\\u0041\\u00e9\\u00E9\\uFFFF\\u0000\"", "Aéé\u{FFFF}\u{0}"),
        ("\"a\\ud83d\\ude00b\\uDBFF\\uDFFF\"", "a😀b\u{10FFFF}"),
        ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"), ("\"\\\\u0041\"", "\\u0041"),
        ("\"é\\n\"", "é\n"),
    ])
    func strings(_ text: String, _ value: String) throws {
        let string = try #require(try document(text).root.string)
        #expect(Array(string.unicodeScalars) == Array(value.unicodeScalars))
    }

    /// Text is passed several bytes at a time: each byte is seen for what it is wherever it stands.
    @Test(arguments: 0..<18)
    func readsStringsOfEveryLength(_ length: Int) throws {
        let before = String("0123456789abcdefgh".prefix(length))
        for byte in UInt8(0x20)...0x7F where byte != 0x22 && byte != 0x5C {
            let value = before + String(UnicodeScalar(byte)) + "xyz"
            #expect(
                try document("[\"\(value)\", \"y\"]").root.elements.map(\.string) == [value, "y"])
        }
        for value in ["", "\"", "\\", "\n", "é", "東", "🏝"].map({ before + $0 }) {
            let text = String(decoding: try JSONEncoder().encode([value, "y"]), as: UTF8.self)
            #expect(try document(text).root.elements.map(\.string) == [value, "y"])
        }
        for byte in UInt8(0)..<0x20 where byte != 0x0A && byte != 0x0D {
            let text = "[\"\(before)⟦\(UnicodeScalar(byte))xyz0123456789\"]"
            let marked = JSONMarkedText(text)
            let lines = marked.parsed().lines
            #expect(lines.count == 1)
            #expect(lines.first?.hasPrefix("trips.json:\(marked.marks[0]): error: ") == true)
        }
    }

    @Test(arguments: [
        ("// a\n[1, // b\r2 /* c\n * / */, 3,\n]// d", 3), ("/**/[/***/1/**/]/**/", 1),
        ("[1,2,\r\n]", 2), ("\u{FEFF}[1]", 1), ("/* /* */ [1]", 1), ("[//]\n]", 0),
    ])
    func commentsAndTrailingCommas(_ text: String, _ count: Int) throws {
        #expect(try document(text).root.count == count)
    }

    @Test func goesOnAfterErrorsWithMalformedValues() throws {
        let (document, lines) = JSONMarkedText(
            "{\"a\": 01, b: 2, \"c\": \"\\q\", \"d\": Yes, \"e\": , \"f\": 6}"
        ).parsed()
        let root = try #require(document).root
        #expect(lines.count == 5)
        #expect(
            root.members.map(\.value.kind)
                == [.malformed, .number, .malformed, .malformed, .malformed, .number])
        #expect(root.members.map(\.isKeyMalformed) == [false, true, false, false, false, false])
        #expect(root.members.map(\.key) == ["a", "b", "c", "d", "e", "f"])
        #expect(root.member("b")?.integer == 2)
        #expect(root.member("c")?.string == nil)
    }
}
