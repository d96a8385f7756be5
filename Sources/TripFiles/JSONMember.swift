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

    /// Whether this is the key, byte by byte.
    package func hasKey(_ name: StaticString) -> Bool {
        arena.place(ofKey: index, among: [name], from: 0) != nil
    }
}
