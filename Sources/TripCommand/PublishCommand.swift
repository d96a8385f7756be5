import TripFiles
import TripSite

extension CommandSpec {
    static let publish = CommandSpec(
        name: "publish", summary: "build, then copy or push the report", operands: "",
        operandLimit: 0,
        options: [
            OptionSpec("--to", "DIR", "deliver to this folder instead of the settings' place"),
            OptionSpec("--dry-run", nil, "change nothing, only list what would be changed"),
        ],
        examples: ["tripreport publish --to /srv/www/trips", "tripreport publish --dry-run"]
    ) { run in
        let isDryRun = run.arguments.has("--dry-run")
        var pipeline = try run.pipeline(
            publishes: true, delivery: run.arguments.value("--to"))
        guard let prepared = pipeline.prepare() else { return run.finish(pipeline) }
        guard let place = prepared.delivery else {
            throw UsageError(
                message: "publish needs a place: name a folder with --to DIR, or set \"publish\" "
                    + "in settings.json")
        }
        let report = pipeline.compute(prepared)
        let trips = Wording.count(report.trips.count, "trip", "trips")
        guard let files = pipeline.render(report, prepared),
            pipeline.write(files, prepared, isDryRun: isDryRun) != nil,
            let changes = pipeline.publish(
                files, to: place, trips: trips, git: run.git, isDryRun: isDryRun)
        else { return run.finish(pipeline) }
        if isDryRun {
            let lines = changes.map { "\($0.kind.rawValue) \($0.path)\n" }
            try run.print(Array(lines.joined().utf8))
        }
        let count = { (kind: FileChange.Kind) in changes.count { $0.kind == kind } }
        return run.finish(
            pipeline,
            "\(isDryRun ? "Would publish" : "Published") \(trips) to \(SafeText.escaped(place.shown)): "
                + "\(Wording.count(count(.add), "file", "files")) added, "
                + "\(count(.change)) changed, \(count(.remove)) removed")
    }
}

extension CommandRun {
    /// How git is run: it shows its messages itself on a terminal.
    fileprivate var git: GitSurroundings {
        GitSurroundings(
            variables: surroundings.variables, isLive: surroundings.isErrorTerminal
        ) { message in
            self.endStage()
            self.surroundings.writeError(message)
        }
    }
}
