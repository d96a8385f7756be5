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
        guard let problem = problem(of: path, for: site) else { return path }
        let message = "output must not \(problem), but is \"\(shown)\""
        if option != nil {
            findings.error("--output", message, status: .badSettings)
        } else {
            let found = site.diagnostic(.error, at: .output, message)
            findings.add([found], status: .badSettings)
        }
        return path
    }

    /// Why a report must not go to a folder: what the folder must not be or hold. Nil where it may.
    static func problem(of path: String, for site: LoadedSite) -> String? {
        let output = FileAccess.resolved(path)
        let root = FileAccess.resolved(site.folder.path)
        if output == root { return "be the site itself" }
        if FileAccess.isInside(root, output) { return "be a folder above the site" }
        let input = site.inputs.first {
            FileAccess.isInside(FileAccess.resolved(site.folder.absolute($0)), output)
        }
        return input.map { "hold \($0), which the report is made from" }
    }
}
