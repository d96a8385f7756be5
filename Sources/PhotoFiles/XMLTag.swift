/// A tag of XML with its attributes.
struct XMLTag {
    struct Attribute {
        let name: String

        /// With its references to characters resolved.
        let value: [UInt8]

        /// The name without the prefix of a namespace.
        var localName: String { XMLTag.localName(name) }
    }

    let range: Range<Int>
    let name: String

    /// Whether it ends an element, or stands for an element that holds nothing.
    let isEnd: Bool
    let isEmpty: Bool
    let attributes: [Attribute]

    var localName: String { Self.localName(name) }

    func value(_ name: String) -> String? {
        attributes.first { $0.name == name }.map { String(decoding: $0.value, as: UTF8.self) }
    }

    private static func localName(_ name: String) -> String {
        guard let colon = name.lastIndex(of: ":") else { return name }
        return String(name[name.index(after: colon)...])
    }
}
