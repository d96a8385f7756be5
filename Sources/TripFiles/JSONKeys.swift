/// Finds keys that an object has twice.
///
/// RFC 8259, section 4, leaves their meaning open: readers differ in which value they take.
struct JSONKeys {
    /// Up to here comparing each with each is faster than a table.
    private static let fewKeys = 16

    private var ranges: [Range<Int>] = []

    /// Reports each key of an object that stands in it already.
    mutating func reportDuplicates(
        in object: Int, of nodes: [JSONNode], _ cursor: inout JSONCursor
    ) {
        let count = Int(nodes[object].count)
        guard count > 1 else { return }
        ranges.removeAll(keepingCapacity: true)
        var index = object + 1
        while index < Int(nodes[object].next) {
            let key = nodes[index]
            guard count <= Self.fewKeys, key.kind == .string, !key.hasEscapes else {
                reportByTable(in: object, of: nodes, &cursor)
                return
            }
            ranges.append(key.range)
            index = Int(nodes[index + 1].next)
        }
        for later in 1..<count {
            let first = ranges[..<later].first { Self.isSame($0, ranges[later], cursor.bytes) }
            if let first { report(ranges[later], first: first.lowerBound, &cursor) }
        }
    }

    private static func isSame(
        _ a: Range<Int>, _ b: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard a.count == b.count else { return false }
        for offset in 0..<a.count
        where bytes[a.lowerBound + offset] != bytes[b.lowerBound + offset] {
            return false
        }
        return true
    }

    /// Keys are compared as bytes: a `String` would take two spellings of é for one.
    private func reportByTable(
        in object: Int, of nodes: [JSONNode], _ cursor: inout JSONCursor
    ) {
        var firsts: [[UInt8]: Int] = [:]
        var index = object + 1
        while index < Int(nodes[object].next) {
            let key = nodes[index]
            let content = JSONString.contentRange(of: key, first: cursor.bytes[Int(key.start)])
            let text = UnsafeBufferPointer(rebasing: cursor.bytes[content])
            let name = key.hasEscapes ? JSONString.decodedBytes(text) : Array(text)
            if let first = firsts[name] {
                report(key.range, first: first, &cursor)
            } else {
                firsts[name] = Int(key.start)
            }
            index = Int(nodes[index + 1].next)
        }
    }

    private func report(_ key: Range<Int>, first: Int, _ cursor: inout JSONCursor) {
        var name = cursor.bytes[key]
        if name.first == UInt8(ascii: "\"") { name = name.dropFirst().dropLast() }
        cursor.report(
            JSONProblem(
                key.lowerBound,
                "the key \(SafeText.quoted(name)) stands twice in this object: first at",
                at: first))
    }
}

/// Tells objects that surely have no key twice from those that must be looked at: keys that are the
/// same have the same sign, and others seldom do.
struct JSONKeySigns {
    private(set) var mayRepeat = false
    private var seen: UInt64 = 0

    mutating func add(_ key: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>) {
        let range = key.range
        guard key.kind == .string, !key.hasEscapes, range.count > 2 else {
            mayRepeat = true
            return
        }
        let ends = Int(bytes[range.lowerBound + 1]) + Int(bytes[range.upperBound - 2])
        let sign: UInt64 = 1 << UInt64(truncatingIfNeeded: (ends + 2 * range.count) & 63)
        mayRepeat = mayRepeat || seen & sign != 0
        seen |= sign
    }
}
