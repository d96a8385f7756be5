import TemplateEngine

/// One name that a view offers to templates: what the documentation says of it, and its value.
struct ViewField<View: Sendable>: Sendable {
    let field: TemplateField
    let value: @Sendable (View) -> TemplateValue

    /// - Parameters:
    ///   - name: as templates write it.
    ///   - type: text, count, date, money, share, country, yes or no, or what a list holds.
    ///   - example: a value in its default form.
    ///   - summary: what it says.
    ///   - value: takes it from the view.
    init(
        _ name: String, _ type: String, _ example: String, _ summary: String,
        _ value: @escaping @Sendable (View) -> TemplateValue
    ) {
        field = TemplateField(name: name, type: type, example: example, summary: summary)
        self.value = value
    }
}

/// A type whose names stand in one table with their documentation, so that the two cannot drift.
protocol TemplateView: TemplateObject {
    static var fields: [ViewField<Self>] { get }
}

extension TemplateView {
    package func value(at index: Int) -> TemplateValue { Self.fields[index].value(self) }

    static func makeSchema(_ name: String) -> TemplateSchema {
        TemplateSchema(name: name, fields: fields.map(\.field))
    }
}
