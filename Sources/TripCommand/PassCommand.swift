import TripFiles
import TripModel
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
            .upcoming, .year,
            OptionSpec("--output", "FILE", "write to this file; - is standard output"),
        ],
        examples: [
            "tripreport pass seattle", "tripreport pass --upcoming --form-feed | lp",
            "tripreport pass --year 2027 --width 80 --output passes.txt",
        ]
    ) { run in
        let options = try PassOptions(run.arguments)
        let selection = try TripSelection(run.arguments)
        var pipeline = try run.pipeline()
        guard let prepared = pipeline.prepare() else { return run.finish(pipeline) }
        let report = pipeline.compute(prepared)
        let words = run.arguments.operands
        let named = words.isEmpty ? report.shown : try TripFinder.find(words, in: report.trips)
        let trips = selection.trips(of: named, in: report)
        guard !trips.isEmpty else {
            let unwritten = options.file.map { ": \(SafeText.escaped($0)) was not written" } ?? ""
            return run.finish(pipeline, note: "There are no trips to print\(unwritten)")
        }
        let style = options.style(from: report.settings.pass, on: run.screen)
        guard let passes = pipeline.passes(report, prepared, trips: trips, style: style) else {
            return run.finish(pipeline)
        }
        let text = Array(passes.joined(separator: [options.separator]))
        guard let file = options.file else {
            try run.print(text)
            return run.finish(pipeline)
        }
        do {
            try NamedFile(file, in: run.folder).write(text, of: prepared.site)
        } catch let failure as WriteFailure {
            pipeline.fail(failure)
            return run.finish(pipeline)
        }
        let count = Wording.count(trips.count, "pass", "passes")
        return run.finish(pipeline, "Wrote \(count) to \(SafeText.escaped(file))")
    }
}
