import Testing

@testable import TripModel
@testable import TripReporting

/// Which trips a report shows, in which order.
@Suite struct ReportTests {
    private static let trips = """
        Oslo NO 2027-06-12 5 EUR 20.00
        Rome IT 2026-06-12 1 EUR 30.00 favorite
        Bergen NO 2028-06-12 3
        Paris FR 2025-06-12 3 EUR 5.00 favorite
        """

    @Test(arguments: [
        ("date", "Paris Rome Oslo Bergen"), ("-date", "Bergen Oslo Rome Paris"),
        ("city", "Bergen Oslo Paris Rome"), ("-nights", "Oslo Paris Bergen Rome"),
        // All of one currency, so that no rate is needed to compare them.
        ("price", "Paris Oslo Rome Bergen"), ("-price", "Rome Oslo Paris Bergen"),
    ])
    func sorts(_ sort: String, _ cities: String) throws {
        var settings = Settings()
        settings.sort = try #require(SortOrder(sort))
        let report = try Sample.report(Self.trips, settings)
        #expect(report.order.map { report.trips[$0].city }.joined(separator: " ") == cities)
        #expect(report.shown == report.order)
    }

    /// Prices without a rate come last.
    @Test(arguments: [
        ("EUR 1.08", "B A C D"), ("", "B C A D"), ("EUR 1.1", "A B C D"),
        ("EUR 1, NOK 10", "A B C D"),
    ])
    func sortsByWorth(_ rates: String, _ cities: String) throws {
        var settings = try Sample.settings(rates: rates)
        settings.sort = SortOrder(key: .price, isReversed: true)
        let report = try Sample.report(
            """
            A NO 2027-01-01 1 \(rates.contains("NOK") ? "NOK" : "EUR") 10.00
            B NO 2027-02-01 1 USD 10.90
            C NO 2027-03-01 1 USD 2.00
            D NO 2027-04-01 1
            """, settings)
        #expect(report.order.map { report.trips[$0].city }.joined(separator: " ") == cities)
    }

    @Test(arguments: [
        (TripFilter.all, "Paris Rome Oslo Bergen"), (.favorites, "Paris Rome"),
        (.country("NO"), "Oslo Bergen"), (.country("Narnia"), ""),
    ])
    func filters(_ filter: TripFilter, _ cities: String) throws {
        var settings = Settings()
        settings.filter = filter
        var country: Country?
        if case .country(let name) = filter { country = Sample.country(name) }
        let report = Report(
            trips: try Sample.trips(Self.trips), settings: settings, filter: country,
            today: try Sample.date("2027-06-01"))
        #expect(report.shown.map { report.trips[$0].city }.joined(separator: " ") == cities)
        #expect(report.order.count == 4)
    }
}
