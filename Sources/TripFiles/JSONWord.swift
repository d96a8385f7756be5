/// The words `true`, `false` and `null`, and text that lacks its quotes.
enum JSONWord {
    /// Whether the byte can stand in a word or a number, right or wrong.
    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"),
            UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Reads the word at the cursor; any but the three is reported.
    static func scan(_ cursor: inout JSONCursor) -> JSONNode {
        let bytes = cursor.bytes
        let start = cursor.position
        var end = start
        while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
        if let kind = kind(of: bytes[start..<end]) {
            cursor.position = end
            return JSONNode(kind: kind, range: start..<end)
        }
        // "New York" without quotes is one mistake, not two.
        while end < bytes.count, !endsText(bytes[end]) { end += 1 }
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        cursor.position = end
        cursor.report(JSONProblem(start, complaint(about: bytes[start..<end])))
        return JSONNode(kind: .malformed, range: start..<end)
    }

    private static func kind(of word: Slice<UnsafeBufferPointer<UInt8>>) -> JSONKind? {
        switch word.first {
        case UInt8(ascii: "t"): isWord(word, "true") ? .true : nil
        case UInt8(ascii: "f"): isWord(word, "false") ? .false : nil
        case UInt8(ascii: "n"): isWord(word, "null") ? .null : nil
        default: nil
        }
    }

    private static func isWord(
        _ word: Slice<UnsafeBufferPointer<UInt8>>, _ expected: StaticString
    ) -> Bool {
        expected.withUTF8Buffer { $0.elementsEqual(word) }
    }

    private static func endsText(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "/"):
            true
        default: byte < 0x20 && byte != 0x09
        }
    }

    private static func complaint(about text: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        let quoted = SafeText.quoted(text)
        switch String(decoding: text.prefix(12), as: UTF8.self).lowercased() {
        case "true", "yes", "on": return "\(quoted) is not a value: write true"
        case "false", "no", "off": return "\(quoted) is not a value: write false"
        case "null", "nil", "none", "undefined": return "\(quoted) is not a value: write null"
        case "nan", "inf", "infinity": return "\(quoted) is not a number that JSON can hold"
        default: return "\(quoted) is not a value: text must stand in double quotes"
        }
    }
}
