import TripFiles
import TripModel

/// Finds the trips that words of a command line name.
enum TripFinder {
    /// - Parameters:
    ///   - words: slugs, ids or cities, in any case, or beginnings that only one trip has.
    ///   - trips: with their slugs.
    /// - Returns: their indices, one a word.
    /// - Throws: `UsageError` for a word that names no trip, or several.
    static func find(_ words: [String], in trips: [Trip]) throws(UsageError) -> [Int] {
        var found: [Int] = []
        for word in words { found.append(try find(word, in: trips)) }
        return found
    }

    private static func find(_ word: String, in trips: [Trip]) throws(UsageError) -> Int {
        if let exact = trips.firstIndex(where: { $0.slug == word || $0.id == word }) {
            return exact
        }
        let key = ComparisonKey(word).text
        let slugs = trips.map { ComparisonKey($0.slug).text }
        let cities = trips.map { ComparisonKey($0.city).text }
        let tries = [
            trips.indices.filter { slugs[$0] == key || cities[$0] == key },
            trips.indices.filter { slugs[$0].hasPrefix(key) || cities[$0].hasPrefix(key) },
        ]
        guard !key.isEmpty, let matches = tries.first(where: { !$0.isEmpty }) else {
            let near = Suggestion.nearest(to: word, among: trips.map(\.city) + trips.map(\.slug))
            throw UsageError(
                message: "no trip is called \(SafeText.quoted(word))"
                    + (near.map { ": did you mean \"\($0)\"?" } ?? ""))
        }
        guard matches.count == 1 else {
            let shown = matches.prefix(10).map { trips[$0].slug }.joined(separator: ", ")
            let more = matches.count > 10 ? " and \(matches.count - 10) more" : ""
            throw UsageError(
                message: "\(SafeText.quoted(word)) names \(matches.count) trips: \(shown)\(more)")
        }
        return matches[0]
    }
}
