/// A Swift object that offers names to templates.
package protocol TemplateObject: AnyObject, Sendable {
    /// The names on offer.
    static var schema: TemplateSchema { get }

    /// The value of `schema.fields[index]`.
    func value(at index: Int) -> TemplateValue
}

extension TemplateObject {
    package var schema: TemplateSchema { Self.schema }
}

/// One name that a type offers, with what the list of variables says of it.
package struct TemplateField: Sendable {
    package let name: String
    package let type: String
    package let example: String
    package let summary: String

    package init(name: String, type: String, example: String, summary: String) {
        self.name = name
        self.type = type
        self.example = example
        self.summary = summary
    }
}

/// The names that a Swift type offers, in the order in which they are listed.
package final class TemplateSchema: Sendable {
    package let name: String
    package let fields: [TemplateField]
    private let indexes: [String: Int]

    package init(name: String, fields: [TemplateField]) {
        self.name = name
        self.fields = fields
        indexes = Dictionary(
            zip(fields.map(\.name), fields.indices), uniquingKeysWith: { first, _ in first })
    }

    package func index(of name: String) -> Int? { indexes[name] }
}
