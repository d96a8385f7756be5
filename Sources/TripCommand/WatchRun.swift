import TripSite

/// Builds, and builds again whenever something changes that the report is made from.
///
/// A build that fails changes nothing, so that the last good report stays.
struct WatchRun {
    private let first: CommandRun

    init(_ run: CommandRun) {
        first = run
    }

    /// Builds until the user ends it.
    ///
    /// - Returns: success where the user ended it, which is how it ends; the status of the first
    ///   build where there is no site.
    /// - Throws: `UsageError`, from the first build alone.
    func watch() throws -> ExitStatus {
        let surroundings = first.surroundings
        var outcome = try BuildRun(first).build()
        guard !outcome.inputs.isEmpty else { return outcome.status }
        var inputs = outcome.inputs
        var stamps = InputStamps(inputs)
        var wasOpened = outcome.isOpen
        say("Watching for changes, until Ctrl-C\n")
        while surroundings.waitForChange(InputStamps.folders(around: inputs)) {
            let now = InputStamps(inputs)
            guard now != stamps else { continue }
            // As it was before the build: what changes during it is built the next time.
            stamps = now
            let run = CommandRun(first.arguments, in: first.folder, surroundings)
            outcome = try BuildRun(run, wasOpened: wasOpened).build()
            wasOpened = wasOpened || outcome.isOpen
            // After an error not all inputs may be known: those from before count, too.
            let known = outcome.status == .success ? outcome.inputs : inputs + outcome.inputs
            inputs = Set(known).sorted()
            stamps = now.extended(to: inputs)
        }
        say("\nStopped watching\n")
        return .success
    }

    private func say(_ text: String) {
        if !first.arguments.has("--quiet") { first.surroundings.writeError(text) }
    }
}
