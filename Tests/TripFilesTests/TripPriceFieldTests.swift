import Testing
import TripModel

@testable import TripFiles

/// A trip's price and currency.
@Suite struct TripPriceFieldTests {
    @Test(arguments: [
        ("\"price\": 1249.50", "USD 1249.50"), ("\"price\": \"1249.5\"", "USD 1249.50"),
        ("\"price\": 0", "USD 0.00"), ("\"price\": 0.1", "USD 0.10"),
        ("\"price\": 1e3", "USD 1000.00"), ("\"price\": 19.990", "USD 19.99"),
        ("\"price\": 120000, \"currency\": \"JPY\"", "JPY 120000"),
        ("\"currency\": \"kwd\", \"price\": 1.234", "KWD 1.234"),
        ("\"price\": 999999999999.99", "USD 999999999999.99"),
        ("\"price\": 5, \"currency\": null", "USD 5.00"),
    ])
    func prices(_ field: String, _ price: String) {
        let reading = TripsReading(field: field)
        #expect(reading.lines == [])
        let found = reading.trips.first?.price.map { "\($0.currency.code) \($0.plainAmount)" }
        #expect(found == price)
    }

    @Test func takesTheCurrencyOfTheSettings() throws {
        var settings = Settings()
        settings.currency = try #require(Currency(code: "JPY"))
        let reading = TripsReading(field: "\"price\": 5", settings: settings)
        #expect(reading.trips.first?.price?.currency.code == "JPY")
        let wrong = TripsReading(field: "\"price\": ⟦5.5", settings: settings)
        #expect(
            wrong.lines == wrong.marked.lines(["price must have no decimals in JPY, not 5.5"]))
    }

    @Test func takesACurrencyWithoutAPrice() {
        let reading = TripsReading(field: "\"currency\": \"NOK\"")
        #expect(reading.lines == [])
        #expect(reading.trips.map(\.price) == [nil])
    }

    @Test(arguments: [
        MarkedCase("\"price\": ⟦-5", "price must be zero or more, not -5"),
        MarkedCase("\"price\": ⟦\"-0.01\"", "price must be zero or more, not \"-0.01\""),
        MarkedCase("\"price\": ⟦1.234", "price must have at most 2 decimals in USD, not 1.234"),
        MarkedCase(
            "\"price\": ⟦\"0.001\"", "price must have at most 2 decimals in USD, not \"0.001\""),
        MarkedCase(
            "\"price\": ⟦1.2345, \"currency\": \"KWD\"",
            "price must have at most 3 decimals in KWD, not 1.2345"),
        MarkedCase(
            "\"price\": ⟦0.5, \"currency\": \"ISK\"", "price must have no decimals in ISK, not 0.5"),
        MarkedCase("\"price\": ⟦1e12", "price must be below 1,000,000,000,000, not 1e12"),
        MarkedCase("\"price\": ⟦1e-7", "price must have at most 2 decimals in USD, not 1e-7"),
        MarkedCase(
            "\"price\": ⟦1234567890123456789012",
            "price must have at most 18 digits, not 1234567890123456789012"),
        MarkedCase(
            "\"price\": ⟦\"1,249.50\"",
            "price must be a number such as 1249.50, in digits with a point, not \"1,249.50\""),
        MarkedCase(
            "\"price\": ⟦\"12,50\"",
            "price must be a number such as 1249.50, in digits with a point, not \"12,50\""),
        MarkedCase(
            "\"price\": ⟦\"$12\"",
            "price must be a number such as 1249.50, in digits with a point, not \"$12\""),
        MarkedCase(
            "\"price\": ⟦\"\"",
            "price must be a number such as 1249.50, in digits with a point, not \"\""),
        MarkedCase("\"price\": ⟦true", "price must be a number or a string of digits, not true"),
        MarkedCase("\"price\": ⟦[5]", "price must be a number or a string of digits, not a list"),
        MarkedCase(
            "\"currency\": ⟦\"EURO\"",
            "currency must be a currency code of ISO 4217 such as \"USD\", not \"EURO\": "
                + "did you mean \"EUR\"?"),
        MarkedCase(
            "\"currency\": ⟦\"dollars\", \"price\": -1",
            "currency must be a currency code of ISO 4217 such as \"USD\", not \"dollars\""),
        MarkedCase(
            "\"currency\": ⟦\"\"",
            "currency must be a currency code of ISO 4217 such as \"USD\", not \"\""),
        MarkedCase(
            "\"currency\": ⟦\"$\"",
            "currency must be a currency code of ISO 4217 such as \"USD\", not \"$\""),
        MarkedCase("\"currency\": ⟦978", "currency must be a string, not a number"),
    ])
    func refuses(_ test: MarkedCase) {
        let reading = TripsReading(field: test.text)
        #expect(reading.lines == reading.marked.lines(test.messages))
        #expect(reading.trips.isEmpty)
    }
}
