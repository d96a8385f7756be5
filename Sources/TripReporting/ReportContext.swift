import TemplateEngine
import TripModel

/// What every view of a report shares.
final class ReportContext: Sendable {
    let report: Report
    let formats: LocaleFormats

    /// What templates see of each trip, in file order.
    let trips: [TripView]

    /// For each year, the trips that start or have a night in it, by their starts, with the
    /// number of those nights.
    let stays: [Int: [(trip: Int, nights: Int)]]

    init(_ report: Report, _ formats: LocaleFormats) {
        self.report = report
        self.formats = formats
        let exchange = Exchange.comparing(report.trips, report.settings)
        let byDate = SortOrder.byDate(report.trips)
        let byPrice = SortOrder(key: .price, isReversed: true)
            .indices(of: report.trips) { $0.price.flatMap(exchange.worth) }
        let (dateRanks, priceRanks) = (Self.ranks(byDate), Self.ranks(byPrice))
        let countries = report.summary.perCountry.map {
            CountryValue($0.country)
        }
        stays = Self.stays(report.trips, byDate)
        trips = report.trips.indices.map { index in
            TripView(
                trip: report.trips[index], photo: report.photos[index],
                country: countries[report.summary.countryOfTrip[index]],
                countryIndex: report.summary.countryOfTrip[index], dateRank: dateRanks[index],
                priceRank: priceRanks[index],
                allNights: report.summary.nights, today: report.summary.today, formats: formats)
        }
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

    func count(_ number: Int) -> TemplateValue { .scalar(ReportScalar.count(number, formats)) }

    func date(_ date: CivilDate) -> TemplateValue {
        .scalar(ReportScalar.date(date, formats))
    }

    func money(_ money: Money?) -> TemplateValue {
        money.map { .scalar(ReportScalar.money(MoneyValue($0, formats))) } ?? .null
    }

    func money(_ totals: MoneyTotals) -> TemplateValue {
        .list(totals.amounts.map { money($0) })
    }

    func share(_ part: Int) -> TemplateValue {
        .scalar(ReportScalar.share(ShareValue(part, of: report.summary.nights, formats)))
    }

    func trip(_ index: Int?) -> TemplateValue {
        index.map { .object(trips[$0]) } ?? .null
    }

    func trips(_ indices: [Int]) -> TemplateValue {
        .list(indices.map { .object(trips[$0]) })
    }
}
