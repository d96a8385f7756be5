import TripModel

/// Where the report goes, once it is sure that nothing of the user's is there.
package enum OutputPlace {
    /// Finds the output folder and refuses one that the report could damage.
    ///
    /// - Parameters:
    ///   - site: what was loaded.
    ///   - option: a folder from the command line, relative to `base`; nil takes the settings'.
    ///   - base: the working folder of the command.
    ///   - findings: takes an error.
    /// - Returns: an absolute path.
    package static func find(
        for site: LoadedSite, option: String?, base: String, into findings: inout Findings
    ) -> String {
        let shown = option ?? site.settings.output
        let path = option.map { FileAccess.join(base, $0) } ?? site.folder.absolute(shown)
        let output = FileAccess.resolved(path)
        let root = FileAccess.resolved(site.folder.path)
        var problem: String?
        if output == root {
            problem = "output must not be the site itself"
        } else if FileAccess.isInside(root, output) {
            problem = "output must not be a folder above the site"
        } else {
            let settings = site.settings
            let inputs =
                ["settings.json", settings.templates] + (settings.trips ?? ["trips.json"])
                + site.trips.lazy.map(\.photo).filter { !$0.isEmpty }
            for input in inputs
            where FileAccess.isInside(FileAccess.resolved(site.folder.absolute(input)), output) {
                problem = "output must not hold \(input), which the report is made from"
                break
            }
        }
        guard let problem else { return path }
        let message = "\(problem), but is \"\(shown)\""
        if option != nil {
            findings.error("--output", message, status: .badSettings)
        } else {
            let found = site.diagnostic(.error, at: .output, message)
            findings.add([found], status: .badSettings)
        }
        return path
    }
}
