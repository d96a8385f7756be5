/// Keys of objects, which are strings, and what is often written in their place.
enum JSONKey {
    /// Reads the key at the cursor; one that only lacks its quotes is reported.
    static func scan(_ cursor: inout JSONCursor) throws(JSONProblem) -> JSONNode {
        if cursor.byte == UInt8(ascii: "\"") { return try JSONString.scan(&cursor) }
        if cursor.byte == UInt8(ascii: "'") { return try JSONSingleQuoted.scan(&cursor) }
        let bytes = cursor.bytes
        let start = cursor.position
        var end = start
        while end < bytes.count, JSONWord.isWordByte(bytes[end]) { end += 1 }
        var next = end
        while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
        guard end > start, next < bytes.count, bytes[next] == UInt8(ascii: ":") else {
            throw JSONProblem(
                start, "expected a key in double quotes or \"}\", found \(cursor.found)",
                hint: cursor.hintAboutFound)
        }
        let text = SafeText.quoted(bytes[start..<end])
        cursor.report(JSONProblem(start, "the key \(text) must stand in double quotes"))
        cursor.position = end
        return JSONNode(kind: .malformed, range: start..<end)
    }
}
