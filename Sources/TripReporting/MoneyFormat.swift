import TemplateEngine
import TripModel

/// Amounts of one currency in the locale's way; the number of a value is `Money.minorUnits`.
final class MoneyFormat: TemplateFormat {
    private let currency: Currency
    private let decimals: Int
    private let pattern: NumberPattern
    private let plainFormat: PlainMoneyFormat

    init(_ currency: Currency, _ pattern: NumberPattern) {
        self.currency = currency
        decimals = currency.decimals
        self.pattern = pattern
        plainFormat = PlainMoneyFormat(currency)
    }

    func copy() -> MoneyFormat { MoneyFormat(currency, pattern) }

    /// An amount for templates; one past what a number holds is an object of its own.
    func value(of amount: Money) -> TemplateValue {
        if let units = Int(exactly: amount.minorUnits) { return .formatted(units, self) }
        return .formatted(0, LargeMoneyFormat(amount, pattern))
    }

    func isEmpty(_ number: Int) -> Bool { false }

    func write(_ number: Int, to output: inout OutputBuffer) {
        pattern.append(Int128(number), decimals: decimals, to: &output)
    }

    func plain(_ number: Int) -> TemplateValue { .formatted(number, plainFormat) }
}

/// Amounts with a point and the currency's decimals, whatever the locale: `1249.50`.
private final class PlainMoneyFormat: TemplateFormat {
    private let pattern = NumberPattern.plain
    private let decimals: Int

    init(_ currency: Currency) {
        decimals = currency.decimals
    }

    func isEmpty(_ number: Int) -> Bool { false }

    func write(_ number: Int, to output: inout OutputBuffer) {
        pattern.append(Int128(number), decimals: decimals, to: &output)
    }

    func plain(_ number: Int) -> TemplateValue { .formatted(number, self) }
}

/// One amount past what the number of a value holds.
final class LargeMoneyFormat: TemplateFormat {
    private let amount: Money
    private let pattern: NumberPattern

    init(_ amount: Money, _ pattern: NumberPattern) {
        self.amount = amount
        self.pattern = pattern
    }

    func isEmpty(_: Int) -> Bool { false }

    func write(_: Int, to output: inout OutputBuffer) {
        pattern.append(amount.minorUnits, decimals: amount.currency.decimals, to: &output)
    }

    func plain(_: Int) -> TemplateValue { .text(amount.plainAmount) }
}
