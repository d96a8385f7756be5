import TripFiles

/// Objects of a repository, read and made by git; its files, index and branches stay as they are.
struct GitRepository {
    var git: GitProgram

    /// Where the branch is, for messages.
    let shown: String

    /// Runs git and fails where it does.
    ///
    /// - Parameters:
    ///   - arguments: the command with its arguments.
    ///   - input: what it reads.
    ///   - what: what cannot be done where it fails, such as "the branch cannot be read".
    /// - Returns: its output.
    /// - Throws: `WriteFailure`.
    func run(
        _ arguments: [String], input: [UInt8] = [], else what: String
    ) throws(WriteFailure) -> [UInt8] {
        let done = try git.run(arguments, input: input)
        guard done.status == 0 else { throw failure("\(what): git says why above") }
        return done.output
    }

    func failure(_ message: String, _ status: ExitStatus = .inputOutput) -> WriteFailure {
        WriteFailure(path: shown, message: message, status: status)
    }

    /// The commit that a branch of a remote is at; nil where there is no such branch.
    func tip(of reference: String, at remote: String) throws(WriteFailure) -> String? {
        let output = try run(
            ["ls-remote", "--", remote, reference], else: "the remote cannot be reached")
        // The pattern finds references too that only end with it.
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: "\t")
            if words.count == 2, words[1] == reference { return String(words[0]) }
        }
        return nil
    }

    /// Makes sure that the objects of a commit are here.
    ///
    /// - Parameters:
    ///   - tip: the commit.
    ///   - reference: where it is at the remote.
    ///   - remote: where to get it.
    ///   - options: more for `git fetch`.
    /// - Throws: `WriteFailure` where they cannot be fetched.
    func get(
        _ tip: String, _ reference: String, from remote: String, options: [String]
    ) throws(WriteFailure) {
        guard try git.run(["cat-file", "-e", "\(tip)^{commit}"], isQuiet: true).status != 0 else {
            return
        }
        let fetch = [
            "fetch", "--quiet", "--no-tags", "--no-prune", "--no-write-fetch-head",
            "--no-recurse-submodules", "--refmap=",
        ]
        _ = try run(
            fetch + options + ["--", remote, reference], else: "the branch cannot be fetched")
    }

    /// The entries of a commit or a tree.
    func tree(_ id: String) throws(WriteFailure) -> GitTree {
        GitTree(
            try run(["ls-tree", "-z", "--full-tree", id], else: "the branch cannot be read"))
    }

    /// The contents of a file.
    func contents(_ id: String) throws(WriteFailure) -> [UInt8] {
        try run(["cat-file", "blob", id], else: "the branch cannot be read")
    }

    /// The ids that files have as objects.
    ///
    /// - Parameters:
    ///   - paths: absolute paths without a line break.
    ///   - keeps: whether the objects are made, too.
    /// - Returns: an id for each.
    /// - Throws: `WriteFailure`.
    func ids(of paths: [String], keeps: Bool) throws(WriteFailure) -> [String] {
        guard !paths.isEmpty else { return [] }
        let output = try run(
            ["hash-object"] + (keeps ? ["-w"] : []) + ["--no-filters", "--stdin-paths"],
            input: Array(paths.map { $0 + "\n" }.joined().utf8),
            else: "the files cannot be made objects")
        let ids = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        guard ids.count == paths.count else { throw failure("git named too few objects") }
        return ids
    }

    /// Makes a tree and returns its id.
    func make(_ tree: GitTree) throws(WriteFailure) -> String {
        // Objects that are on the branch need not be here: a partial clone gets them when needed.
        let output = try run(
            ["mktree", "-z", "--missing"], input: tree.listing, else: "the tree cannot be made")
        return Self.line(output)
    }

    /// Makes a commit and returns its id.
    func commit(
        _ tree: String, parent: String?, message: String
    ) throws(WriteFailure) -> String {
        let parents = parent.map { ["-p", $0] } ?? []
        let output = try run(
            ["commit-tree", "-m", message] + parents + [tree], else: "the commit cannot be made")
        return Self.line(output)
    }

    static func line(_ output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    }
}
