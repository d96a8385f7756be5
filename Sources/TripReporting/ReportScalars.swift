import TemplateEngine
import TripModel

/// A whole number, written as the locale groups it.
package struct CountValue: TemplateScalar {
    package let count: Int
    let formats: LocaleFormats

    package init(_ count: Int, _ formats: LocaleFormats) {
        self.count = count
        self.formats = formats
    }

    package var isEmpty: Bool { count == 0 }

    package func write(to output: inout [UInt8]) { formats.append(count, to: &output) }
}

/// A date, written in full in the locale's way.
struct DateValue: TemplateScalar {
    let date: CivilDate
    let formats: LocaleFormats

    var isEmpty: Bool { false }

    func write(to output: inout [UInt8]) { formats.append(date, to: &output) }
}

/// An amount, written as the locale writes its currency.
struct MoneyValue: TemplateScalar {
    let money: Money
    let formats: LocaleFormats

    var isEmpty: Bool { false }

    func write(to output: inout [UInt8]) { formats.append(money, to: &output) }
}

/// A share of a whole, written in whole percents.
struct ShareValue: TemplateScalar {
    private let part: Int
    private let whole: Int
    let formats: LocaleFormats

    /// The share that a part has of a whole; none where the whole is zero.
    init(_ part: Int, of whole: Int, _ formats: LocaleFormats) {
        self.part = part
        self.whole = whole
        self.formats = formats
    }

    var isEmpty: Bool { part == 0 }

    /// The share of so many parts, rounded half up.
    func rounded(of parts: Int) -> Int {
        whole > 0 ? (part * parts * 2 + whole) / (whole * 2) : 0
    }

    func write(to output: inout [UInt8]) {
        formats.appendPercent(rounded(of: 100), to: &output)
    }

    /// Percents with up to two decimals and a point, whatever the locale: `12.5`.
    var plain: String {
        let (whole, part) = rounded(of: 10_000).quotientAndRemainder(dividingBy: 100)
        if part == 0 { return "\(whole)" }
        if part % 10 == 0 { return "\(whole).\(part / 10)" }
        return "\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}

/// A country, written by its name.
struct CountryValue: TemplateScalar {
    let context: ReportContext
    let index: Int

    var country: Country { context.report.summary.perCountry[index].country }

    var isEmpty: Bool { false }

    func write(to output: inout [UInt8]) { output += country.name.utf8 }
}
