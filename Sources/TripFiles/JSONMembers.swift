/// The members of an object, in order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private let arena: JSONArena
    private var index: Int
    private let end: Int

    init(_ object: JSONValue) {
        arena = object.arena
        index = object.index + 1
        end = object.kind == .object ? Int(arena.nodes[object.index].next) : index
    }

    package mutating func next() -> JSONMember? {
        guard index < end else { return nil }
        defer { index = Int(arena.nodes[index + 1].next) }
        return JSONMember(arena: arena, index: index)
    }
}
