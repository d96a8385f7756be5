/// The elements of a list, in order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
    private let arena: JSONArena
    private var index: Int
    private let end: Int

    init(_ list: JSONValue) {
        arena = list.arena
        index = list.index + 1
        end = list.kind == .array ? Int(arena.nodes[list.index].next) : index
    }

    package mutating func next() -> JSONValue? {
        guard index < end else { return nil }
        defer { index = Int(arena.nodes[index].next) }
        return JSONValue(arena: arena, index: index)
    }
}
