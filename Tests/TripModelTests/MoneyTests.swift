import Foundation
import Testing

@testable import TripModel

/// Exact amounts.
@Suite struct MoneyTests {
    private func money(_ text: String, _ code: String) throws -> Money {
        try Money(Array(text.utf8)[...], currency: #require(Currency(code: code)))
    }

    @Test(arguments: [
        ("0", "USD", 0, "0.00"), ("1249.5", "USD", 124_950, "1249.50"),
        ("1249.50", "USD", 124_950, "1249.50"),
        ("1249.500000000000000000", "USD", 124_950, "1249.50"),
        ("1e3", "USD", 100_000, "1000.00"), ("1.5E+2", "USD", 15_000, "150.00"),
        ("12345e-2", "USD", 12_345, "123.45"), ("0.1", "USD", 10, "0.10"),
        ("0.01", "USD", 1, "0.01"), ("-0", "USD", 0, "0.00"), ("-0.0", "USD", 0, "0.00"),
        ("0e99", "USD", 0, "0.00"), ("007", "USD", 700, "7.00"), ("1.10", "USD", 110, "1.10"),
        ("4.35", "USD", 435, "4.35"), ("1.005e2", "USD", 10_050, "100.50"),
        ("120000", "JPY", 120_000, "120000"), ("0", "JPY", 0, "0"), ("5.0", "JPY", 5, "5"),
        ("0.005", "KWD", 5, "0.005"), ("12.345", "KWD", 12_345, "12.345"),
        ("100.5", "IQD", 100_500, "100.500"), ("0.0001", "CLF", 1, "0.0001"),
        ("99.99", "LBP", 9_999, "99.99"),
        ("999999999999.99", "USD", 99_999_999_999_999, "999999999999.99"),
        ("999999999999.9999", "CLF", 9_999_999_999_999_999, "999999999999.9999"),
        ("999999999999", "JPY", 999_999_999_999, "999999999999"),
    ])
    func reads(_ text: String, _ code: String, _ units: Int, _ plain: String) throws {
        let money = try money(text, code)
        #expect(money.minorUnits == Int128(units))
        #expect(money.plainAmount == plain)
        #expect(money.currency.code == code)
    }

    @Test func addsWithoutBinaryFractions() throws {
        let sum = try money("0.1", "USD").minorUnits + money("0.2", "USD").minorUnits
        #expect(try sum == money("0.3", "USD").minorUnits)
    }

    @Test(arguments: [
        ("", "USD"), ("abc", "USD"), ("1.355,90", "EUR"), ("1355,90", "EUR"), ("1,355.90", "USD"),
        ("$5", "USD"), ("5 USD", "USD"), ("NaN", "USD"), ("Infinity", "USD"), ("1..2", "USD"),
        (".5", "USD"), ("5.", "USD"), ("+5", "USD"), ("٥", "USD"), ("1 000", "USD"),
    ])
    func refusesWhatIsNoNumber(_ text: String, _ code: String) {
        #expect(throws: MoneyProblem.notANumber) { try money(text, code) }
    }

    @Test(arguments: ["-1", "-0.01", "-1e9", "-999999999999999999"])
    func refusesNegativeAmounts(_ text: String) {
        #expect(throws: MoneyProblem.negative) { try money(text, "USD") }
    }

    @Test(arguments: [
        ("1.005", "USD"), ("0.001", "USD"), ("1e-3", "USD"), ("1.5", "JPY"), ("0.1", "JPY"),
        ("1.2345", "KWD"), ("0.00001", "CLF"), ("1e-99", "USD"), ("1.001", "LBP"),
    ])
    func refusesTooManyDecimals(_ text: String, _ code: String) throws {
        let currency = try #require(Currency(code: code))
        #expect(throws: MoneyProblem.tooManyDecimals(currency)) { try money(text, code) }
    }

    @Test(arguments: [
        ("1000000000000", "USD"), ("1e12", "USD"), ("1e99", "USD"), ("1000000000000", "JPY"),
        ("1000000000000.0001", "CLF"), ("999999999999999999", "USD"), ("9e98", "KWD"),
    ])
    func refusesAMillionMillionAndMore(_ text: String, _ code: String) {
        #expect(throws: MoneyProblem.tooLarge) { try money(text, code) }
    }

    @Test(arguments: [
        "1234567890123456789", "0.1234567890123456789", "1000000000000000001", "1e100", "1e-100",
        "170141183460469231731687303715884105728", "18446744073709551617",
    ])
    func refusesMoreThanItCanHold(_ text: String) {
        #expect(throws: MoneyProblem.tooManyDigits) { try money(text, "USD") }
    }

    @Test(arguments: [
        ("JPY", "price must have no decimals in JPY"),
        ("USD", "price must have at most 2 decimals in USD"),
        ("KWD", "price must have at most 3 decimals in KWD"),
    ])
    func saysHowManyDecimals(_ code: String, _ message: String) throws {
        let currency = try #require(Currency(code: code))
        #expect(MoneyProblem.tooManyDecimals(currency).description == message)
    }

    @Test(arguments: [
        (1000, 3, 333), (2000, 3, 667), (5, 2, 3), (3, 2, 2), (1, 2, 1), (1, 3, 0), (0, 7, 0),
        (421_050, 18, 23_392), (125, 10, 13), (124, 10, 12), (7, 1, 7), (7, 0, 7), (1, 1_000, 0),
    ])
    func dividesHalfUp(_ units: Int, _ count: Int, _ share: Int) {
        let money = Money(minorUnits: Int128(units), currency: .usDollar)
        #expect(money.divided(by: count).minorUnits == Int128(share))
        #expect(money.divided(by: count).currency == .usDollar)
    }

    @Test func writesSumsOfAMillionPrices() throws {
        let currency = try #require(Currency(code: "CLF"))
        let money = Money(minorUnits: 9_999_999_999_999_999 * 1_000_000, currency: currency)
        #expect(money.plainAmount == "999999999999999900.0000")
    }
}
