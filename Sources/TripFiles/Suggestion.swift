/// Finds the known word that a mistyped one was probably meant to be.
package enum Suggestion {
    /// No word in use is longer, and the cost grows with the square of the length.
    private static let longestWord = 64

    /// The candidate nearest to a word by edit distance, if any is near enough; the first of equals.
    ///
    /// Case does not count. A third of the word's letters may be wrong, but always one, and two
    /// in words of four letters or more.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let letters = Array(word.lowercased().unicodeScalars.prefix(longestWord + 1))
        guard !letters.isEmpty, letters.count <= longestWord else { return nil }
        let allowed = max(letters.count / 3, letters.count >= 4 ? 2 : 1)
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let other = Array(candidate.lowercased().unicodeScalars.prefix(longestWord + 1))
            guard abs(other.count - letters.count) <= allowed else { continue }
            let distance = distance(from: letters, to: other)
            // A word of which no letter is right is no suggestion.
            guard distance <= allowed, distance < letters.count else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
        }
        return best?.word
    }

    /// The number of letters to insert, remove, replace or swap with their neighbour.
    ///
    /// Damerau and Levenshtein's distance in its restricted form (optimal string alignment).
    private static func distance(from a: [Unicode.Scalar], to b: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
                var cost = min(replaced, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
