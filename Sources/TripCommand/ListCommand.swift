import TripFiles
import TripModel
import TripSite

extension CommandSpec {
    static let list = CommandSpec(
        name: "list", summary: "the trips as a table", operands: "", operandLimit: 0,
        options: [
            OptionSpec(
                "--sort", "S", "date, price, nights or city; - before it reverses",
                choices: SortOrder.Key.allCases.flatMap { [$0.rawValue, "-" + $0.rawValue] }),
            OptionSpec(
                "--filter", "F", "all, favorites or a country", choices: ["all", "favorites"]),
            .year, .upcoming,
        ],
        examples: [
            "tripreport list --sort -price", "tripreport list --filter norway --year 2027",
            "tripreport list | cut -f 2,5 | sort",
        ]
    ) { run in
        let selection = try TripSelection(run.arguments)
        var settings: [SettingOverride] = []
        if let sort = run.arguments.value("--sort") {
            guard SortOrder(sort) != nil else {
                throw UsageError(
                    message:
                        "--sort must be \"date\", \"price\", \"nights\" or \"city\", or one of "
                        + "these after \"-\", not \(SafeText.quoted(sort))")
            }
            settings.append(SettingOverride("sort=\(sort)", written: "--sort \(sort)"))
        }
        if let filter = run.arguments.value("--filter") {
            settings.append(SettingOverride("filter=\(filter)", written: "--filter \(filter)"))
        }
        var pipeline = try run.pipeline(settings: settings, showsPhotos: false)
        guard let prepared = pipeline.prepare() else { return run.finish(pipeline) }
        let report = pipeline.compute(prepared)
        let trips = selection.trips(of: report.shown, in: report)
        let screen = run.screen
        if !screen.isTerminal {
            try run.print(TripRows.text(of: trips, in: report))
        } else if !trips.isEmpty {
            let lines = TripTable(report, trips).lines(width: screen.columns)
            try run.print(lines, withHeading: screen.ink(report.settings.highlight))
        }
        return run.finish(pipeline, note: trips.isEmpty ? "There are no trips to list" : nil)
    }
}
