/// Numbers (RFC 8259, section 6).
enum JSONNumber {
    /// Reads the number at the cursor, or what was meant to be one, which is reported.
    static func scan(_ cursor: inout JSONCursor) -> JSONNode {
        let bytes = cursor.bytes
        let start = cursor.position
        var end = start + validPrefix(of: bytes[start...])
        if end > start, end == bytes.count || !JSONWord.isWordByte(bytes[end]) {
            cursor.position = end
            return JSONNode(kind: .number, range: start..<end)
        }
        while end < bytes.count, JSONWord.isWordByte(bytes[end]) { end += 1 }
        cursor.position = end
        cursor.report(JSONProblem(start, complaint(about: bytes[start..<end])))
        return JSONNode(kind: .malformed, range: start..<end)
    }

    /// Passes and reports `,50` of `12,50`, where the comma cannot begin another member.
    static func passDecimalComma(after number: JSONNode, _ cursor: inout JSONCursor) -> Bool {
        let bytes = cursor.bytes
        var end = cursor.position
        guard Int(number.end) == end, end + 1 < bytes.count,
            bytes[end] == UInt8(ascii: ","), isDigit(bytes[end + 1])
        else { return false }
        while end < bytes.count,
            isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".")
                || (bytes[end] == UInt8(ascii: ",") && end + 1 < bytes.count
                    && isDigit(bytes[end + 1]))
        {
            end += 1
        }
        let text = SafeText.quoted(bytes[Int(number.start)..<end])
        cursor.report(
            JSONProblem(
                Int(number.start), "\(text) is not a number: its decimals must follow a point",
                hint: "nothing may stand between thousands"))
        cursor.position = end
        return true
    }

    /// How many bytes at the front are a number by the grammar of JSON.
    private static func validPrefix(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var end = text.startIndex
        func byte() -> UInt8 { end < text.endIndex ? text[end] : 0 }
        func passDigits() -> Bool {
            let start = end
            while isDigit(byte()) { end += 1 }
            return end > start
        }
        if byte() == UInt8(ascii: "-") { end += 1 }
        if byte() == UInt8(ascii: "0") { end += 1 } else if !passDigits() { return 0 }
        if byte() == UInt8(ascii: ".") {
            end += 1
            guard passDigits() else { return 0 }
        }
        if byte() | 0x20 == UInt8(ascii: "e") {
            end += 1
            if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { end += 1 }
            guard passDigits() else { return 0 }
        }
        return end - text.startIndex
    }

    /// What is wrong with a number, and what would be right where that is clear.
    private static func complaint(about text: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        let written = Array(text.prefix(40))
        let isNegative = written.first == UInt8(ascii: "-")
        let sign: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
        let rest = Array(written.dropFirst(sign.count))
        let point = UInt8(ascii: ".")
        let rule: String
        let right: [UInt8]
        if rest.first == UInt8(ascii: "+") {
            (rule, right) = ("a number cannot start with +", sign + rest.dropFirst())
        } else if rest.first == point {
            (rule, right) = (
                "a number cannot start with a point", sign + [UInt8(ascii: "0")] + rest
            )
        } else if rest.count > 1, rest[0] == UInt8(ascii: "0"), isDigit(rest[1]) {
            let digits = rest.drop { $0 == UInt8(ascii: "0") }
            let needsZero = digits.first.map { !isDigit($0) } ?? true
            rule = "a number cannot start with 0"
            right = sign + (needsZero ? [UInt8(ascii: "0")] : []) + digits
        } else if let index = rest.firstIndex(of: point),
            index + 1 == rest.count || !isDigit(rest[index + 1])
        {
            rule = "a number needs a digit after its point"
            right = sign + rest[...index] + [UInt8(ascii: "0")] + rest[(index + 1)...]
        } else {
            (rule, right) = ("", [])
        }
        let isRight = right.withUnsafeBufferPointer { validPrefix(of: $0[...]) == right.count }
        guard !right.isEmpty, isRight, text.count <= 40 else {
            return "\(SafeText.quoted(text)) is not a number: text must stand in double quotes"
        }
        // Both are of word characters alone, so they need no quotes.
        let good = String(decoding: right, as: UTF8.self)
        let bad = String(decoding: written, as: UTF8.self)
        return "\(rule): write \(good), not \(bad)"
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
