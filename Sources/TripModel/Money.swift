/// An exact amount of one currency, in whole minor units.
package struct Money: Hashable, Sendable {
    /// Cents, öre, fils…: the amount times ten to the currency's decimals.
    package let minorUnits: Int128
    package let currency: Currency

    package init(minorUnits: Int128, currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// Reads a price exactly.
    ///
    /// - Parameters:
    ///   - text: a JSON number, or the same digits as text: `1249.50`, `1e3`.
    ///   - currency: what it is an amount of.
    /// - Throws: `MoneyProblem` where the text is no number, needs more than 18 digits, is
    ///   negative, has more decimals than the currency (zeros at the end aside), or is a million
    ///   million or more.
    package init(_ text: ArraySlice<UInt8>, currency: Currency) throws(MoneyProblem) {
        let number: DecimalText
        do {
            number = try DecimalText(exactly: text)
        } catch {
            throw error == .notANumber ? .notANumber : .tooManyDigits
        }
        guard !number.isNegative else { throw .negative }
        let scale = number.exponent + currency.decimals
        guard scale >= 0 else { throw .tooManyDecimals(currency) }
        let bound = Self.bound(of: currency)
        var units = Int128(number.digits)
        for _ in 0..<scale where units != 0 {
            units *= 10
            if units >= bound { throw .tooLarge }
        }
        guard units < bound else { throw .tooLarge }
        self.init(minorUnits: units, currency: currency)
    }

    private static func bound(of currency: Currency) -> Int128 {
        var bound: Int128 = 1_000_000_000_000
        for _ in 0..<currency.decimals { bound *= 10 }
        return bound
    }

    /// The amount with the currency's decimals and a point: `1249.50`, whatever the locale.
    package var plainAmount: String {
        var digits = String(minorUnits)
        guard currency.decimals > 0 else { return digits }
        while digits.utf8.count <= currency.decimals { digits = "0" + digits }
        digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -currency.decimals))
        return digits
    }

    /// An amount shared evenly, rounded half away from zero to the currency's decimals.
    ///
    /// - Parameter count: how many share; positive.
    /// - Returns: the share of each.
    package func divided(by count: Int) -> Money {
        let divisor = Int128(max(count, 1))
        let (quotient, remainder) = minorUnits.quotientAndRemainder(dividingBy: divisor)
        let rounded = remainder * 2 >= divisor ? quotient + 1 : quotient
        return Money(minorUnits: rounded, currency: currency)
    }
}

/// What can be wrong with a price.
package enum MoneyProblem: Error, Equatable, CustomStringConvertible {
    case notANumber
    case tooManyDigits
    case negative
    case tooManyDecimals(Currency)
    case tooLarge

    package var description: String {
        switch self {
        case .notANumber:
            "price must be a number such as 1249.50, in digits with a point"
        case .tooManyDigits:
            "price must have at most 18 digits"
        case .negative:
            "price must be zero or more"
        case .tooManyDecimals(let currency):
            switch currency.decimals {
            case 0: "price must have no decimals in \(currency.code)"
            case 1: "price must have at most 1 decimal in \(currency.code)"
            default: "price must have at most \(currency.decimals) decimals in \(currency.code)"
            }
        case .tooLarge:
            "price must be below 1,000,000,000,000"
        }
    }
}
