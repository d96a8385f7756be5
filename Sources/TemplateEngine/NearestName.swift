/// Finds the name that was probably meant.
enum NearestName {
    /// The rest of a message about an unknown name: the nearest name, or those there are if few.
    static func hint(for name: String, among known: [String]) -> String {
        if let near = nearest(to: name, among: known) {
            return ": did you mean \"\(near)\"?"
        }
        let names = Set(known).sorted()
        guard !names.isEmpty, names.count <= 8 else { return "" }
        return ": known here: \(names.joined(separator: ", "))"
    }

    /// The known name at the smallest edit distance, if that is at most a third of the length.
    static func nearest(to name: String, among known: [String]) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
        var best: (name: String, distance: Int)?
        for candidate in known {
            let scalars = Array(candidate.lowercased().unicodeScalars.prefix(64))
            let limit = max(1, max(wanted.count, scalars.count) / 3)
            guard abs(wanted.count - scalars.count) <= limit else { continue }
            let distance = distance(wanted, scalars)
            guard distance <= limit, distance < max(wanted.count, scalars.count) else { continue }
            if let best, (best.distance, best.name) <= (distance, candidate) { continue }
            best = (candidate, distance)
        }
        return best?.name
    }

    /// Edits between two words, where a swap of neighbours counts once (optimal string alignment).
    private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for i in first.indices {
            var row = [i + 1]
            row.reserveCapacity(second.count + 1)
            for j in second.indices {
                let change = last[j] + (first[i] == second[j] ? 0 : 1)
                var cost = min(change, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[second.count]
    }
}
