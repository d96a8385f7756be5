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
        // As files are before a build: what changes during it is built the next time.
        var stamps = InputStamps(try first.pipeline().inputsToRead())
        var outcome = try BuildRun(first).build()
        guard !outcome.inputs.isEmpty else { return outcome.status }
        stamps = stamps.extended(to: outcome.inputs)
        var wasOpened = outcome.isOpen
        say("Watching for changes, until Ctrl-C\n")
        while surroundings.waitForChange(InputStamps.folders(around: stamps.paths)) {
            let now = InputStamps(stamps.paths)
            guard now != stamps else { continue }
            let run = CommandRun(first.arguments, in: first.folder, surroundings)
            let before = now.extended(to: stamps.paths + (try run.pipeline().inputsToRead()))
            outcome = try BuildRun(run, wasOpened: wasOpened).build()
            wasOpened = wasOpened || outcome.isOpen
            // After an error not all inputs may be known: those from before count, too.
            let known = outcome.status == .success ? outcome.inputs : before.paths + outcome.inputs
            stamps = before.extended(to: known)
        }
        say("\nStopped watching\n")
        return .success
    }

    private func say(_ text: String) {
        if !first.arguments.has("--quiet") { first.surroundings.writeError(text) }
    }
}
