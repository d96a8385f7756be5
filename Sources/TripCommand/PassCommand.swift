import TripFiles
import TripModel
import TripReporting
import TripSite

extension CommandSpec {
    static let pass = CommandSpec(
        name: "pass", summary: "print boarding passes as text", operands: "[TRIP…]",
        operandLimit: .max,
        options: [
            OptionSpec("--width", "N", "columns of a pass, 32 to 120"),
            OptionSpec(
                "--style", "S", "unicode or ascii",
                choices: Settings.PassStyle.Style.allCases.map(\.rawValue)),
            OptionSpec("--form-feed", nil, "start each pass but the first on a new page"),
        ],
        examples: ["tripreport pass seattle", "tripreport pass --form-feed | lp"]
    ) { run in
        let widths = Settings.PassStyle.widths
        let width = try run.arguments.value("--width").map { text in
            guard let width = Int(text), widths.contains(width) else {
                throw UsageError(
                    message: "--width must be a whole number from \(widths.lowerBound) to "
                        + "\(widths.upperBound), not \(SafeText.quoted(text))")
            }
            return width
        }
        let style = try run.arguments.value("--style").map { text in
            guard let style = Settings.PassStyle.Style(rawValue: text) else {
                throw UsageError(
                    message: "--style must be \"unicode\" or \"ascii\", not "
                        + SafeText.quoted(text))
            }
            return style
        }
        var pipeline = try run.pipeline()
        guard let prepared = pipeline.prepare() else { return run.finish(pipeline) }
        let report = pipeline.compute(prepared)
        var pass = report.settings.pass
        if let width { pass.width = width }
        if let style { pass.style = style }
        let trips =
            run.arguments.operands.isEmpty
            ? report.shown
            : try TripFinder.find(run.arguments.operands, in: report.trips)
        guard let passes = pipeline.passes(report, prepared, trips: trips, style: pass) else {
            return run.finish(pipeline)
        }
        let separator: UInt8 = run.arguments.has("--form-feed") ? 0x0C : 0x0A
        try run.print(Array(passes.joined(separator: [separator])))
        return run.finish(pipeline)
    }
}
