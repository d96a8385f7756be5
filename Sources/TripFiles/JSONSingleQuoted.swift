/// Strings in single quotes, which JSON has not but people write.
enum JSONSingleQuoted {
    /// Reads and reports the string; throws where it is not closed in its line.
    static func scan(_ cursor: inout JSONCursor) throws(JSONProblem) -> JSONNode {
        let bytes = cursor.bytes
        let start = cursor.position
        let quote = bytes[start]
        var end = start + 1
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] != quote { end += 1 }
        let problem = JSONProblem(
            start, "a string must stand in double quotes, not in single ones")
        guard end < bytes.count, bytes[end] == quote else { throw problem }
        cursor.report(problem)
        cursor.position = end + 1
        return JSONNode(kind: .malformed, range: start..<end + 1)
    }
}
