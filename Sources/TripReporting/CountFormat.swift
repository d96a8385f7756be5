import TemplateEngine

/// Whole numbers, which the locale groups.
final class CountFormat: TemplateFormat {
    private let pattern: NumberPattern

    init(_ pattern: NumberPattern) {
        self.pattern = pattern
    }

    func isEmpty(_ number: Int) -> Bool { number == 0 }

    func write(_ number: Int, to output: inout OutputBuffer) { pattern.append(number, to: &output) }

    func plain(_ number: Int) -> TemplateValue { .integer(number) }
}

/// Whole numbers with the word for one or for several: "1 night", "5 nights".
final class PluralFormat: TemplateFormat {
    private let pattern: NumberPattern
    private let one: [UInt8]
    private let several: [UInt8]

    init(_ pattern: NumberPattern, one: String, several: String) {
        self.pattern = pattern
        self.one = Array(" \(one)".utf8)
        self.several = Array(" \(several)".utf8)
    }

    func isEmpty(_ number: Int) -> Bool { false }

    func write(_ number: Int, to output: inout OutputBuffer) {
        pattern.append(number, to: &output)
        output.append(number == 1 ? one : several)
    }

    func plain(_ number: Int) -> TemplateValue { .integer(number) }
}
