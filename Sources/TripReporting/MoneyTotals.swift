import TripModel

/// Sums of money, one for each currency: amounts of two currencies are never added.
package struct MoneyTotals: Sendable, Equatable {
    /// One amount a currency, in the order of their codes.
    package private(set) var amounts: [Money] = []

    package init() {}

    mutating func add(_ money: Money) {
        for index in amounts.indices where amounts[index].currency == money.currency {
            amounts[index] = Money(
                minorUnits: amounts[index].minorUnits &+ money.minorUnits,
                currency: money.currency)
            return
        }
        let place = amounts.firstIndex { $0.currency.code > money.currency.code }
        amounts.insert(money, at: place ?? amounts.count)
    }
}
