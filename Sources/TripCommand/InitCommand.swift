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
            run.surroundings.writeError("\(failure.path): error: \(failure.message)\n")
            return failure.status
        }
        let place = name == "." ? "" : "cd \(name)\n"
        if !run.arguments.has("--quiet") {
            run.surroundings.writeError(
                "Made settings.json, trips.json and .gitignore. Next:\n"
                    + "\(place)tripreport build\ntripreport pass\n")
        }
        return .success
    }
}
