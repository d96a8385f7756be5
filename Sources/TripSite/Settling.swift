/// When changes that come one after the other are over.
///
/// Saving takes several steps, and programs save many files at once: that is over when nothing
/// changes for a while. Where something changes all the time, it is looked at all the same.
struct Settling {
    /// For how long nothing must change.
    static let quiet = Duration.milliseconds(50)

    /// For how long changes are waited for at most.
    static let longest = Duration.seconds(1)

    private let end: ContinuousClock.Instant

    /// - Parameter start: when the first change came.
    init(at start: ContinuousClock.Instant) {
        end = start + Self.longest
    }

    /// How long to wait for another change.
    ///
    /// - Parameter now: when the latest change came.
    /// - Returns: after that time without a change it is over; nil where it is over now.
    func pause(at now: ContinuousClock.Instant) -> Duration? {
        now < end ? min(Self.quiet, end - now) : nil
    }
}
