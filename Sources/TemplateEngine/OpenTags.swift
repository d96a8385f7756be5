/// A section, parent or block that waits for its closing tag.
struct OpenTag {
    /// What the closing tag must say at least.
    let key: String
    let sign: String
    /// All that the tag says, filters included, without whitespace.
    let content: [UInt8]
    let offset: Int
    let node: Int
    let line: TagLine

    /// The tag in the default delimiters, as messages show it.
    var shown: String { "{{\(sign)\(key)}}" }
}

/// The tags open at one point of a template, the innermost last.
struct OpenTags {
    private(set) var all: [OpenTag] = []
    /// How many are open under each key, so that a closing tag is judged without a search.
    private var counts: [String: Int] = [:]

    var innermost: OpenTag? { all.last }

    mutating func push(_ tag: OpenTag) {
        all.append(tag)
        counts[tag.key, default: 0] += 1
    }

    func contains(_ key: String) -> Bool { counts[key, default: 0] > 0 }

    @discardableResult
    mutating func pop() -> OpenTag? {
        guard let tag = all.popLast() else { return nil }
        counts[tag.key, default: 1] -= 1
        return tag
    }

    /// Closes everything up to the innermost tag with a key.
    mutating func close(_ key: String) {
        while let tag = pop(), tag.key != key {}
    }
}
