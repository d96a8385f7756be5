/// Escapes in strings: a backslash with a letter, or with `u` and the digits of a UTF-16 unit.
enum JSONEscape {
    case character(Unicode.Scalar, length: Int)
    /// A unit of UTF-16 that means nothing without its other half.
    case halfCharacter
    case missingDigits
    case unknown

    /// The escape whose backslash is at `offset`.
    static func read(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONEscape {
        guard offset + 1 < bytes.count else { return .unknown }
        switch bytes[offset + 1] {
        case UInt8(ascii: "\""): return .character("\"", length: 2)
        case UInt8(ascii: "\\"): return .character("\\", length: 2)
        case UInt8(ascii: "/"): return .character("/", length: 2)
        case UInt8(ascii: "b"): return .character("\u{08}", length: 2)
        case UInt8(ascii: "f"): return .character("\u{0C}", length: 2)
        case UInt8(ascii: "n"): return .character("\n", length: 2)
        case UInt8(ascii: "r"): return .character("\r", length: 2)
        case UInt8(ascii: "t"): return .character("\t", length: 2)
        case UInt8(ascii: "u"): break
        default: return .unknown
        }
        guard let first = unit(at: offset, in: bytes) else { return .missingDigits }
        if let scalar = Unicode.Scalar(first) { return .character(scalar, length: 6) }
        // RFC 8259, section 7: a character beyond U+FFFF is written as a surrogate pair.
        guard first < 0xDC00, let second = unit(at: offset + 6, in: bytes),
            (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { return .halfCharacter }
        return .character(scalar, length: 12)
    }

    /// Reports what is wrong with the escape at `offset`; gives how many bytes to pass.
    static func pass(at offset: Int, _ cursor: inout JSONCursor) -> Int {
        let bytes = cursor.bytes
        switch read(at: offset, in: bytes) {
        case .character(_, let length):
            return length
        case .halfCharacter:
            let text = SafeText.quoted(bytes[offset..<offset + 6])
            cursor.report(
                JSONProblem(
                    offset, "\(text) is half a character: write a pair such as \\ud83d\\ude00"))
            return 6
        case .missingDigits:
            let end = bytes[offset...].prefix(6).firstIndex { $0 == 0x22 || $0 < 0x20 }
            let text = SafeText.quoted(bytes[offset..<(end ?? min(offset + 6, bytes.count))])
            cursor.report(
                JSONProblem(offset, "\(text) is no escape: \\u needs four hexadecimal digits"))
            return 2
        case .unknown:
            let next = offset + 1
            // A control character or the end of the file has an error of its own.
            guard next < bytes.count, bytes[next] >= 0x20 else { return 1 }
            let length = UTF8Sequence.length(at: next, in: bytes)
            guard length > 0 else { return 1 }
            let text = SafeText.quoted(bytes[offset..<next + length])
            cursor.report(
                JSONProblem(offset, "\(text) is no escape: write \\\\ for a backslash itself"))
            return 1 + length
        }
    }

    /// The value of the `\u` and four digits at `offset`.
    private static func unit(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] == UInt8(ascii: "u")
        else { return nil }
        var value: UInt32 = 0
        for byte in bytes[offset + 2..<offset + 6] {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}
