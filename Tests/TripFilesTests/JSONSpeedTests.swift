import Foundation
import Testing

@testable import TripFiles

/// The cost of hostile files grows with their size, not with its square.
@Suite struct JSONSpeedTests {
    @Test(arguments: [
        "01,", "\"日\\q\",", "\"a\" ", ",", "/*é*/ ", "/*", "//", "\\", "\"", "[", "{\"a\":",
        "x ", "'",
        "é", "\"a\":1,", "0", "9.", "\u{301}", "\\é", "\"\u{1}\"\n",
    ])
    func isLinear(_ unit: String) {
        for (opener, closer) in [("[", "]"), ("{", "}"), ("[\"", "\"]")] {
            expectLinear(from: 4_000) { size in
                let text = opener + String(repeating: unit, count: size / unit.utf8.count) + closer
                return {
                    var diagnostics: [Diagnostic] = []
                    let source = SourceFile(name: "trips.json", bytes: Array(text.utf8))
                    let document = JSONDocument.parse(source, into: &diagnostics)
                    #expect((document?.isValid == true) == diagnostics.isEmpty)
                }
            }
        }
    }

    @Test func findsManyDuplicateKeys() {
        expectLinear(from: 1_000) { size in
            let members = (0..<size * 4 / 3).map { "\"k\($0 % size)\": 0" }
            let text = JSONMarkedText("{" + members.joined(separator: ",\n") + "}")
            return {
                let (_, lines) = text.parsed()
                #expect(lines.count == size / 3)
                #expect(
                    lines.last?.hasSuffix(
                        "the key \"k\(size / 3 - 1)\" stands twice in this object: first at \(size / 3):1"
                    ) == true)
            }
        }
    }

    /// That sixteen times the size is less than 64 times the work: a quadratic step makes it 256.
    ///
    /// Work is the time of this thread on a processor, the least of several, which neither the
    /// speed of the machine nor what else runs on it makes greater.
    ///
    /// - Parameters:
    ///   - size: the smaller one.
    ///   - sourceLocation: where it is expected.
    ///   - prepare: makes the work of a size.
    private func expectLinear(
        from size: Int, sourceLocation: SourceLocation = #_sourceLocation,
        _ prepare: (Int) -> () -> Void
    ) {
        let (small, large) = (prepare(size), prepare(16 * size))
        var (few, many) = (Int.max, Int.max)
        for _ in 0..<30 {
            few = min(few, Self.work(small))
            many = min(many, Self.work(large))
            if many / 64 < few { return }
        }
        Issue.record(
            "16 times the size is \(many / max(few, 1)) times the work",
            sourceLocation: sourceLocation)
    }

    /// Nanoseconds.
    private static func work(_ body: () -> Void) -> Int {
        var (before, after) = (timespec(), timespec())
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before)
        body()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after)
        return (after.tv_sec - before.tv_sec) * 1_000_000_000 + after.tv_nsec - before.tv_nsec
    }
}
