/// A key of an object and its value.
package struct JSONMember: Sendable {
    let arena: JSONArena
    /// The node of the key: that of the value follows it.
    let index: Int

    private var node: JSONNode { arena.nodes[index] }

    /// The decoded key.
    package var key: String { JSONString.decoded(node, in: arena.bytes) }

    /// Where the key stands in the source, in bytes, its quotes included.
    package var keyRange: Range<Int> { node.range }

    /// Whether the key was reported as an error already, so that it says nothing certain.
    package var isKeyMalformed: Bool { node.kind == .malformed }

    package var value: JSONValue { JSONValue(arena: arena, index: index + 1) }

    /// Whether this is the key, compared byte by byte, without making a string of it.
    package func hasKey(_ name: StaticString) -> Bool {
        if node.hasEscapes || isKeyMalformed { return key == String(describing: name) }
        let start = Int(node.start) + 1
        let length = Int(node.end) - 1 - start
        return name.withUTF8Buffer { name in
            guard name.count == length else { return false }
            for index in 0..<length where arena.bytes[start + index] != name[index] {
                return false
            }
            return true
        }
    }
}
