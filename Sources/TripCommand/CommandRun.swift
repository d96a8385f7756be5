import TripFiles
import TripModel
import TripSite

/// One run of a command: its arguments, its surroundings, and the pipeline with its messages.
final class CommandRun {
    let arguments: ParsedArguments
    let folder: String
    let surroundings: Surroundings
    private let clock = ContinuousClock()
    private let started: ContinuousClock.Instant
    private var stageStarted: ContinuousClock.Instant?

    init(_ arguments: ParsedArguments, in folder: String, _ surroundings: Surroundings) {
        self.arguments = arguments
        self.folder = folder
        self.surroundings = surroundings
        started = clock.now
    }

    /// The pipeline for the site that the options name.
    ///
    /// - Parameters:
    ///   - output: a folder for the report instead of the settings'.
    ///   - settings: more settings of this run, after those of `--set`.
    ///   - showsPhotos: whether the photos matter.
    ///   - publishes: whether the report will be delivered.
    ///   - delivery: a folder to deliver to instead of the settings' place.
    /// - Returns: a pipeline that has not begun.
    /// - Throws: `UsageError` for a day that is none, and for a setting without a value.
    func pipeline(
        output: String? = nil, settings: [SettingOverride] = [], showsPhotos: Bool = true,
        publishes: Bool = false, delivery: String? = nil
    ) throws -> Pipeline {
        let overrides = arguments.options["--set"] ?? []
        if let wrong = overrides.first(where: { !$0.contains("=") }) {
            throw UsageError(message: "--set takes KEY=VALUE, not \(SafeText.quoted(wrong))")
        }
        var request = Pipeline.Request(
            folder: SiteFolder(arguments.value("--site") ?? ".", in: folder),
            today: try today(), base: folder)
        request.overrides = overrides.map { SettingOverride($0) } + settings
        request.output = output
        request.showsPhotos = showsPhotos
        request.publishes = publishes
        request.delivery = delivery
        request.isStrict = arguments.has("--strict")
        return Pipeline(request) { self.enter($0) }
    }

    /// `--today`, else `SOURCE_DATE_EPOCH` in UTC, else the local date.
    private func today() throws -> CivilDate {
        if let text = arguments.value("--today") {
            guard let date = CivilDate(text) else {
                throw UsageError(
                    message: "--today needs a date that exists, as YYYY-MM-DD, not "
                        + SafeText.quoted(text))
            }
            return date
        }
        if let text = surroundings.variables["SOURCE_DATE_EPOCH"], !text.isEmpty {
            guard let seconds = Int(text), let date = Self.date(ofEpoch: seconds) else {
                throw UsageError(
                    message:
                        "SOURCE_DATE_EPOCH must be whole seconds since 1970, in the years 1 to "
                        + "9999, not "
                        + SafeText.quoted(text))
            }
            return date
        }
        return surroundings.localDate()
    }

    /// The day in UTC; one before 1970 too.
    private static func date(ofEpoch seconds: Int) -> CivilDate? {
        let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
        return CivilDate(daysSince1970: rest < 0 ? days - 1 : days)
    }

    /// Standard output, as far as text is laid out for it.
    var screen: Screen { Screen(surroundings) }

    // MARK: Messages

    /// Ends a run: prints what was found and returns the exit status.
    ///
    /// - Parameters:
    ///   - pipeline: with what was found.
    ///   - result: what the run did, to be shown with the time it took.
    ///   - note: what else there is to say.
    /// - Returns: the status to exit with.
    func finish(
        _ pipeline: Pipeline, _ result: String? = nil, note: String? = nil
    ) -> ExitStatus {
        endStage()
        let findings = pipeline.findings
        let depth = ColorDepth(surroundings.variables, isTerminal: surroundings.isErrorTerminal)
        let printer = DiagnosticPrinter(
            isTerminal: surroundings.isErrorTerminal, usesColor: depth != .none,
            showsWarnings: !arguments.has("--quiet"))
        printer.print(findings.diagnostics, to: surroundings.writeError)
        if !findings.hasErrors, !arguments.has("--quiet") {
            if let note { surroundings.writeError("\(note)\n") }
            if let result {
                surroundings.writeError("\(result) (\(Self.text(of: clock.now - started)))\n")
            }
        }
        return findings.status
    }

    private func enter(_ stage: Stage) {
        endStage()
        if arguments.has("--verbose") { surroundings.writeError("\(stage.rawValue)") }
        stageStarted = clock.now
    }

    /// Ends the line of the stage that was entered last.
    func endStage() {
        guard let stageStarted else { return }
        if arguments.has("--verbose") {
            surroundings.writeError(": \(Self.text(of: clock.now - stageStarted))\n")
        }
        self.stageStarted = nil
    }

    /// Milliseconds below a second, else seconds with two decimals.
    private static func text(of duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        if milliseconds < 1000 { return "\(milliseconds) ms" }
        let hundredths = milliseconds / 10 % 100
        return "\(milliseconds / 1000).\(hundredths < 10 ? "0" : "")\(hundredths) s"
    }

    /// Writes data to standard output.
    ///
    /// - Throws: what went wrong, other than that nobody reads any more: then the rest is left out.
    func print(_ bytes: [UInt8]) throws {
        _ = try surroundings.writeOutput(bytes)
    }

    /// Writes the lines of a table to standard output, the first of them in bold.
    func print(_ table: [String], withHeading ink: Ink) throws {
        let lines = table.prefix(1).map(ink.bold) + table.dropFirst()
        try print(Array(lines.map { $0 + "\n" }.joined().utf8))
    }
}
