import TemplateEngine
import TripModel

/// What every view of a report shares.
final class ReportContext: Sendable {
    let report: Report
    let formats: LocaleFormats

    let shared: TripFormats

    /// What templates see of each trip, in file order.
    let views: [TripView]
    private let trips: [TemplateValue]

    /// For each year, the trips that start or have a night in it, by their starts, with the
    /// number of those nights.
    let stays: [Int: [(trip: Int, nights: Int)]]

    /// Nights as a share of the year, and of the country, that has the most: how long bars are.
    let sharesOfMostInYear: ShareFormat
    let sharesOfMostInCountry: ShareFormat

    init(_ report: Report, _ formats: LocaleFormats) {
        self.report = report
        self.formats = formats
        let (dateRanks, priceRanks) = (Self.ranks(report.byDate), Self.ranks(report.byPrice))
        sharesOfMostInYear = formats.shares(
            of: report.summary.perYear.lazy.map(\.nights).max() ?? 0)
        sharesOfMostInCountry = formats.shares(
            of: report.summary.perCountry.lazy.map(\.nights).max() ?? 0)
        let shared = TripFormats(report, formats)
        self.shared = shared
        stays = Self.stays(report.trips, report.byDate)
        views = report.trips.indices.map { index in
            TripView(
                index, dateRank: dateRanks[index], priceRank: priceRanks[index], shared)
        }
        trips = views.map { .object($0) }
    }

    private static func ranks(_ order: [Int]) -> [Int] {
        var ranks = [Int](repeating: 0, count: order.count)
        for (rank, index) in order.enumerated() { ranks[index] = rank }
        return ranks
    }

    private static func stays(
        _ trips: [Trip], _ byDate: [Int]
    ) -> [Int: [(trip: Int, nights: Int)]] {
        var stays: [Int: [(trip: Int, nights: Int)]] = [:]
        for index in byDate {
            let start = trips[index].start
            if trips[index].nights == 0 { stays[start.year, default: []].append((index, 0)) }
            YearTable.split(start.dayNumber..<start.dayNumber + trips[index].nights) {
                stays[$0, default: []].append((index, $1.count))
            }
        }
        return stays
    }

    func count(_ number: Int) -> TemplateValue { .formatted(number, formats.counts) }

    func date(_ date: CivilDate) -> TemplateValue { .formatted(date.dayNumber, formats.dates) }

    func money(_ money: Money?) -> TemplateValue { money.map(formats.value) ?? .null }

    func money(_ totals: MoneyTotals) -> TemplateValue { .list(totals.amounts.map(formats.value)) }

    func share(_ part: Int) -> TemplateValue { .formatted(part, shared.shares) }

    func trip(_ index: Int?) -> TemplateValue { index.map { trips[$0] } ?? .null }

    func trips(_ indices: [Int]) -> TemplateValue { .list(indices.map { trips[$0] }) }
}
