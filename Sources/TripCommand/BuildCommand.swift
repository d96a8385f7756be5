import TripSite

extension CommandSpec {
    static let build = CommandSpec(
        name: "build", summary: "build the report", operands: "", operandLimit: 0,
        options: [
            OptionSpec("--output", "DIR", "write to this folder instead of the settings'"),
            OptionSpec("--dry-run", nil, "change nothing, only say what would be"),
        ],
        examples: ["tripreport build", "tripreport build --set highlight=mint --output Mint"]
    ) { run in
        var pipeline = try run.pipeline(output: run.arguments.value("--output"))
        guard let prepared = pipeline.prepare() else { return run.finish(pipeline) }
        let report = pipeline.compute(prepared)
        let isDryRun = run.arguments.has("--dry-run")
        guard let files = pipeline.render(report, prepared),
            let written = pipeline.write(files, prepared, isDryRun: isDryRun)
        else { return run.finish(pipeline) }
        let trips = Wording.count(report.trips.count, "trip", "trips")
        let names = prepared.sourceNames.joined(separator: ", ")
        let would = isDryRun ? "would be " : ""
        return run.finish(
            pipeline,
            "Read \(trips) from \(names). \(prepared.output.shown): \(would)\(written.added) added, "
                + "\(written.changed) changed, \(written.removed) removed, "
                + "\(written.unchanged) unchanged")
    }

    static let check = CommandSpec(
        name: "check", summary: "check settings, trips and templates; write nothing",
        operands: "", operandLimit: 0, options: [],
        examples: ["tripreport check", "tripreport check --strict"]
    ) { run in
        var pipeline = try run.pipeline()
        guard let prepared = pipeline.prepare() else { return run.finish(pipeline) }
        let report = pipeline.compute(prepared)
        guard let files = pipeline.render(report, prepared) else { return run.finish(pipeline) }
        let trips = Wording.count(report.trips.count, "trip", "trips")
        let count = Wording.count(files.count, "file", "files")
        return run.finish(pipeline, "Checked \(trips): a build would make \(count)")
    }
}
