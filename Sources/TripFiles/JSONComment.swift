/// Comments, which JSON has not: `// to the end of the line` and `/* up to the first */`.
enum JSONComment {
    /// Passes the comment that begins here; false where the slash begins none.
    static func skip(_ cursor: inout JSONCursor) throws(JSONProblem) -> Bool {
        let bytes = cursor.bytes
        let opener = cursor.position
        guard opener + 1 < bytes.count else { return false }
        let isBlock = bytes[opener + 1] == UInt8(ascii: "*")
        guard isBlock || bytes[opener + 1] == UInt8(ascii: "/") else { return false }
        var offset = opener + 2
        var isReported = false
        scan: while offset < bytes.count {
            let byte = bytes[offset]
            if isBlock {
                if byte == UInt8(ascii: "*"), offset + 1 < bytes.count,
                    bytes[offset + 1] == UInt8(ascii: "/")
                {
                    cursor.position = offset + 2
                    return true
                }
            } else if byte == 0x0A || byte == 0x0D {
                break scan
            }
            let length = UTF8Sequence.length(at: offset, in: bytes)
            if !isReported, length == 0 || byte == 0 {
                cursor.report(
                    byte == 0
                        ? JSONProblem(offset, "a comment cannot contain the character \\u0000")
                        : JSONText.notUTF8(at: offset, in: bytes))
                isReported = true
            }
            offset += max(1, length)
        }
        cursor.position = offset
        guard !isBlock else {
            throw JSONProblem(opener, "this comment is not closed: it must end with */")
        }
        return true
    }
}
