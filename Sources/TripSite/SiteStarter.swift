/// Makes the first files of a site.
package enum SiteStarter {
    private static let settings = """
        {
          // Every setting has a default; the README lists them all.
          "title": "Trips",
          "travelerName": "",
          "highlight": "yellow", // or "mint" or "orange"
          "showsYear": true
        }

        """

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

    /// Makes `settings.json`, `trips.json` and `.gitignore`.
    ///
    /// - Parameters:
    ///   - folder: made where it is missing.
    ///   - shown: the folder as the user wrote it.
    /// - Throws: `WriteFailure` where one of the files exists: nothing is overwritten.
    package static func start(_ folder: SiteFolder, shown: String) throws(WriteFailure) {
        let files = [
            ("settings.json", settings), ("trips.json", trips), (".gitignore", "Output/\n"),
        ]
        for (name, _) in files where FileAccess.kind(folder.absolute(name)) != nil {
            throw WriteFailure(
                path: name, message: "this file exists already, and nothing was changed",
                status: .cannotCreate)
        }
        do {
            try FileCreation.makeFolders(folder.path)
            for (name, text) in files {
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
