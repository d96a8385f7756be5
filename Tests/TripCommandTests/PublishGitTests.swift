import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// Publishing to a branch of a git repository.
@Suite struct PublishGitTests {
    private let folder: TestFolder
    private let git: Git
    private var program: Program

    /// What is on the branch.
    private static let published = [".nojekyll": ""].merging(
        SmallSite.output.map { (String($0.key.dropFirst("Output/".count)), $0.value) }
    ) { $1 }

    private static let unchanged = "0 files added, 0 changed, 0 removed"

    init() throws {
        folder = try TestFolder()
        git = Git(folder: folder)
        try git("init", "--quiet", "--bare", "remote.git")
        program = Program(folder)
        program.variables = Git.variables(folder)
    }

    /// Makes a site, in a repository that knows the remote where it is in one.
    private func makeSite(
        _ place: String, repository: String? = nil, remote: String = "origin"
    ) throws {
        for (name, text) in SmallSite.files { try folder.write(["\(place)/\(name)": text]) }
        try folder.write([
            "\(place)/settings.json": #"{"publish": {"git": {"remote": "\#(remote)"}}}"#
        ])
        guard let repository else { return }
        try git("init", "--quiet", "--initial-branch=main", "--", "./\(repository)")
        try git(
            "remote", "add", "origin", folder.absolute("remote.git"), in: repository)
    }

    private func publish(_ place: String = "site", _ more: String...) -> Program.Run {
        program.run(["publish", "--site", "./\(place)"] + more)
    }

    private func result(_ counts: String, at remote: String = "origin") -> String {
        "Published 3 trips to gh-pages at \(remote): \(counts) (TIME)"
    }

    private func log(_ branch: String = "gh-pages") throws -> [String] {
        try git("log", "--format=%s", branch, in: "remote.git").split(separator: "\n")
            .map(String.init)
    }

