import TripModel

/// Finds the extreme trips; of those that tie, the one that starts first.
enum RecordsFinder {
    static func find(in trips: [Trip], _ byDate: [Int], _ exchange: Exchange) -> Summary.Records {
        var records = Summary.Records()
        records.longest = first(byDate) { trips[$0].nights > trips[$1].nights }
        records.shortest = first(byDate) { trips[$0].nights < trips[$1].nights }

        let priced = byDate.filter { trips[$0].price != nil }
        let worths = worths(of: trips, priced, exchange)
        guard let worths else { return records }
        records.dearest = first(priced) { worths[$0, default: 0] > worths[$1, default: 0] }
        // Worths by night are compared as products, since a quotient would have to be rounded.
        records.cheapestPerNight = first(priced.filter { trips[$0].nights > 0 }) {
            let left = worths[$0, default: 0].multipliedFullWidth(by: Int128(trips[$1].nights))
            let right = worths[$1, default: 0].multipliedFullWidth(by: Int128(trips[$0].nights))
            return (left.high, left.low) < (right.high, right.low)
        }
        return records
    }

    /// The first index that no later one is before.
    private static func first(_ indices: [Int], isBefore: (Int, Int) -> Bool) -> Int? {
        guard var best = indices.first else { return nil }
        for index in indices.dropFirst() where isBefore(index, best) { best = index }
        return best
    }

    /// Prices on one scale: their own where all are of one currency, else by the rates.
    ///
    /// - Returns: nil where some price cannot be compared with the others.
    private static func worths(
        of trips: [Trip], _ priced: [Int], _ exchange: Exchange
    ) -> [Int: Int128]? {
        let prices = priced.compactMap { index in trips[index].price.map { (index, $0) } }
        guard let currency = prices.first?.1.currency else { return [:] }
        if prices.allSatisfy({ $0.1.currency == currency }) {
            return Dictionary(uniqueKeysWithValues: prices.map { ($0, $1.minorUnits) })
        }
        var worths: [Int: Int128] = [:]
        for (index, price) in prices {
            guard let worth = exchange.worth(price) else { return nil }
            worths[index] = worth
        }
        return worths
    }
}
