import Foundation

/// What writing a report changed.
package struct WriteResult: Sendable, Equatable {
    package var added = 0
    package var changed = 0
    package var unchanged = 0
    package var removed = 0
}

/// Why a report could not be written.
package struct WriteFailure: Error {
    /// The path, as shown to users.
    package let path: String
    package let message: String
    package let status: ExitStatus
}

/// The last stage: makes a folder hold a report, changing no more than needed.
///
/// A file is written beside its place and renamed into it, so that whoever reads it, and whoever
/// kills the run, finds the old file or the new one. Before anything else is changed, the manifest
/// names all files that may be there afterwards, so that a later run knows them.
package struct OutputWriter {
    private let folder: String
    private let shown: String
    private let isDryRun: Bool

    /// Where a file is written before it gets its name. One is enough: the folder is locked.
    private static let partial = ".tripreport-partial"

    /// - Parameters:
    ///   - folder: an absolute path; made where it is missing.
    ///   - shown: the folder as users wrote it, for messages.
    ///   - isDryRun: whether to change nothing and say only what would be.
    package init(folder: String, shown: String, isDryRun: Bool = false) {
        self.folder = folder
        self.shown = shown
        self.isDryRun = isDryRun
    }

    /// Writes a report.
    ///
    /// - Parameters:
    ///   - files: all of it, in the order in which they are to appear.
    ///   - noting: told of each change before the first is made.
    /// - Returns: how many files were added, changed, removed and left alone.
    /// - Throws: `WriteFailure`; then every file is as it was, or complete and new.
    package func write(
        _ files: [OutputFile], noting: (FileChange) -> Void = { _ in }
    ) throws(WriteFailure) -> WriteResult {
        if isDryRun, FileAccess.kind(folder) == nil {
            for file in files { noting(FileChange(.add, file.path)) }
            return WriteResult(added: files.count)
        }
        try makeFolder("")
        let lock = try locked()
        defer { close(lock) }
        if !isDryRun { unlink(path(Self.partial)) }
        try checkFolders(of: files)

        let old = Manifest((try? FileAccess.read(path(Manifest.name))) ?? [])
        let new = Manifest(Set(files.map(\.path)))
        var result = WriteResult()
        var pending: [OutputFile] = []
        for file in files {
            switch try state(of: file, known: old.paths.contains(file.path)) {
            case .same: result.unchanged += 1
            case .other:
                result.changed += 1
                noting(FileChange(.change, file.path))
                pending.append(file)
            case .missing:
                result.added += 1
                noting(FileChange(.add, file.path))
                pending.append(file)
            }
        }
        let leftover = old.paths.subtracting(new.paths).sorted().filter(isRemovable)
        result.removed = leftover.count
        for file in leftover { noting(FileChange(.remove, file)) }
        guard !isDryRun else { return result }

        let both = Manifest(old.paths.union(new.paths))
        if both != old { try replace(OutputFile(path: Manifest.name, bytes: both.bytes)) }
        for file in pending {
            if let slash = file.path.lastIndex(of: "/") {
                try makeFolder(String(file.path[..<slash]))
            }
            try replace(file)
        }
        for file in leftover {
            guard unlink(path(file)) == 0 || errno == ENOENT else {
                throw failure(file, errno, .inputOutput)
            }
            // A folder that is empty now held nothing but files of earlier builds.
            if let slash = file.lastIndex(of: "/") { rmdir(path(String(file[..<slash]))) }
        }
        if both != new { try replace(OutputFile(path: Manifest.name, bytes: new.bytes)) }
        return result
    }

    /// Refuses what stands in the place of a folder. A link too, since it may lead out of the
    /// output.
    private func checkFolders(of files: [OutputFile]) throws(WriteFailure) {
        let folders = files.compactMap { file in
            file.path.lastIndex(of: "/").map { String(file.path[..<$0]) }
        }
        for folder in Set(folders).sorted() {
            let kind = FileAccess.kind(path(folder))
            guard let kind, kind != S_IFDIR else { continue }
            throw WriteFailure(
                path: "\(shown)/\(folder)",
                message: kind == S_IFLNK
                    ? "this must be a folder, not a link" : "\(FileProblem.isNotFolder)",
                status: .cannotCreate)
        }
    }

    private enum State {
        case same, other, missing
    }

    /// How a file that is to be written compares with what is there. A file that differs and that
    /// no earlier build wrote is the user's, and is not touched.
    private func state(of file: OutputFile, known: Bool) throws(WriteFailure) -> State {
        let path = path(file.path)
        let compared = try file.withBytes { pieces throws(WriteFailure) in
            Result { () throws(FileProblem) in try FileAccess.holds(path, pieces) }
        }
        switch compared {
        case .success(true): return .same
        case .success(false): break
        case .failure(.missing):
            // A link that leads nowhere is there, and is not ours.
            if FileAccess.kind(path) == nil { return .missing }
        case .failure(let problem):
            throw WriteFailure(
                path: "\(shown)/\(file.path)", message: "\(problem)", status: .cannotCreate)
        }
        guard known else {
            throw WriteFailure(
                path: "\(shown)/\(file.path)",
                message: "this file was not written by tripreport and would be lost: "
                    + "move it away, or choose another output",
                status: .cannotCreate)
        }
        return .other
    }

    /// Whether a file of an earlier build is a file still, in a folder that is no link.
    private func isRemovable(_ file: String) -> Bool {
        guard FileAccess.kind(path(file)) == S_IFREG else { return false }
        guard let slash = file.lastIndex(of: "/") else { return true }
        return FileAccess.kind(path(String(file[..<slash]))) == S_IFDIR
    }

    // MARK: Steps

    private func path(_ file: String) -> String { FileAccess.join(folder, file) }

    private func failure(_ file: String, _ number: Int32, _ status: ExitStatus) -> WriteFailure {
        failure(file, FileProblem(errno: number), status)
    }

    private func failure(
        _ file: String, _ problem: FileProblem, _ status: ExitStatus
    ) -> WriteFailure {
        WriteFailure(
            path: file.isEmpty ? shown : "\(shown)/\(file)",
            message: "cannot be written: \(problem)", status: status)
    }

    private func makeFolder(_ name: String) throws(WriteFailure) {
        let path = name.isEmpty ? folder : path(name)
        // Below the output folder a link is refused, since it may lead out of it.
        if name.isEmpty ? FileAccess.isFolder(path) : FileAccess.kind(path) == S_IFDIR { return }
        do {
            if name.isEmpty {
                try FileCreation.makeFolders(path)
            } else {
                try FileCreation.makeFolder(path)
            }
        } catch {
            throw WriteFailure(
                path: name.isEmpty ? shown : "\(shown)/\(name)",
                message: "this folder cannot be made: \(error)", status: .cannotCreate)
        }
    }

    /// Opens the folder and waits until no other run writes there.
    private func locked() throws(WriteFailure) -> Int32 {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("", errno, .cannotCreate) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        return descriptor
    }

    private func replace(_ file: OutputFile) throws(WriteFailure) {
        let partial = path(Self.partial)
        let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(file.path, errno, .cannotCreate) }
        do throws(WriteFailure) {
            try file.withBytes { pieces throws(WriteFailure) in
                do throws(FileProblem) {
                    try FileCreation.writeAndClose(descriptor, pieces: pieces)
                } catch {
                    throw failure(file.path, error, .inputOutput)
                }
            }
        } catch {
            unlink(partial)
            throw error
        }
        guard rename(partial, path(file.path)) == 0 else {
            let number = errno
            unlink(partial)
            throw failure(file.path, number, .cannotCreate)
        }
    }
}
