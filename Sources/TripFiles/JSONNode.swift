/// One value, or one key, of a parsed document.
///
/// The nodes of a document lie in one array in the order of the text: a container is followed by
/// all it holds, a key by its value. Small, because a file may have millions of them.
struct JSONNode: Sendable {
    var kind: JSONKind
    /// Whether a string must be decoded, not just copied.
    var hasEscapes = false
    var start: UInt32
    var end: UInt32
    /// The index of the first node behind this one and all it holds.
    var next: UInt32 = 0
    /// The elements of a list, the members of an object.
    var count: UInt32 = 0

    init(kind: JSONKind, range: Range<Int>) {
        self.kind = kind
        self.start = UInt32(truncatingIfNeeded: range.lowerBound)
        self.end = UInt32(truncatingIfNeeded: range.upperBound)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
}

/// The nodes of a document with the bytes that they refer to.
final class JSONArena: Sendable {
    let bytes: [UInt8]
    let nodes: [JSONNode]

    init(bytes: [UInt8], nodes: [JSONNode]) {
        self.bytes = bytes
        self.nodes = nodes
    }

    /// Whether a key is this one, compared byte by byte, without making a string of it.
    func isKey(at index: Int, _ name: StaticString) -> Bool {
        let key = nodes[index]
        guard key.kind == .string, !key.hasEscapes else {
            return JSONString.decoded(key, in: bytes) == name.description
        }
        let start = Int(key.start) + 1
        guard Int(key.end) - 1 - start == name.utf8CodeUnitCount else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            name.withUTF8Buffer { name in
                for offset in name.indices where bytes[start + offset] != name[offset] {
                    return false
                }
                return true
            }
        }
    }
}
