import TemplateEngine

/// Shares of one whole in whole percents of the locale: "12%"; the number of a value is its part.
final class ShareFormat: TemplateFormat {
    private let percent: NumberPattern
    private let plainFormat: PlainShareFormat

    init(of whole: Int, _ percent: NumberPattern) {
        self.percent = percent
        plainFormat = PlainShareFormat(of: whole)
    }

    /// A part in so many parts of the whole, rounded half up.
    func rounded(_ number: Int, of parts: Int) -> Int {
        plainFormat.rounded(number, of: parts)
    }

    func isEmpty(_ number: Int) -> Bool { number == 0 }

    func write(_ number: Int, to output: inout OutputBuffer) {
        percent.append(rounded(number, of: 100), to: &output)
    }

    func plain(_ number: Int) -> TemplateValue { .formatted(number, plainFormat) }
}

/// Percents with up to two decimals and a point, whatever the locale: `12.5`.
private final class PlainShareFormat: TemplateFormat {
    private let whole: Int

    init(of whole: Int) {
        self.whole = whole
    }

    func rounded(_ number: Int, of parts: Int) -> Int {
        whole > 0 ? (number * parts * 2 + whole) / (whole * 2) : 0
    }

    func isEmpty(_ number: Int) -> Bool { number == 0 }

    func write(_ number: Int, to output: inout OutputBuffer) {
        let (percents, hundredths) = rounded(number, of: 10_000).quotientAndRemainder(
            dividingBy: 100)
        NumberPattern.plain.append(percents, to: &output)
        guard hundredths > 0 else { return }
        output.append(UInt8(ascii: "."))
        NumberPattern.plain.appendDigits(
            hundredths % 10 == 0 ? hundredths / 10 : hundredths,
            atLeast: hundredths % 10 == 0 ? 1 : 2, to: &output)
    }

    func plain(_ number: Int) -> TemplateValue { .formatted(number, self) }
}
