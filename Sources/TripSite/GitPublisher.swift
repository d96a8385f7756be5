/// Delivers a report to a branch of a git repository.
///
/// The commit is made of objects alone and pushed by its id: what the user has checked out, the
/// index and every local branch stay as they are. A push is one step at the remote, so that an
/// interrupted run leaves the branch as it was.
struct GitPublisher {
    let site: SiteFolder
    let remote: String
    let branch: String
    let isDryRun: Bool

    private var reference: String { "refs/heads/\(branch)" }

    /// Delivers a report.
    ///
    /// - Parameters:
    ///   - files: all of it.
    ///   - trips: what the commit's message says was published: "8 trips".
    ///   - program: git.
    ///   - scratch: a folder for the time of the run.
    /// - Returns: what was changed, or would be.
    /// - Throws: `WriteFailure`; then the branch is as it was.
    func publish(
        _ files: [OutputFile], trips: String, with program: GitProgram, scratch: String
    ) throws(WriteFailure) -> [FileChange] {
        let place = PublishPlace.git(remote: remote, branch: branch).shown
        let finder = GitRepositoryFinder(site: site, git: program, shown: place, scratch: scratch)
        let found = try finder.find(remote: remote, branch: branch, isDryRun: isDryRun)
        let repository = found.repository
        let tip = try repository.tip(of: reference, at: found.remote)
        var content = BranchContent(repository: repository, scratch: scratch)
        if let tip {
            try repository.get(
                tip, reference, from: found.remote, options: found.isTemporary ? ["--depth=1"] : [])
            try content.read(tip)
        }
        let changes = try content.changes(to: files)
        guard !isDryRun else { return changes }
        let tree = try content.write(files)
        if let tip {
            let old = try repository.run(
                ["rev-parse", "--verify", "\(tip)^{tree}"], else: "the branch cannot be read")
            if GitRepository.line(old) == tree { return changes }
        }
        let message = "Publish \(trips): \(Self.counts(changes))"
        let commit = try repository.commit(tree, parent: tip, message: message)
        try push(commit, over: tip, to: found.remote, repository)
        return changes
    }

    private func push(
        _ commit: String, over tip: String?, to remote: String, _ repository: GitRepository
    ) throws(WriteFailure) {
        let done = try repository.git.run(
            ["push", "--no-follow-tags", "--", remote, "\(commit):\(reference)"])
        guard done.status != 0 else { return }
        let now = try repository.tip(of: reference, at: remote)
        throw repository.failure(
            now == tip
                ? "the push was refused: git says why above"
                : "the branch was changed by someone else meanwhile, and nothing was pushed: "
                    + "run \"tripreport publish\" again")
    }

    /// "2 files added, 1 changed, 0 removed".
    static func counts(_ changes: [FileChange]) -> String {
        let count = { (kind: FileChange.Kind) in changes.count { $0.kind == kind } }
        let added = count(.add)
        return "\(added) \(added == 1 ? "file" : "files") added, \(count(.change)) changed, "
            + "\(count(.remove)) removed"
    }
}
