import Testing

/// A marked text and what must be said at its marks.
struct MarkedCase: Sendable, CustomTestStringConvertible {
    let text: String
    let messages: [String]

    init(_ text: String, _ messages: String...) {
        self.text = text
        self.messages = messages
    }

    var testDescription: String { text }
}