    @Test func pushesFirstAndThenWhatChanged() throws {
        try makeSite("site", repository: "site")
        let first = publish()
        #expect(first.status == .success)
        #expect(first.output == "")
        #expect(first.errorLines.last == result("4 files added, 0 changed, 0 removed"))
        #expect(try git.files("gh-pages", in: "remote.git") == Self.published)
        #expect(try log() == ["Publish 3 trips: 4 files added, 0 changed, 0 removed"])

        let tip = try git("rev-parse", "gh-pages", in: "remote.git")
        #expect(publish().errorLines == [result(Self.unchanged)])
        #expect(try git("rev-parse", "gh-pages", in: "remote.git") == tip)

        try folder.write([
            "site/trips.json": SmallSite.trips.replacing("Bergamo", with: "Milan")
        ])
        #expect(publish().errorLines.last == result("0 files added, 1 changed, 0 removed"))
        #expect(try git.files("gh-pages", in: "remote.git")["passes/cheese.txt"] == "Milan 48\n")

        try folder.write(["site/trips.json": "[]"])
        #expect(
            publish().errorLines.last
                == "Published 0 trips to gh-pages at origin: 0 files added, 1 changed, 3 removed "
                + "(TIME)")
        #expect(
            try git.files("gh-pages", in: "remote.git").keys.sorted() == [
                ".nojekyll", ".tripreport-files", "index.html",
            ])
        #expect(try log().count == 3)
    }

    @Test func leavesForeignFilesOfTheBranchAlone() throws {
        try makeSite("site", repository: "site")
        _ = publish()
        try git("clone", "--quiet", "--branch=gh-pages", "remote.git", "clone")
        try folder.write([
            "clone/CNAME": "example.org", "clone/passes/mine.txt": "mine", "clone/ä b/x": "y",
        ])
        try git("add", ".", in: "clone")
        try git("commit", "--quiet", "--message=Mine", in: "clone")
        try git("push", "--quiet", in: "clone")
        try folder.write(["site/trips.json": "[]"])
        #expect(publish().status == .success)
        let found = try git.files("gh-pages", in: "remote.git")
        #expect(found["CNAME"] == "example.org")
        #expect(found["passes/mine.txt"] == "mine")
        #expect(found["ä b/x"] == "y")
        #expect(found.count == 6)
        #expect(try log()[1] == "Mine")
    }

    @Test(arguments: [
        ("index.html", "index.html"), ("passes/cheese.txt", "passes/cheese.txt"),
        ("passes", "passes"), ("index.html/x", "index.html"),
    ])
    func overwritesNoForeignFile(_ file: String, _ named: String) throws {
        try makeSite("site", repository: "site")
        try git("clone", "--quiet", "remote.git", "clone")
        try git("checkout", "--quiet", "-b", "gh-pages", in: "clone")
        try folder.write(["clone/\(file)": "mine"])
        try git("add", ".", in: "clone")
        try git("commit", "--quiet", "--message=Mine", in: "clone")
        try git("push", "--quiet", "origin", "gh-pages", in: "clone")
        let run = publish()
        #expect(run.status == .cannotCreate)
        #expect(
            run.errorLines.last == "gh-pages at origin, \(named): error: this was not written by "
                + "tripreport and would be lost: remove it from the branch, or publish to another "
                + "one")
        #expect(try log() == ["Mine"])
    }

    @Test func leavesTheUsersRepositoryAlone() throws {
        try makeSite("site", repository: "site")
        try folder.write(["site/.gitignore": "Output/\n"])
        try git("add", "trips.json", in: "site")
        try git("commit", "--quiet", "--message=Trips", in: "site")
        // Staged, changed and unknown files, and a local branch of the same name.
        try folder.write(["site/staged": "1", "site/unknown": "1"])
        try git("add", "staged", in: "site")
        try folder.write(["site/staged": "2"])
        try git("branch", "gh-pages", in: "site")
        let state = {
            try git("status", "--porcelain=v2", "--branch", in: "site")
                + git("for-each-ref", "refs/heads", "refs/tags", in: "site")
        }
        let before = try state()
        let index = try folder.stamps()["site/.git/index"]
        #expect(publish().status == .success)
        #expect(try folder.stamps()["site/.git/index"] == index)
        #expect(try state() == before)
        #expect(try git.files("gh-pages", in: "remote.git") == Self.published)
        let names = try folder.contents(of: "site").keys.filter { !$0.hasPrefix(".git/objects/") }
        #expect(!names.contains(".git/FETCH_HEAD"))
    }

    @Test(arguments: ["", "trips/of mine", "-site"])
    func findsTheRepositoryAround(_ place: String) throws {
        let site = place.isEmpty ? "-re po" : "-re po/\(place)"
        try makeSite(site, repository: "-re po")
        #expect(publish(site).status == .success)
        #expect(try git.files("gh-pages", in: "remote.git") == Self.published)
    }

    @Test func worksInAWorktree() throws {
        try makeSite("first", repository: "first")
        try git("commit", "--quiet", "--allow-empty", "--message=First", in: "first")
        try git("worktree", "add", "--quiet", "../site", in: "first")
        try makeSite("site")
        #expect(publish().status == .success)
        #expect(try git.files("gh-pages", in: "remote.git") == Self.published)
    }

    @Test(arguments: ["../remote.git", "../-re mote.git", "-re mote.git", "file://"])
    func takesPathsAndAddresses(_ remote: String) throws {
        let isAddress = remote == "file://"
        let remote = isAddress ? "file://\(folder.path)/remote.git" : remote
        try makeSite("site", remote: remote)
        for place in ["-re mote.git", "site/-re mote.git"] {
            try git("init", "--quiet", "--bare", "--", "./\(place)")
        }
        #expect(publish().status == .success)
        let place =
            isAddress ? "remote.git" : remote.hasPrefix("../") ? String(remote.dropFirst(3)) : nil
        let repository = place ?? "site/\(remote)"
        #expect(try git.files("gh-pages", in: repository) == Self.published)
        // There is no repository around the site: the branch is fetched into one for the run.
        try folder.write(["site/trips.json": "[]"])
        #expect(publish().status == .success)
        #expect(try git.files("gh-pages", in: repository).count == 3)
        #expect(try git("rev-list", "--count", "gh-pages", in: repository) == "2\n")
        #expect(try folder.contents(of: "site").keys.allSatisfy { !$0.hasPrefix(".git/") })
    }

    @Test func showsNoPassword() throws {
        try makeSite("site", remote: "https://ada:secret@localhost:1/x.git")
        let run = publish()
        #expect(run.status == .inputOutput)
        #expect(
            run.errorLines.last
                == "gh-pages at https://localhost:1/x.git: error: the remote cannot "
                + "be reached: git says why above")
    }

    @Test func saysThatTheRemoteCannotBeReached() throws {
        try makeSite("site", repository: "site")
        try folder.remove("remote.git")
        let run = publish()
        #expect(run.status == .inputOutput)
        #expect(run.errorLines.first?.contains("remote.git") == true)
        #expect(
            run.errorLines.last == "gh-pages at origin: error: the remote cannot be reached: git "
                + "says why above")
    }

    @Test(arguments: [
        (true, "the remotes are origin"),
        (false, "the site is in no git repository, so only an address or a path can be one"),
    ])
    func knowsNoSuchRemote(_ isInRepository: Bool, _ known: String) throws {
        try makeSite("site", repository: isInRepository ? "site" : nil, remote: "upstream")
        let run = publish()
        #expect(run.status == .badSettings)
        #expect(
            run.error == "gh-pages at upstream: error: there is no such remote and no such folder: "
                + "\(known)\n")
    }

    @Test(arguments: ["a..b", "HEAD", "refs/heads/x"])
    func needsANameThatABranchCanHave(_ name: String) throws {
        try makeSite("site", repository: "site")
        try folder.write([
            "site/settings.json":
                #"{"publish": {"git": {"remote": "origin", "branch": "\#(name)"}}}"#
        ])
        let run = publish()
        #expect(run.status == .badSettings)
        #expect(
            run.error
                == "\(name) at origin: error: publish.git.branch must be a name that a branch "
                + "can have\n")
    }

    @Test func pushesToAnyBranch() throws {
        try makeSite("site", repository: "site")
        try folder.write([
            "site/settings.json":
                #"{"publish": {"git": {"remote": "origin", "branch": "-pages/é"}}}"#
        ])
        #expect(publish().status == .success)
        #expect(try git.files("refs/heads/-pages/é", in: "remote.git") == Self.published)
    }

    @Test func needsGit() throws {
        try makeSite("site", repository: "site")
        var program = program
        program.variables["PATH"] = folder.absolute("bin")
        let run = program.run("publish", "--site", "site")
        #expect(run.status == .missingInput)
        #expect(
            run.error == "git: error: publishing to a branch needs git, which is not in PATH: "
                + "install it, or publish to a folder with --to DIR\n")
    }

    @Test(arguments: ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY"])
    func isNotMisledByVariables(_ variable: String) throws {
        try makeSite("site", repository: "site")
        try git("init", "--quiet", "other")
        var program = program
        program.variables[variable] = folder.absolute("other/.git")
        let before = try folder.contents(of: "other")
        #expect(program.run("publish", "--site", "site").status == .success)
        #expect(try git.files("gh-pages", in: "remote.git") == Self.published)
        #expect(try folder.contents(of: "other") == before)
    }

    @Test func reportsABranchThatMovedMeanwhile() throws {
        try makeSite("site", repository: "site")
        _ = publish()
        try git("clone", "--quiet", "--branch=gh-pages", "remote.git", "clone")
        try git("commit", "--quiet", "--allow-empty", "--message=Other", in: "clone")
        // Somebody else pushes just before this push.
        try folder.write([
            "site/.git/hooks/pre-push": "#!/bin/sh\ncd ../clone && git push --quiet\n"
        ])
        try folder.makeExecutable("site/.git/hooks/pre-push")
        try folder.write(["site/trips.json": "[]"])
        let run = publish()
        #expect(run.status == .inputOutput)
        #expect(
            run.errorLines.last == "gh-pages at origin: error: the branch was changed by someone "
                + "else meanwhile, and nothing was pushed: run \"tripreport publish\" again")
        #expect(try log().first == "Other")
        try folder.remove("site/.git/hooks/pre-push")
        #expect(publish().status == .success)
        #expect(try log().prefix(2).last == "Other")
    }

    @Test func showsWhyAPushIsRefused() throws {
        try makeSite("site", repository: "site")
        try folder.write([
            "remote.git/hooks/pre-receive": "#!/bin/sh\necho 'Closed \u{1B}[31mtoday' >&2\nexit 1\n"
        ])
        try folder.makeExecutable("remote.git/hooks/pre-receive")
        let run = publish()
        #expect(run.status == .inputOutput)
        #expect(run.error.contains("Closed \\u001b[31mtoday"))
        #expect(
            run.errorLines.last
                == "gh-pages at origin: error: the push was refused: git says why above")
    }

    @Test func needsSomebodyToCommit() throws {
        try makeSite("site", repository: "site")
        var program = program
        for name in ["GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL"] { program.variables[name] = "" }
        let run = program.run("publish", "--site", "site")
        #expect(run.status == .inputOutput)
        #expect(
            run.errorLines.last
                == "gh-pages at origin: error: the commit cannot be made: git says why above")
        #expect(run.errorLines.count > 1)
    }

    @Test func listsInADryRun() throws {
        try makeSite("site", repository: "site")
        let before = try folder.contents()
        let first = publish("site", "--dry-run")
        #expect(first.status == .success)
        #expect(
            first.output.split(separator: "\n") == [
                "add passes/2027-06-12-bergen.txt", "add passes/2026-04-02-kyoto.txt",
                "add passes/cheese.txt", "add index.html",
            ])
        #expect(
            first.error == "Would publish 3 trips to gh-pages at origin: 4 files added, 0 changed, "
                + "0 removed (TIME)\n")
        #expect(try folder.contents() == before)

        _ = publish()
        // A commit that is at the remote alone has to be fetched, but not into the repository.
        try git("clone", "--quiet", "--branch=gh-pages", "remote.git", "clone")
        try folder.write(["clone/CNAME": "example.org"])
        try git("add", ".", in: "clone")
        try git("commit", "--quiet", "--message=Mine", in: "clone")
        try git("push", "--quiet", in: "clone")
        try folder.write(["site/trips.json": SmallSite.trips.replacing("\"cheese\"", with: "\"x\"")]
        )
        let between = try folder.contents()
        let second = publish("site", "--dry-run")
        #expect(second.output == "add passes/x.txt\nchange index.html\nremove passes/cheese.txt\n")
        #expect(try folder.contents() == between)
    }
}
