import TripReporting
import TripSite

extension CommandSpec {
    static let summary = CommandSpec(
        name: "summary", summary: "the totals", operands: "", operandLimit: 0,
        options: [OptionSpec("--json", nil, "print every figure as JSON for other programs")],
        examples: ["tripreport summary", "tripreport summary --json | jq .nightsAway"]
    ) { run in
        var pipeline = try run.pipeline(showsPhotos: false)
        guard let prepared = pipeline.prepare() else { return run.finish(pipeline) }
        let report = pipeline.compute(prepared)
        if run.arguments.has("--json") {
            try run.print(ReportJSON.write(report))
        } else {
            let screen = run.screen
            let sheet = SummarySheet(
                report, ink: screen.ink(report.settings.highlight), columns: screen.columns)
            try run.print(Array(sheet.text.utf8))
        }
        return run.finish(pipeline)
    }
}
