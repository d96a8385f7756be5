import TripFiles
import TripSite

extension CommandSpec {
    static let initialize = CommandSpec(
        name: "init", summary: "start a site", operands: "[DIR]", operandLimit: 1, options: [],
        examples: ["tripreport init", "tripreport init ~/Travels"]
    ) { run in
        let name = run.arguments.operands.first ?? run.arguments.value("--site") ?? "."
        do {
            try SiteStarter.start(SiteFolder(name, in: run.folder), shown: name)
        } catch let failure as WriteFailure {
            run.surroundings.writeError(
                "\(SafeText.escaped("\(failure.path): error: \(failure.message)"))\n")
            return failure.status
        }
        let place = name == "." ? "" : "cd \(Self.shellWord(name))\n"
        if !run.arguments.has("--quiet") {
            run.surroundings.writeError(
                "Made settings.json, trips.json and .gitignore. Next:\n"
                    + "\(place)tripreport build\ntripreport pass\n")
        }
        return .success
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
