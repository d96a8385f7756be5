import TripModel
import TripReporting

/// A report's numbers, money and dates as text, written as its locale does.
struct LocalText: Sendable {
    let formats: LocaleFormats

    /// The date in words, for where it stands in a sentence.
    let longDate: @Sendable (CivilDate) -> String

    /// The date as it stands in tables.
    let date: @Sendable (CivilDate) -> String

    init(_ report: Report) {
        let formats = LocaleFormats(of: report)
        self.formats = formats
        date = formats.mediumDates()
        longDate = formats.text
    }

    func year(_ number: Int) -> String { formats.text(year: number) }

    func count(_ number: Int) -> String { formats.text(number) }

    /// "1 night", "5 nights".
    func counted(_ number: Int, _ one: String, _ many: String) -> String {
        "\(count(number)) \(number == 1 ? one : many)"
    }

    func nights(_ number: Int) -> String { counted(number, "night", "nights") }

    func trips(_ number: Int) -> String { counted(number, "trip", "trips") }

    func money(_ amount: Money) -> String { formats.text(amount) }

    /// Amounts of several currencies, which are not to be added.
    func money(_ totals: MoneyTotals) -> String {
        totals.amounts.map(money).joined(separator: " + ")
    }
}
