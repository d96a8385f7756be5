import TripFiles
import TripSite

/// One build, from the arguments to the line that tells what it changed.
struct BuildRun {
    /// How it ended.
    struct Outcome {
        let status: ExitStatus

        /// Every file and folder that the report is made from, as far as they could be found.
        let inputs: [String]

        /// Whether the page was shown.
        var isOpen = false
    }

    private let run: CommandRun
    private let opens: Bool

    /// - Parameters:
    ///   - run: the command.
    ///   - wasOpened: whether the page was shown before.
    init(_ run: CommandRun, wasOpened: Bool = false) {
        self.run = run
        opens = run.arguments.has("--open") && !wasOpened
    }

    /// Builds and prints what was found.
    func build() throws -> Outcome {
        var pipeline = try run.pipeline(output: run.arguments.value("--output"))
        guard let prepared = pipeline.prepare() else { return failed(pipeline) }
        let report = pipeline.compute(prepared)
        let isDryRun = run.arguments.has("--dry-run")
        guard let files = pipeline.render(report, prepared),
            let written = pipeline.write(files, prepared, isDryRun: isDryRun)
        else { return failed(pipeline) }
        let trips = Wording.count(report.trips.count, "trip", "trips")
        let names = SafeText.escaped(prepared.sourceNames.joined(separator: ", "))
        let would = isDryRun ? "would be " : ""
        let status = run.finish(
            pipeline,
            "Read \(trips) from \(names). \(SafeText.escaped(prepared.output.shown)): \(would)\(written.added) added, "
                + "\(written.changed) changed, \(written.removed) removed, "
                + "\(written.unchanged) unchanged")
        let page = prepared.page
        let hasPage = files.contains { $0.path == "index.html" }
        if opens, hasPage, !run.surroundings.openPage(page) {
            run.surroundings.writeError(
                "The page cannot be shown from here: open \(SafeText.escaped(page))\n")
        }
        return Outcome(status: status, inputs: pipeline.inputs, isOpen: opens && hasPage)
    }

    private func failed(_ pipeline: Pipeline) -> Outcome {
        Outcome(status: run.finish(pipeline), inputs: pipeline.inputs)
    }
}
