/// A value in a parsed document: a light handle that reads its text only when asked.
package struct JSONValue: Sendable {
    let arena: JSONArena
    let index: Int

    private var node: JSONNode { arena.nodes[index] }

    package var kind: JSONKind { node.kind }

    /// Where the value stands in the source, in bytes, its quotes or brackets included.
    package var range: Range<Int> { node.range }

    /// The text of the value exactly as written.
    package var bytes: ArraySlice<UInt8> { arena.bytes[range] }

    /// How many elements a list has, how many members an object; 0 for all else.
    package var count: Int { Int(node.count) }

    /// The elements of a list in order; none for all else.
    package var elements: JSONElements { JSONElements(self) }

    /// The members of an object in order; none for all else.
    package var members: JSONMembers { JSONMembers(self) }

    /// The value of the first member with a key; nil where there is none or this is no object.
    package func member(_ key: StaticString) -> JSONValue? {
        for member in members where member.hasKey(key) { return member.value }
        return nil
    }

    /// The decoded text of a string; nil for all else.
    package var string: String? {
        node.kind == .string ? JSONString.decoded(node, in: arena.bytes) : nil
    }

    /// The bytes that a string stands for; none for all else.
    package var stringBytes: ArraySlice<UInt8> {
        guard node.kind == .string else { return [] }
        guard node.hasEscapes else {
            return arena.bytes[range.lowerBound + 1..<range.upperBound - 1]
        }
        return ArraySlice((string ?? "").utf8)
    }

    /// The text of a number exactly as written, never through binary floating point.
    package var numberText: String? {
        node.kind == .number ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// A number written with digits alone, with or without a minus; nil for all else.
    ///
    /// Also nil for one too large for `Int`, and for `5.0` and `5e0`.
    package var integer: Int? {
        guard node.kind == .number else { return nil }
        var result = 0
        var digits = bytes
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        for byte in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            let digit = Int(byte - UInt8(ascii: "0"))
            let (shifted, overflows) = result.multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) = shifted.addingReportingOverflow(isNegative ? -digit : digit)
            guard !overflows, !overflowsToo else { return nil }
            result = sum
        }
        return result
    }

    package var bool: Bool? {
        switch node.kind {
        case .true: true
        case .false: false
        default: nil
        }
    }
}
