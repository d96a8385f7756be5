import TripModel

/// Finds the extreme trips; of those that tie, the one that starts first.
enum RecordsFinder {
    static func find(in trips: [Trip], _ byDate: [Int], _ exchange: Exchange) -> Summary.Records {
        var records = Summary.Records()
        records.longest = first(byDate) { trips[$0].nights > trips[$1].nights }
        records.shortest = first(byDate) { trips[$0].nights < trips[$1].nights }

        let priced = byDate.filter { trips[$0].price != nil }
        var worths = [Int128](repeating: 0, count: trips.count)
        for index in priced {
            guard let worth = trips[index].price.flatMap(exchange.worth) else { return records }
            worths[index] = worth
        }
        records.dearest = first(priced) { worths[$0] > worths[$1] }
        // Worths by night are compared as products, since a quotient would have to be rounded.
        records.cheapestPerNight = first(priced.filter { trips[$0].nights > 0 }) {
            let left = worths[$0].multipliedFullWidth(by: Int128(trips[$1].nights))
            let right = worths[$1].multipliedFullWidth(by: Int128(trips[$0].nights))
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
}
