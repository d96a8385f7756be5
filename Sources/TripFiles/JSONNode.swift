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

    /// Finds a key among some names, comparing byte by byte, without making a string of it.
    ///
    /// - Parameters:
    ///   - index: the key's node.
    ///   - names: different ones.
    ///   - first: the place of the name to compare first, before those after it.
    /// - Returns: the place of the name; nil where it is none of them.
    func place(ofKey index: Int, among names: [StaticString], from first: Int) -> Int? {
        let key = nodes[index]
        guard key.kind == .string, !key.hasEscapes else {
            let text = JSONString.decoded(key, in: bytes)
            return names.firstIndex { $0.description == text }
        }
        let start = Int(key.start) + 1
        let length = Int(key.end) - 1 - start
        return bytes.withUnsafeBufferPointer { bytes in
            var place = first
            for _ in names.indices {
                if names[place].utf8CodeUnitCount == length {
                    let name = names[place].utf8Start
                    var same = 0
                    while same < length, bytes[start + same] == name[same] { same += 1 }
                    if same == length { return place }
                }
                place = place + 1 < names.count ? place + 1 : 0
            }
            return nil
        }
    }
}
