import Foundation
import TripFiles

/// The system's `git`, run as a process.
///
/// Foundation's `Process` puts what it starts into a process group of its own, where git could not
/// ask for a password on the terminal, and an interrupt of the keyboard would not reach it.
struct GitProgram {
    /// How a run of git ended, and what it wrote.
    struct Outcome {
        let status: Int32
        let output: [UInt8]

        /// The first line of the output.
        var line: String {
            String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
        }
    }

    private let path: String
    private let scratch: String
    private let isLive: Bool
    private let showing: (String) -> Void

    /// What git is told of the environment.
    var variables: [String: String]

    /// What stands before every command: which repository, and the settings of this run.
    var before: [String] = []

    /// Variables that say which repository git works on; those of whoever started the program
    /// would lead it to another one.
    private static let misleading: Set<String> = [
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE",
        "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY",
        "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
    ]

    /// - Parameters:
    ///   - variables: the environment of the command.
    ///   - scratch: a folder for what git reads and writes.
    ///   - isLive: whether git writes its messages itself, as it does on a terminal.
    ///   - showing: takes its messages otherwise.
    /// - Throws: `WriteFailure` where there is no git.
    init(
        variables: [String: String], scratch: String, isLive: Bool,
        showing: @escaping (String) -> Void
    ) throws(WriteFailure) {
        let folders = variables["PATH", default: ""].split(separator: ":")
        let places = folders.filter { $0.hasPrefix("/") }.map { "\($0)/git" }
        guard let path = places.first(where: { access($0, X_OK) == 0 }) else {
            throw WriteFailure(
                path: "git",
                message: "publishing to a branch needs git, which is not in PATH: install it, or "
                    + "publish to a folder with --to DIR",
                status: .missingInput)
        }
        self.path = path
        self.variables = variables.filter { !Self.misleading.contains($0.key) }
        self.scratch = scratch
        self.isLive = isLive
        self.showing = showing
    }

    /// Runs git and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: the command with its arguments.
    ///   - input: what it reads.
    ///   - isQuiet: whether its messages are left out.
    /// - Returns: how it ended; its messages are shown by then.
    /// - Throws: `WriteFailure` where it cannot be run at all.
    func run(
        _ arguments: [String], input: [UInt8] = [], isQuiet: Bool = false
    ) throws(WriteFailure) -> Outcome {
        // What git writes itself begins on a line of its own.
        if isLive, !isQuiet { showing("") }
        do {
            let (output, messages) = ("\(scratch)/output", "\(scratch)/messages")
            for name in ["input", "output", "messages"] { unlink("\(scratch)/\(name)") }
            try FileCreation.create("\(scratch)/input", input)
            try FileCreation.create(output, [])
            try FileCreation.create(messages, [])
            let status = try ChildProcess.run(
                [path] + before + arguments, variables: variables, input: "\(scratch)/input",
                output: output, messages: isLive && !isQuiet ? nil : messages)
            let said = try FileAccess.read(messages)
            if !isQuiet { show(said) }
            return Outcome(status: status, output: try FileAccess.read(output))
        } catch {
            throw WriteFailure(
                path: "git", message: "cannot be run: \(error)", status: .inputOutput)
        }
    }

    /// Shows what git said, line by line, with nothing in it that could move a cursor.
    private func show(_ said: [UInt8]) {
        for line in said.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            showing(SafeText.escaped(String(decoding: line, as: UTF8.self)) + "\n")
        }
    }
}
