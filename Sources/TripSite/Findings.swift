import TripFiles

/// What a run found wrong, and the exit status that follows from it.
package struct Findings: Sendable {
    package private(set) var diagnostics: [Diagnostic] = []

    /// That of the first error; success where there is none.
    package private(set) var status = ExitStatus.success

    package init() {}

    /// Adds diagnostics.
    ///
    /// - Parameters:
    ///   - found: in the order in which they are shown.
    ///   - status: how a run with one of the errors among them ends.
    package mutating func add(_ found: [Diagnostic], status: ExitStatus) {
        diagnostics += found
        if self.status == .success, found.contains(where: { $0.severity == .error }) {
            self.status = status
        }
    }

    /// Adds an error about a file as a whole.
    package mutating func error(_ file: String, _ message: String, status: ExitStatus) {
        add([Diagnostic(severity: .error, file: file, message: message)], status: status)
    }

    /// Makes every warning an error.
    package mutating func makeStrict() {
        guard diagnostics.contains(where: { $0.severity == .warning }) else { return }
        for index in diagnostics.indices { diagnostics[index].severity = .error }
        if status == .success { status = .badData }
    }

    package var hasErrors: Bool { status != .success }
}
