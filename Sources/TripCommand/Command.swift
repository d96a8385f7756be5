import TripSite

/// The program, as a function of everything outside it.
package enum Command {
    package static let version = "0.1.0"

    /// When this version was made, as the manual page shows it.
    static let date = "November 30, 2026"

    /// Runs one command.
    ///
    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - folder: the working folder, as an absolute path.
    ///   - surroundings: environment, clock and streams.
    /// - Returns: the status to exit with.
    package static func run(
        arguments: [String], in folder: String, surroundings: Surroundings
    ) -> ExitStatus {
        var command: CommandSpec?
        var begun: CommandRun?
        do {
            let parsed = try ArgumentParser.parse(arguments)
            command = parsed.command
            let run = CommandRun(parsed, in: folder, surroundings)
            begun = run
            if parsed.has("--help") {
                let page = command.map(HelpPage.command) ?? HelpPage.program
                try run.print(Array(page.utf8))
                return .success
            }
            if parsed.has("--version") {
                try run.print(Array("tripreport \(version)\n".utf8))
                return .success
            }
            guard let spec = command else {
                throw UsageError(message: "a command is missing")
            }
            return try spec.run(run)
        } catch let error as UsageError {
            begun?.endStage()
            let help = "tripreport \((error.command ?? command).map { "\($0.name) " } ?? "")--help"
            surroundings.writeError("tripreport: error: \(error.message)\nSee \"\(help)\".\n")
            return .usage
        } catch {
            begun?.endStage()
            surroundings.writeError("tripreport: error: standard output: \(error)\n")
            return .inputOutput
        }
    }
}
