/// Makes names unique with `-2`, `-3`.
package struct UniqueNames {
    private var taken: Set<String> = []
    private var next: [String: Int] = [:]

    /// - Parameter capacity: about how many names there will be.
    package init(capacity: Int = 0) {
        taken.reserveCapacity(capacity)
    }

    /// The name itself the first time, later with a number after it.
    ///
    /// - Parameters:
    ///   - base: the name.
    ///   - key: what is the same for names that count as one.
    /// - Returns: a name that was not given before.
    package mutating func unique(_ base: String, key: String) -> String {
        if taken.insert(key).inserted { return base }
        var number = next[key] ?? 2
        while !taken.insert("\(key)-\(number)").inserted { number += 1 }
        next[key] = number + 1
        return "\(base)-\(number)"
    }
}
