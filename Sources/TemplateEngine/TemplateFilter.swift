/// What a filter does to a value, by the name it has in templates.
package struct TemplateFilter: Sendable {
    package typealias Change =
        @Sendable (TemplateValue) throws(TemplateFilterError) -> TemplateValue

    package let name: String
    /// How it is written, as shown in errors: `pad: N`.
    package let form: String
    package let argumentCount: ClosedRange<Int>

    /// Makes the change from the arguments: once for a tag where all of them are literals.
    let change: @Sendable ([TemplateValue]) throws(TemplateFilterError) -> Change

    package init(
        name: String, form: String, argumentCount: ClosedRange<Int>,
        change: @escaping @Sendable ([TemplateValue]) throws(TemplateFilterError) -> Change
    ) {
        self.name = name
        self.form = form
        self.argumentCount = argumentCount
        self.change = change
    }

    /// Makes a filter without arguments.
    package init(name: String, change: @escaping Change) {
        self.init(name: name, form: name, argumentCount: 0...0) { _ in change }
    }

    /// The filters of every template.
    package static let standard = textFilters + listFilters
}

/// Why a filter cannot work on what it was given.
package struct TemplateFilterError: Error, Sendable {
    /// Continues the filter's form, as in `pad: N` "needs a whole number, not nothing".
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

extension TemplateValue {
    /// The most bytes of text that one filter makes.
    package static let filteredTextLimit = 16 << 20

    /// The text a filter works on; null counts as empty text.
    package func filterText() throws(TemplateFilterError) -> String {
        guard let text = plainText else { throw TemplateFilterError("needs text, not \(kind)") }
        return text
    }

    /// A whole number given to a filter, which must lie within a range.
    package func filterNumber(
        in range: ClosedRange<Int> = 0...10_000
    ) throws(TemplateFilterError) -> Int {
        guard case .integer(let number) = self, range.contains(number) else {
            throw TemplateFilterError(
                "needs a whole number from \(range.lowerBound) to \(range.upperBound), not \(kind)")
        }
        return number
    }
}
