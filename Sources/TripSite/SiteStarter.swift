import SampleSite
import TripFiles
import TripModel

/// Makes the first files of a site.
package enum SiteStarter {
    /// What a new site is about.
    package struct Answers: Sendable, Equatable {
        package var travelerName = ""
        package var highlight = Highlight.yellow
        package var showsYear = true

        package init() {}
    }

    /// What a site begins with.
    package enum Content: Sendable {
        /// Two trips to be replaced.
        case fresh(Answers)

        /// The trips and settings that show what a report can do.
        case sample
    }

    private static func settings(_ answers: Answers) -> String {
        let others = Highlight.allCases.filter { $0 != answers.highlight }
            .map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
        return """
            {
              // Every setting has a default; the README lists them all.
              "title": "Trips",

              // Printed on boarding passes, where there is one.
              "travelerName": \(SettingsReader.quoted(answers.travelerName)),
              "highlight": "\(answers.highlight.rawValue)", // or \(others)

              // Whether the page has a grid of every year.
              "showsYear": \(answers.showsYear)
            }

            """
    }

    private static let trips = """
        [
          // One object a trip: city, country, start and nights are needed.
          {
            "city": "Bergen",
            "country": "Norway",
            "start": "2027-06-12",
            "nights": 5,
            "price": 1249.50,
            "favorite": true
          },
          { "city": "Lisbon", "country": "PT", "start": "2026-10-03", "end": "2026-10-07" }
        ]

        """

    private static let names = ["settings.json", "trips.json", ".gitignore"]

    /// Refuses a folder that has a file of a site already.
    ///
    /// - Throws: `WriteFailure` that names the file.
    package static func check(_ folder: SiteFolder) throws(WriteFailure) {
        for name in names where FileAccess.kind(folder.absolute(name)) != nil {
            throw WriteFailure(
                path: name, message: "this file exists already, and nothing was changed",
                status: .cannotCreate)
        }
    }

    /// Makes `settings.json`, `trips.json` and `.gitignore`.
    ///
    /// - Parameters:
    ///   - folder: made where it is missing.
    ///   - shown: the folder as the user wrote it.
    ///   - content: what the files hold.
    /// - Throws: `WriteFailure` where one of the files exists: nothing is overwritten.
    package static func start(
        _ folder: SiteFolder, shown: String, content: Content
    ) throws(WriteFailure) {
        try check(folder)
        let (settings, trips) =
            switch content {
            case .fresh(let answers): (settings(answers), trips)
            case .sample: (SampleSite.settings, SampleSite.trips)
            }
        do {
            try FileCreation.makeFolders(folder.path)
            for (name, text) in zip(names, [settings, trips, "Output/\n"]) {
                try FileCreation.create(folder.absolute(name), Array(text.utf8))
            }
        } catch {
            throw WriteFailure(
                path: shown,
                message: "a site cannot be started here: \(error)",
                status: .cannotCreate)
        }
    }
}
