import Synchronization

/// Date patterns that templates have used, so that each is taken apart once.
final class DatePatternCache: Sendable {
    private let known = Mutex<[String: DatePattern]>([:])

    /// The pattern of a text.
    ///
    /// - Parameter text: such as `d MMMM y`.
    /// - Returns: the pattern, taken apart.
    /// - Throws: `DatePattern.UnknownLetter`.
    func pattern(_ text: String) throws(DatePattern.UnknownLetter) -> DatePattern {
        if let pattern = known.withLock({ $0[text] }) { return pattern }
        let pattern = try DatePattern(text)
        known.withLock { $0[text] = pattern }
        return pattern
    }
}
