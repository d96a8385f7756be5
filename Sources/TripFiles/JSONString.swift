/// Strings (RFC 8259, section 7).
enum JSONString {
    /// More errors in one string are not reported, so that the columns of all errors of a file
    /// can be counted in linear time (see `LineIndex`): in one string there may be no place to
    /// begin counting at.
    private static let mostProblems = 10

    /// Reads the string that begins at the cursor; what is wrong inside it is reported.
    ///
    /// A string that is not closed in its line is thrown: all that follows would be misread.
    static func scan(_ cursor: inout JSONCursor) throws(JSONProblem) -> JSONNode {
        let bytes = cursor.bytes
        let opener = cursor.position
        var offset = opener + 1
        var hasEscapes = false
        let problemsBefore = cursor.problems.count
        var isReportedUTF8 = false
        while true {
            offset = endOfPlainText(from: offset, in: bytes)
            let byte = offset < bytes.count ? bytes[offset] : 0x0A
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                offset += JSONEscape.pass(at: offset, &cursor)
            } else if byte < 0x20 {
                guard byte != 0x0A, byte != 0x0D else {
                    throw JSONProblem(
                        opener, "this string is not closed before the end of its line",
                        hint: "close it with \", and write a line break inside a string as \\n")
                }
                let escape = byte == 0x09 ? "\\t" : SafeText.escaped(String(Unicode.Scalar(byte)))
                let name = byte == 0x09 ? "a tab" : "this control character"
                cursor.report(
                    JSONProblem(offset, "\(name) cannot stand in a string: write \(escape)"))
                offset += 1
            } else if byte < 0x80 {
                offset += 1
            } else {
                let length = UTF8Sequence.length(at: offset, in: bytes)
                if length == 0, !isReportedUTF8 {
                    cursor.report(JSONText.notUTF8(at: offset, in: bytes))
                    isReportedUTF8 = true
                }
                offset += max(1, length)
            }
            if cursor.problems.count > problemsBefore + mostProblems {
                cursor.problems.removeLast()
            }
        }
        cursor.position = offset + 1
        let isSound = cursor.problems.count == problemsBefore
        var node = JSONNode(kind: isSound ? .string : .malformed, range: opener..<offset + 1)
        node.hasEscapes = hasEscapes
        return node
    }

    /// Passes plain text, eight bytes at a time; what it stops at may be some more of it.
    private static func endOfPlainText(
        from start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
        var offset = start
        while let eight = EightBytes(at: offset, in: bytes) {
            let ends =
                eight.equal(to: UInt8(ascii: "\"")) | eight.equal(to: UInt8(ascii: "\\"))
                | eight.below(0x20) | eight.notASCII
            if let first = ends.first { return offset + first }
            offset += 8
        }
        return offset
    }

    /// The text of a string or key.
    static func decoded(_ node: JSONNode, in bytes: [UInt8]) -> String {
        bytes.withUnsafeBufferPointer { bytes in
            let content = contentRange(of: node, first: bytes[node.range].first)
            let text = UnsafeBufferPointer(rebasing: bytes[content])
            return node.hasEscapes
                ? String(decoding: decodedBytes(text), as: UTF8.self)
                : String(decoding: text, as: UTF8.self)
        }
    }

    /// The bytes of a string or key without its quotes; a key that is in error may have none.
    static func contentRange(of node: JSONNode, first: UInt8?) -> Range<Int> {
        let range = node.range
        let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        guard isQuoted, range.count >= 2 else { return range }
        return range.lowerBound + 1..<range.upperBound - 1
    }

    /// The bytes that a string with escapes stands for; what is no escape stays as it is.
    static func decodedBytes(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var offset = 0
        while offset < content.count {
            if content[offset] == UInt8(ascii: "\\"),
                case .character(let scalar, let length) = JSONEscape.read(at: offset, in: content)
            {
                result.append(contentsOf: String(scalar).utf8)
                offset += length
            } else {
                result.append(content[offset])
                offset += 1
            }
        }
        return result
    }
}
