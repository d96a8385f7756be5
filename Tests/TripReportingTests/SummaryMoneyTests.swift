import Testing
import TripModel

@testable import TripReporting

/// Sums of prices.
@Suite struct SummaryMoneyTests {
    /// Amounts of trips with two nights each; the rates; what all are in a currency.
    @Test(arguments: [
        ("", "", "USD", "USD 0.00"),
        ("USD 0.10, USD 0.20", "", "USD", "USD 0.30"),
        ("EUR 10.00, USD 5.00", "", "USD", nil),
        ("EUR 10.00", "", "USD", nil),
        ("EUR 10.00, USD 5.00", "EUR 1.08", "USD", "USD 15.80"),
        ("EUR 10.00, NOK 7.00", "EUR 1.08", "USD", nil),
        ("NOK 10.10", "NOK 0.094", "USD", "USD 0.95"),
        ("USD 0.01", "USD 50", "JPY", "JPY 1"),
        ("USD 0.01", "USD 49.999999", "JPY", "JPY 0"),
        ("USD 0.01", "USD 150", "JPY", "JPY 2"),
        ("USD 0.01", "USD 149.99", "JPY", "JPY 1"),
        ("USD 100.00, JPY 7", "USD 151.25", "JPY", "JPY 15132"),
        ("JPY 1", "JPY 0.0065", "USD", "USD 0.01"), ("JPY 1", "JPY 0.0045", "USD", "USD 0.00"),
        // Rounded once: each alone would be 0.00.
        ("EUR 0.01, GBP 0.01", "EUR 0.4, GBP 0.4", "USD", "USD 0.01"),
        ("EUR 0.01, GBP 0.01", "EUR 0.2, GBP 0.2", "USD", "USD 0.00"),
        ("USD 1.00", "USD 0.3085", "KWD", "KWD 0.309"),
        ("KWD 0.001", "KWD 3.25", "USD", "USD 0.00"), ("KWD 0.002", "KWD 3.25", "USD", "USD 0.01"),
        ("CLF 0.0001", "CLF 50", "USD", "USD 0.01"),
        ("IQD 1310.500", "IQD 1e-3", "USD", "USD 1.31"),
        ("IDR 999999999999.00", "IDR 0.000000000001", "USD", "USD 1.00"),
        ("DEM 100.00", "DEM 0.511291881196", "EUR", "EUR 51.13"),
        ("EUR 999999999999.99, USD 999999999999.99", "EUR 1", "USD", "USD 1999999999999.98"),
        // The currency's own rate means nothing.
        ("USD 5.00", "USD 2", "USD", "USD 5.00"),
    ])
    func converts(
        _ prices: String, _ rates: String, _ currency: String, _ converted: String?
    ) throws {
        let trips = prices.split(separator: ",").map { "Oslo NO 2027-06-12 2 \($0)" }
        let summary = try Sample.report(
            trips.joined(separator: "\n"), Sample.settings(currency, rates: rates)
        ).summary
        #expect(summary.converted.map { Sample.text([$0]) } == converted)
    }

    @Test func addsUpByCurrencyAndYear() throws {
        let summary = try Sample.report(
            """
            Oslo NO 2027-12-30 5 USD 0.10
            Rome IT 2026-01-01 2 JPY 1200
            Paris FR 2027-01-01 0 EUR 19.99
            Lyon FR 2027-01-05 1 USD 0.20
            Nice FR 2028-01-05 1
            """
        ).summary
        #expect(Sample.text(summary.total.amounts) == "EUR 19.99, JPY 1200, USD 0.30")
        let years = summary.perYear.map { "\($0.year): \(Sample.text($0.total.amounts))" }
        #expect(years == ["2026: JPY 1200", "2027: EUR 19.99, USD 0.30", "2028: "])
        #expect(summary.converted == nil)
    }

    /// Trips without a price or a night say nothing of the price of a night.
    @Test(arguments: [
        ("Oslo NO 2027-06-12 3 USD 10.00", "USD 3.33"),
        ("Oslo NO 2027-06-12 3 USD 20.00", "USD 6.67"),
        ("Oslo NO 2027-06-12 3 USD 10.00\nRome IT 2027-07-01 9", "USD 3.33"),
        ("Oslo NO 2027-06-12 3 USD 10.00\nRome IT 2027-07-01 0 USD 99.00", "USD 3.33"),
        ("Oslo NO 2027-06-12 2 USD 10.00\nRome IT 2027-07-01 4 USD 2.00", "USD 2.00"),
        ("Oslo NO 2027-06-12 2 USD 10.01", "USD 5.01"), ("Oslo NO 2027-06-12 2 JPY 3", "JPY 2"),
        ("Oslo NO 2027-06-12 2 USD 1.00\nRome IT 2027-07-01 4 EUR 2.00", "EUR 0.50, USD 0.50"),
        ("Oslo NO 2027-06-12 0 USD 1.00", ""), ("Oslo NO 2027-06-12 5", ""), ("", ""),
        ("Oslo NO 2027-06-12 5 USD 0.00", "USD 0.00"),
    ])
    func dividesByNights(_ trips: String, _ pricePerNight: String) throws {
        #expect(Sample.text(try Sample.report(trips).summary.pricePerNight) == pricePerNight)
    }
}
