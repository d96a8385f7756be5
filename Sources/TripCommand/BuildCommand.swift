import TripSite

extension CommandSpec {
    static let build = CommandSpec(
        name: "build", summary: "build the report", operands: "", operandLimit: 0,
        options: [
            OptionSpec("--output", "DIR", "write to this folder instead of the settings'"),
            OptionSpec("--dry-run", nil, "change nothing, only say what would be"),
            OptionSpec("--watch", nil, "build again at every change, until Ctrl-C"),
            OptionSpec("--open", nil, "show the page in the browser"),
        ],
        examples: [
            "tripreport build --watch --open",
            "tripreport build --set highlight=mint --output Mint",
        ]
    ) { run in
        let watches = run.arguments.has("--watch")
        if run.arguments.has("--dry-run") {
            for other in ["--watch", "--open"] where run.arguments.has(other) {
                throw UsageError(message: "--dry-run and \(other) do not go together")
            }
        }
        return watches ? try WatchRun(run).watch() : try BuildRun(run).build().status
    }

    static let check = CommandSpec(
        name: "check", summary: "check settings, trips and templates; write nothing",
        operands: "", operandLimit: 0, options: [],
        examples: ["tripreport check", "tripreport check --strict"]
    ) { run in
        var pipeline = try run.pipeline()
        guard let prepared = pipeline.prepare() else { return run.finish(pipeline) }
        let report = pipeline.compute(prepared)
        guard let files = pipeline.render(report, prepared, checksTemplates: true)
        else { return run.finish(pipeline) }
        let trips = Wording.count(report.trips.count, "trip", "trips")
        let count = Wording.count(files.count, "file", "files")
        return run.finish(pipeline, "Checked \(trips): a build would make \(count)")
    }
}
