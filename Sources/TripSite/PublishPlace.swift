import TripModel

/// Where a report is delivered.
package enum PublishPlace: Sendable, Equatable {
    /// An absolute path, and the folder as users wrote it.
    case folder(path: String, shown: String)
    case git(remote: String, branch: String)

    /// The place, for messages.
    package var shown: String {
        switch self {
        case .folder(_, let shown): shown
        case .git(let remote, let branch): "\(branch) at \(GitRemote.shown(remote))"
        }
    }

    /// Finds the place, and refuses a folder that the report could damage.
    ///
    /// - Parameters:
    ///   - site: what was loaded.
    ///   - option: a folder from the command line, relative to `base`; it is stronger than the
    ///     settings.
    ///   - base: the working folder of the command.
    ///   - findings: takes an error.
    /// - Returns: nil where neither the command line nor the settings name one.
    static func find(
        for site: LoadedSite, option: String?, base: String, into findings: inout Findings
    ) -> PublishPlace? {
        if let option {
            let path = FileAccess.join(base, option)
            if let problem = OutputPlace.problem(of: path, for: site) {
                let message = "the folder must not \(problem), but is \"\(option)\""
                findings.error("--to", message, status: .badSettings)
            }
            return .folder(path: path, shown: option)
        }
        switch site.settings.publish {
        case nil: return nil
        case .git(let remote, let branch): return .git(remote: remote, branch: branch)
        case .folder(let folder):
            let path = site.folder.absolute(folder)
            if let problem = OutputPlace.problem(of: path, for: site) {
                let message = "publish.folder must not \(problem), but is \"\(folder)\""
                let found = site.diagnostic(.error, at: .publish, message)
                findings.add([found], status: .badSettings)
            }
            return .folder(path: path, shown: folder)
        }
    }
}
