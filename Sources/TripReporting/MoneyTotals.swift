import TripModel

/// Sums of money, one for each currency: amounts of two currencies are never added.
package struct MoneyTotals: Sendable, Equatable {
    /// One amount a currency, in the order of their codes.
    package private(set) var amounts: [Money] = []

    package init() {}

    mutating func add(_ money: Money) {
        if let index = amounts.firstIndex(where: { $0.currency == money.currency }) {
            let (sum, _) = amounts[index].minorUnits
                .addingReportingOverflow(money.minorUnits)
            amounts[index] = Money(minorUnits: sum, currency: money.currency)
        } else {
            let place = amounts.firstIndex { $0.currency.code > money.currency.code }
            amounts.insert(money, at: place ?? amounts.count)
        }
    }
}
