import Foundation

/// Cities in the order of a locale's alphabet: Ål is before Bergen in English and after Zagreb in
/// Swedish. Case does not matter, and numbers count as numbers.
enum CityOrder {
    /// The place of each trip's city; cities that the locale takes for the same share one.
    ///
    /// - Parameters:
    ///   - trips: in any order.
    ///   - locale: whose collation is used.
    /// - Returns: a rank for each trip, from 0.
    static func ranks(of trips: [Trip], _ locale: Locale) -> [Int] {
        // Comparing by a locale is slow, so that each name takes part once.
        let keys = trips.indices.map { ComparisonKey(trips[$0].city).text }
        let compare = { (left: String, right: String) in
            left.compare(right, options: [.caseInsensitive, .numeric], range: nil, locale: locale)
        }
        // Swift's own order first: what the locale takes for the same stays in one order always.
        let names = Set(keys).sorted().sorted { compare($0, $1) == .orderedAscending }
        var ranks: [String: Int] = [:]
        var rank = 0
        for (index, name) in names.enumerated() {
            if index > 0, compare(names[index - 1], name) != .orderedSame { rank += 1 }
            ranks[name] = rank
        }
        return keys.map { ranks[$0] ?? 0 }
    }
}
