import Foundation

/// A new folder for one test, removed with all it holds when the last reference to it is gone.
///
/// A suite keeps it as a property, so that it stays for the whole of a test.
package final class TestFolder: Sendable {
    /// An absolute path without links in it.
    package let path: String

    package init() throws {
        let made = NSTemporaryDirectory() + "/tripreport-test-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: made, withIntermediateDirectories: false)
        guard let real = realpath(made, nil) else { throw CocoaError(.fileNoSuchFile) }
        defer { free(real) }
        path = String(cString: real)
    }

    deinit {
        // Folders that a test made unwritable could not be emptied else.
        if let names = FileManager.default.enumerator(atPath: path) {
            for case let name as String in names where kind(name) == S_IFDIR {
                chmod(absolute(name), 0o755)
            }
        }
        try? FileManager.default.removeItem(atPath: path)
    }

    package func absolute(_ name: String) -> String { "\(path)/\(name)" }

    // MARK: Making

    /// Writes files, and the folders that they need; a name that ends with `/` is a folder.
    package func write(_ files: [String: String]) throws {
        for (name, text) in files { try write(name, Array(text.utf8)) }
    }

    package func write(_ name: String, _ bytes: [UInt8]) throws {
        let folder = name.hasSuffix("/") ? name : (name as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(
            atPath: absolute(folder), withIntermediateDirectories: true)
        if !name.hasSuffix("/") {
            try Data(bytes).write(to: URL(fileURLWithPath: absolute(name)))
        }
    }

    /// Makes a symbolic link.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: absolute(name), withDestinationPath: target)
    }

    /// Makes a named pipe.
    package func pipe(_ name: String) {
        mkfifo(absolute(name), 0o644)
    }

    package func makeExecutable(_ name: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: absolute(name))
    }

    package func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: absolute(name))
    }

    // MARK: Looking

    /// Everything in the folder: files with their text, links as `→ target`, folders that hold
    /// nothing as `name/` with an empty text.
    package func contents(of folder: String = "") throws -> [String: String] {
        var found: [String: String] = [:]
        let root = folder.isEmpty ? path : absolute(folder)
        for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
            let full = "\(root)/\(name)"
            switch Self.kind(full) {
            case S_IFLNK:
                found[name] =
                    "→ " + (try FileManager.default.destinationOfSymbolicLink(atPath: full))
            case S_IFDIR:
                if try FileManager.default.contentsOfDirectory(atPath: full).isEmpty {
                    found["\(name)/"] = ""
                }
            case S_IFREG:
                found[name] = String(
                    decoding: try Data(contentsOf: URL(fileURLWithPath: full)), as: UTF8.self)
            default:
                found[name] = "neither file, link nor folder"
            }
        }
        return found
    }

    package func text(_ name: String) throws -> String {
        String(
            decoding: try Data(contentsOf: URL(fileURLWithPath: absolute(name))), as: UTF8.self)
    }

    /// What changes when a file is written anew: its inode and the time of its last change.
    package func stamps() throws -> [String: String] {
        var stamps: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            var status = stat()
            guard lstat(absolute(name), &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
                continue
            }
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            stamps[name] = "\(status.st_ino) \(time.tv_sec).\(time.tv_nsec)"
        }
        return stamps
    }

    private func kind(_ name: String) -> mode_t? { Self.kind(absolute(name)) }

    private static func kind(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
