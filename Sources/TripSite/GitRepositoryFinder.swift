/// Finds the repository that commits are made in, and what the settings' remote is there.
struct GitRepositoryFinder {
    struct Found {
        var repository: GitRepository

        /// A name that the repository knows, an address or an absolute path.
        let remote: String

        /// Whether the repository is there for this run alone.
        let isTemporary: Bool
    }

    let site: SiteFolder
    let git: GitProgram
    let shown: String
    let scratch: String

    /// Nothing that works on the repository's own files or starts work in the background.
    private static let settings = [
        "-c", "gc.auto=0", "-c", "maintenance.auto=false", "-c", "fetch.writeCommitGraph=false",
        "-c", "fetch.pruneTags=false",
    ]

    /// Finds the repository around the site, else makes one for this run.
    ///
    /// - Parameters:
    ///   - remote: a name, an address, or a path relative to the site.
    ///   - branch: checked to be a name that a branch can have.
    ///   - isDryRun: whether the repository must stay as it is to the last object.
    /// - Returns: the repository, and the remote as git finds it from there.
    /// - Throws: `WriteFailure` where there is no such remote or branch.
    func find(remote: String, branch: String, isDryRun: Bool) throws(WriteFailure) -> Found {
        var git = git
        git.before = ["-C", site.path] + Self.settings
        var repository = GitRepository(git: git, shown: shown)
        // These are legal as references, and never meant.
        let isNamed = branch != "HEAD" && !branch.hasPrefix("refs/")
        guard isNamed, try git.run(["check-ref-format", "refs/heads/\(branch)"]).status == 0 else {
            throw repository.failure(
                "publish.git.branch must be a name that a branch can have", .badSettings)
        }
        let objects = try git.run(
            ["rev-parse", "--path-format=absolute", "--git-path", "objects"],
            isQuiet: true)
        let isInRepository = objects.status == 0
        let place = try self.place(of: remote, repository, isInRepository)
        guard isInRepository else {
            let folder = "\(scratch)/repository"
            _ = try repository.run(
                ["init", "--quiet", "--bare", "--", folder], else: "no repository can be made")
            repository.git.before = ["--git-dir=\(folder)"] + Self.settings
            return Found(repository: repository, remote: place, isTemporary: true)
        }
        if isDryRun {
            // What is fetched goes elsewhere, as git itself does with a push until it is accepted.
            let other = "\(scratch)/objects"
            do {
                try FileCreation.makeFolder(other)
            } catch {
                throw repository.failure("no temporary folder can be made: \(error)")
            }
            let own = objects.line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            repository.git.variables["GIT_OBJECT_DIRECTORY"] = other
            repository.git.variables["GIT_ALTERNATE_OBJECT_DIRECTORIES"] = "\"\(own)\""
        }
        return Found(repository: repository, remote: place, isTemporary: false)
    }

    private func place(
        of remote: String, _ repository: GitRepository, _ isInRepository: Bool
    ) throws(WriteFailure) -> String {
        var names: [String] = []
        if isInRepository {
            let output = try repository.run(["remote"], else: "the remotes cannot be listed")
            names = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
            if names.contains(remote) { return remote }
        }
        let path = site.absolute(remote)
        if FileAccess.kind(path) != nil { return path }
        if GitRemote.isAddress(remote) { return remote }
        let known =
            isInRepository
            ? names.isEmpty
                ? "the repository has none"
                : "the remotes are \(names.sorted().joined(separator: ", "))"
            : "the site is in no git repository, so only an address or a path can be one"
        throw repository.failure(
            "there is no such remote and no such folder: \(known)", .badSettings)
    }
}
