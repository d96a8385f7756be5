import Foundation
import TestFolder

/// The system's git, for the repositories of a test.
struct Git {
    struct Failure: Error {
        let arguments: [String]
        let output: String
    }

    let folder: TestFolder

    /// What git takes from outside: nothing of the machine's own settings.
    static func variables(_ folder: TestFolder) -> [String: String] {
        [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
            "GIT_CEILING_DIRECTORIES": (folder.path as NSString).deletingLastPathComponent,
            "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
            "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
        ]
    }

    /// Runs git and returns its output.
    @discardableResult
    func callAsFunction(_ arguments: String..., in place: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.environment = Self.variables(folder)
        process.currentDirectoryURL = URL(fileURLWithPath: folder.absolute(place))
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(
            decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(arguments: arguments, output: output)
        }
        return output
    }

    /// The files of a branch, by their paths.
    func files(_ branch: String, in repository: String) throws -> [String: String] {
        let names = try self("ls-tree", "-r", "-z", "--name-only", branch, in: repository)
        var files: [String: String] = [:]
        for name in names.split(separator: "\0") {
            files[String(name)] = try self("cat-file", "blob", "\(branch):\(name)", in: repository)
        }
        return files
    }
}
