import TripFiles
import TripSite

extension CommandSpec {
    static let initialize = CommandSpec(
        name: "init", summary: "start a site", operands: "[DIR]", operandLimit: 1,
        options: [OptionSpec("--sample", nil, "with trips that show what a report can do")],
        examples: ["tripreport init ~/Travels", "tripreport init --sample Sample"]
    ) { run in
        let name = run.arguments.operands.first ?? run.arguments.value("--site") ?? "."
        guard !name.isEmpty else {
            throw UsageError(message: "init needs a folder that has a name")
        }
        let folder = SiteFolder(name, in: run.folder)
        do {
            try SiteStarter.check(folder)
            let content: SiteStarter.Content =
                run.arguments.has("--sample") ? .sample : .fresh(try Self.answers(run))
            try SiteStarter.start(folder, shown: name, content: content)
        } catch let failure as WriteFailure {
            run.surroundings.writeError(
                "\(SafeText.escaped("\(failure.path): error: \(failure.message)"))\n")
            return failure.status
        } catch is Questions.Ended {
            run.surroundings.writeError("Nothing was made\n")
            return .interrupted
        }
        let next =
            name == "."
            ? ["tripreport build", "tripreport pass"]
            : ["cd \(name.hasPrefix("-") ? "./" : "")\(Self.shellWord(name))", "tripreport build"]
        if !run.arguments.has("--quiet") {
            run.surroundings.writeError(
                "Made settings.json, trips.json and .gitignore. Next:\n"
                    + next.map { "\($0)\n" }.joined())
        }
        return .success
    }

    /// What the settings begin with: asked for on a terminal, the defaults elsewhere.
    private static func answers(_ run: CommandRun) throws -> SiteStarter.Answers {
        var answers = SiteStarter.Answers()
        let surroundings = run.surroundings
        guard surroundings.isInputTerminal, surroundings.isErrorTerminal,
            !run.arguments.has("--quiet")
        else { return answers }
        let questions = Questions(surroundings)
        answers.travelerName = try questions.ask(
            .text("Name of the traveler, for boarding passes", default: answers.travelerName))
        answers.highlight = try questions.ask(
            .choice("Color of the report", default: answers.highlight))
        answers.showsYear = try questions.ask(
            .yesOrNo("Show a grid of every year", default: answers.showsYear))
        return answers
    }

    /// A word as a POSIX shell reads it back, safe to show.
    private static func shellWord(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            let isLetter = (0x41...0x5A).contains(byte & ~0x20) || byte >= 0x80
            return isLetter || (0x2B...0x39).contains(byte) && byte != 0x2C || byte == 0x5F
        }
        let word = isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
        return SafeText.escaped(word)
    }
}
