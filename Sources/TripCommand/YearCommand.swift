import TripModel
import TripReporting
import TripSite

extension CommandSpec {
    static let year = CommandSpec(
        name: "year", summary: "the year grid in the terminal", operands: "[YEAR]",
        operandLimit: 1,
        options: [OptionSpec("--all", nil, "every year with a trip")],
        examples: ["tripreport year", "tripreport year 2027", "tripreport year --all | less -R"]
    ) { run in
        let word = run.arguments.operands.first
        let asked = try word.map { text in try TripSelection.year(text, of: "YEAR") }
        if let word, run.arguments.has("--all") {
            throw UsageError(message: "year takes a year or --all, not both: leave out \(word)")
        }
        var pipeline = try run.pipeline(showsPhotos: false)
        guard let prepared = pipeline.prepare() else { return run.finish(pipeline) }
        let report = pipeline.compute(prepared)
        let known = report.summary.perYear.map(\.year)
        let nearest = nearest(to: report.summary.today.year, of: known).map { [$0] } ?? []
        let years = run.arguments.has("--all") ? known : asked.map { [$0] } ?? nearest
        guard !years.isEmpty else {
            return run.finish(pipeline, note: "There are no trips, so there is no year to show")
        }
        let screen = run.screen
        let sheets = YearSheet(
            report, ink: screen.ink(report.settings.highlight), columns: screen.columns)
        let text = YearGridBuilder.build(report.trips, report.byDate, years: years)
            .map { sheets.lines(of: $0).map { $0 + "\n" }.joined() }.joined(separator: "\n")
        try run.print(Array(text.utf8))
        return run.finish(pipeline)
    }

    /// Of two years that are as near, the later one: it has what is ahead.
    private static func nearest(to year: Int, of years: [Int]) -> Int? {
        years.min { (abs($0 - year), -$0) < (abs($1 - year), -$1) }
    }
}
