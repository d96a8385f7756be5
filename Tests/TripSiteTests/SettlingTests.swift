import Testing

@testable import TripSite

/// When a burst of changes is over, by a clock of the test's own.
@Suite struct SettlingTests {
    @Test(
        arguments: [
            (gap: 0, count: 1, change: 1, end: 50),
            // A burst is one change, however many it is of.
            (5, 41, 41, 250), (49, 11, 11, 540),
            // A pause ends it.
            (60, 5, 1, 50), (50, 5, 1, 50),
            // What never ends is looked at after a second.
            (5, 10_000, 200, 1_000), (40, 10_000, 25, 1_000), (0, 10_000, 10_000, 50),
        ])
    func endsWhenNothingChanges(_ gap: Int, _ count: Int, _ change: Int, _ end: Int) {
        let start = ContinuousClock.now
        let settling = Settling(at: start)
        var (seen, now) = (1, start)
        var pause = settling.pause(at: now)
        while let least = pause, seen < count, .milliseconds(gap) < least {
            now += .milliseconds(gap)
            seen += 1
            pause = settling.pause(at: now)
        }
        #expect(seen == change)
        #expect(now + (pause ?? .zero) == start + .milliseconds(end))
    }
}
