/// What git needs of the world around it.
package struct GitSurroundings {
    /// The environment.
    package var variables: [String: String]

    /// Whether git writes its messages to standard error itself, as it does on a terminal.
    package var isLive: Bool

    /// Takes its messages otherwise.
    package var showing: (String) -> Void

    package init(
        variables: [String: String], isLive: Bool, showing: @escaping (String) -> Void
    ) {
        self.variables = variables
        self.isLive = isLive
        self.showing = showing
    }
}

/// The last stage: delivers a report, changing no more than needed.
struct Publisher {
    let site: SiteFolder
    let git: GitSurroundings
    let isDryRun: Bool

    /// Delivers a report.
    ///
    /// - Parameters:
    ///   - files: all of it.
    ///   - place: where it goes.
    ///   - trips: what is said to be published: "8 trips".
    /// - Returns: what was changed, or would be.
    /// - Throws: `WriteFailure`.
    func publish(
        _ files: [OutputFile], to place: PublishPlace, trips: String
    ) throws(WriteFailure) -> [FileChange] {
        switch place {
        case .folder(let path, let shown):
            var changes: [FileChange] = []
            let writer = OutputWriter(folder: path, shown: shown, isDryRun: isDryRun)
            _ = try writer.write(files) { changes.append($0) }
            return changes
        case .git(let remote, let branch):
            let publisher = GitPublisher(
                site: site, remote: remote, branch: branch, isDryRun: isDryRun)
            let scratch: ScratchFolder
            do {
                scratch = try ScratchFolder()
            } catch {
                throw WriteFailure(
                    path: place.shown, message: "no temporary folder can be made: \(error)",
                    status: .inputOutput)
            }
            defer { scratch.remove() }
            let program = try GitProgram(
                variables: git.variables, scratch: scratch.path, isLive: git.isLive,
                showing: git.showing)
            return try publisher.publish(
                files, trips: trips, with: program, scratch: scratch.path)
        }
    }
}
