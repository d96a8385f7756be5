import Foundation

/// An order of trips: by date, price, nights or city, or the reverse of one.
package struct SortOrder: Sendable, Equatable {
    package enum Key: String, CaseIterable, Sendable {
        case date, price, nights, city
    }

    package var key: Key
    package var isReversed: Bool

    package init(key: Key, isReversed: Bool) {
        self.key = key
        self.isReversed = isReversed
    }

    /// Reads a key's name, with `-` before it for the reverse; nil for any other text.
    package init?(_ text: String) {
        let isReversed = text.hasPrefix("-")
        guard let key = Key(rawValue: String(text.dropFirst(isReversed ? 1 : 0))) else {
            return nil
        }
        self.init(key: key, isReversed: isReversed)
    }

    package var name: String { (isReversed ? "-" : "") + key.rawValue }

    /// The trips' indices in this order; trips that tie stay as they were by date, then in file
    /// order, and trips without a price come last either way.
    ///
    /// - Parameters:
    ///   - trips: in file order.
    ///   - byDate: their indices by their starts.
    ///   - locale: whose alphabet orders cities.
    ///   - worth: a price's worth in one currency, for comparing; nil where it has none.
    /// - Returns: every index once.
    package func indices(
        of trips: [Trip], byDate: [Int], locale: Locale, worth: (Money) -> Int128?
    ) -> [Int] {
        switch key {
        case .date:
            return isReversed ? sorted(byDate) { Int128(trips[$0].start.dayNumber) } : byDate
        case .nights:
            return sorted(byDate) { Int128(trips[$0].nights) }
        case .city:
            let ranks = CityOrder.ranks(of: trips, locale)
            return sorted(byDate) { Int128(ranks[$0]) }
        case .price:
            let worths = trips.indices.map { trips[$0].price.flatMap(worth) }
            let priced = byDate.filter { worths[$0] != nil }
            return sorted(priced) { worths[$0] ?? 0 } + byDate.filter { worths[$0] == nil }
        }
    }

    /// The trips' indices by their starts; those of one day in file order.
    package static func byDate(_ trips: [Trip]) -> [Int] {
        // A day number and an index fit one integer, which sorts faster than trips do.
        trips.indices.map { trips[$0].start.dayNumber << 32 | $0 }.sorted()
            .map { $0 & 0xFFFF_FFFF }
    }

    private func sorted(_ byDate: [Int], by value: (Int) -> Int128) -> [Int] {
        byDate.indices.map { (isReversed ? -value(byDate[$0]) : value(byDate[$0]), $0) }
            .sorted { $0 < $1 }.map { byDate[$0.1] }
    }
}

/// Which trips are shown.
package enum TripFilter: Sendable, Equatable {
    case all
    case favorites

    /// A country's code or name, as written.
    case country(String)
}
