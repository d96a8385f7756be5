/// The text of a template and the name that messages call it by.
package struct TemplateSource: Sendable {
    /// A file name: where it ends in `.html`, the template rendered escapes what it prints.
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    package init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    var isHTML: Bool { name.lowercased().hasSuffix(".html") }
}

/// Where partials and parents come from, by the name in the tag.
package protocol TemplateLoader {
    func source(named name: String) -> TemplateSource?

    /// Every name that can be asked for, to suggest the nearest.
    var names: [String] { get }
}

/// A loader over templates held in memory.
package struct TemplateLibrary: TemplateLoader, Sendable {
    private let sources: [String: TemplateSource]

    package init(_ sources: [String: TemplateSource] = [:]) {
        self.sources = sources
    }

    package func source(named name: String) -> TemplateSource? { sources[name] }

    package var names: [String] { sources.keys.sorted() }
}
