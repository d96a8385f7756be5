import Foundation
import Testing
import TripCommand
import TripModel
import TripSite

/// How a run ended; the test library has a type of the same name.
typealias RunStatus = TripSite.ExitStatus

/// A run of the command in a folder of its own, with all of the outside world given.
final class WholeRun {
    let folder: URL
    private(set) var output = ""
    private(set) var errors = ""
    var variables: [String: String] = [:]

    /// Makes a folder with files: a path → its text.
    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("tripreport-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, text) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Runs a command line on 2027-06-01, and forgets the text of the run before.
    @discardableResult
    func run(_ arguments: String..., isPipeClosed: Bool = false) -> RunStatus {
        run(arguments, isPipeClosed: isPipeClosed)
    }

    @discardableResult
    func run(_ arguments: [String], isPipeClosed: Bool = false) -> RunStatus {
        (output, errors) = ("", "")
        let surroundings = Surroundings(
            variables: variables,
            localDate: { CivilDate("2027-06-01") ?? .first },
            writeOutput: { [self] bytes in
                if isPipeClosed { return false }
                output += String(decoding: bytes, as: UTF8.self)
                return true
            },
            writeError: { [self] in errors += $0 }, isErrorTerminal: false)
        return Command.run(arguments: arguments, in: folder.path, surroundings: surroundings)
    }

    /// Every file below the folder, by its path.
    func paths() throws -> Set<String> {
        var paths: Set<String> = []
        let entries = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for path in entries {
            var isFolder: ObjCBool = false
            let whole = folder.appendingPathComponent(path).path
            _ = FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder)
            if !isFolder.boolValue { paths.insert(path) }
        }
        return paths
    }

    func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
    }

    /// When a file last changed, and its number in the file system.
    func identity(_ path: String) throws -> [String] {
        let file = folder.appendingPathComponent(path).path
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        let keys = [FileAttributeKey.modificationDate, .systemFileNumber]
        return keys.map { "\(attributes[$0] ?? "")" }
    }
}
