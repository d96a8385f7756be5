import TripModel

/// Sums of money, one for each currency: amounts of two currencies are never added.
package struct MoneyTotals: Sendable, Equatable {
    /// One amount a currency, in the order of their codes.
    package private(set) var amounts: [Money] = []

    package init() {}

    mutating func add(_ money: Money) {
        var index = 0
        while index < amounts.count, amounts[index].currency.code < money.currency.code {
            index += 1
        }
        if index < amounts.count, amounts[index].currency == money.currency {
            let (sum, _) = amounts[index].minorUnits
                .addingReportingOverflow(money.minorUnits)
            amounts[index] = Money(minorUnits: sum, currency: money.currency)
        } else {
            amounts.insert(money, at: index)
        }
    }
}
