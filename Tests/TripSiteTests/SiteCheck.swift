import TestFolder
import TripModel

@testable import TripSite

/// The first two stages run on a folder: what they say and how a run would end.
struct SiteCheck {
    let prepared: Pipeline.Prepared?
    /// One line for each diagnostic.
    let lines: [String]
    let status: ExitStatus

    init(
        _ folder: TestFolder, site: String = ".", set overrides: [String] = [],
        output: String? = nil, isStrict: Bool = false
    ) {
        var request = Pipeline.Request(
            folder: SiteFolder(site, in: folder.path), today: .first, base: folder.path)
        request.overrides = overrides.map { SettingOverride($0) }
        request.output = output
        request.isStrict = isStrict
        var pipeline = Pipeline(request) { _ in }
        prepared = pipeline.prepare()
        lines = pipeline.findings.diagnostics.map(\.text)
        status = pipeline.findings.status
    }
}

/// Trips as JSON from lines such as `Oslo 2027-06-12 5 "id": 7`, each on a line of its own from
/// line 2 on. A `⟦` goes before the text of the word that it begins, quotes and brackets included.
func tripsJSON(_ trips: String...) -> String {
    func quoted(_ word: Substring) -> String {
        word.hasPrefix("⟦") ? "⟦\"\(word.dropFirst())\"" : "\"\(word)\""
    }
    let objects = trips.map { trip in
        let words = trip.split(separator: " ", maxSplits: 3)
        let more = words.count > 3 ? ", \(words[3])" : ""
        return "{\"city\": \(quoted(words[0])), \"country\": \"NO\", "
            + "\"start\": \(quoted(words[1])), \"nights\": \(words[2])\(more)}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
}
