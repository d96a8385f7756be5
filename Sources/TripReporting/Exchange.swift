import TripModel

/// Converts amounts to one currency, exactly.
struct Exchange: Sendable {
    let currency: Currency
    private let rates: [Currency: DecimalText]

    /// Amounts are compared in units of 10⁻²²: four decimals of a currency, eighteen of a rate.
    private static let scale = 22

    /// The powers of ten from 0 to where 128 bits end.
    private static let powers = (0...38).map { exponent in
        (0..<exponent).reduce(Int128(1)) { power, _ in power * 10 }
    }

    init(_ settings: Settings) {
        self.init(settings.currency, settings.rates)
    }

    private init(_ currency: Currency, _ rates: [Currency: DecimalText]) {
        self.currency = currency
        self.rates = rates
    }

    /// What compares the prices of trips: where all are of one currency, no rate is needed.
    static func comparing(_ trips: [Trip], _ settings: Settings) -> Exchange {
        let currencies = trips.indices.lazy.compactMap { trips[$0].price?.currency }
        guard let only = currencies.first, currencies.allSatisfy({ $0 == only }) else {
            return Exchange(settings)
        }
        return Exchange(only, [:])
    }

    /// An amount's worth in units of 10⁻²² of the currency.
    ///
    /// - Returns: nil where there is no rate, or the worth is past what 128 bits hold.
    func worth(_ money: Money) -> Int128? {
        var worth = money.minorUnits
        var shift = Self.scale - money.currency.decimals
        if money.currency != currency {
            guard let rate = rates[money.currency] else { return nil }
            let (product, overflow) = worth.multipliedReportingOverflow(by: Int128(rate.digits))
            guard !overflow else { return nil }
            worth = product
            shift += rate.exponent
        }
        let (product, overflow) = worth.multipliedReportingOverflow(by: Self.powers[shift])
        return overflow ? nil : product
    }

    /// The sum of amounts, rounded once, half up, to the currency's decimals.
    ///
    /// - Returns: nil where one of them cannot be converted.
    func converted(_ amounts: [Money]) -> Money? {
        var sum: Int128 = 0
        for amount in amounts {
            guard let worth = worth(amount) else { return nil }
            let (next, overflow) = sum.addingReportingOverflow(worth)
            guard !overflow else { return nil }
            sum = next
        }
        let unit = Self.powers[Self.scale - currency.decimals]
        let (quotient, remainder) = sum.quotientAndRemainder(dividingBy: unit)
        return Money(
            minorUnits: remainder * 2 >= unit ? quotient + 1 : quotient, currency: currency)
    }
}
