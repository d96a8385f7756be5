import TemplateEngine
import TripModel

/// What every view of a report shares.
final class ReportContext: Sendable {
    let report: Report
    let formats: LocaleFormats

    /// For each trip, its place from 0 in the order of dates and of prices, dearest first.
    let dateRank: [Int]
    let priceRank: [Int]

    /// For each year, the trips that start or have a night in it, by their starts, with the
    /// number of those nights.
    let stays: [Int: [(trip: Int, nights: Int)]]

    init(_ report: Report, _ formats: LocaleFormats) {
        self.report = report
        self.formats = formats
        let exchange = Exchange.comparing(report.trips, report.settings)
        let byDate = SortOrder.byDate(report.trips)
        dateRank = Self.ranks(byDate)
        stays = Self.stays(report.trips, byDate)
        let byPrice = SortOrder(key: .price, isReversed: true)
        priceRank = Self.ranks(
            byPrice.indices(of: report.trips) { $0.price.flatMap(exchange.worth) })
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
            let trip = trips[index]
            if trip.nights == 0 { stays[trip.start.year, default: []].append((index, 0)) }
            let nights = trip.start.dayNumber..<trip.start.dayNumber + trip.nights
            for (year, part) in YearTable.parts(of: nights) {
                stays[year, default: []].append((index, part.count))
            }
        }
        return stays
    }

    func count(_ number: Int) -> TemplateValue { .scalar(CountValue(number, formats)) }

    func date(_ date: CivilDate) -> TemplateValue {
        .scalar(DateValue(date: date, formats: formats))
    }

    func money(_ money: Money?) -> TemplateValue {
        money.map { .scalar(MoneyValue(money: $0, formats: formats)) } ?? .null
    }

    func money(_ totals: MoneyTotals) -> TemplateValue {
        .list(totals.amounts.map { .scalar(MoneyValue(money: $0, formats: formats)) })
    }

    func share(_ part: Int) -> TemplateValue {
        .scalar(ShareValue(part, of: report.summary.nights, formats))
    }

    func trip(_ index: Int?) -> TemplateValue {
        index.map { .object(TripView(context: self, index: $0)) } ?? .null
    }

    func trips(_ indices: [Int]) -> TemplateValue {
        .list(indices.map { .object(TripView(context: self, index: $0)) })
    }
}
