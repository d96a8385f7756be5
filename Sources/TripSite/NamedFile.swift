import Foundation
import TripModel

/// A file outside the report that the user wants something written to.
package struct NamedFile {
    private let name: String
    private let path: String

    /// - Parameters:
    ///   - name: as the user wrote it.
    ///   - base: what it is relative to.
    package init(_ name: String, in base: String) {
        self.name = name
        path = FileAccess.resolved(FileAccess.join(base, name))
    }

    /// Makes the file hold bytes and nothing else.
    ///
    /// A regular file is written beside its place and renamed into it, so that it is the old one or
    /// the new one at any time; a device or a pipe is written to as it is.
    ///
    /// - Parameters:
    ///   - bytes: all it is to hold.
    ///   - site: whose own files may not be replaced.
    /// - Throws: `WriteFailure`; then the file is as it was.
    package func write(_ bytes: [UInt8], of site: CheckedSite) throws(WriteFailure) {
        if let input = input(of: site) {
            throw failure(
                "this is \(input), which the report is made from: choose another file",
                .cannotCreate)
        }
        switch FileAccess.kind(path) {
        case nil, S_IFREG: try replace(with: bytes)
        case S_IFDIR: throw failure("\(FileProblem.isFolder)", .cannotCreate)
        default:
            let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
            guard descriptor >= 0 else { throw failure(FileProblem(errno: errno), .cannotCreate) }
            try fill(descriptor, bytes)
        }
    }

    /// What of the site's own the file is, if anything.
    private func input(of site: CheckedSite) -> String? {
        let inputs =
            ["settings.json", site.settings.templates] + (site.settings.trips ?? ["trips.json"])
            + site.trips.lazy.map(\.photo).filter { !$0.isEmpty }
        return inputs.first {
            FileAccess.isInside(path, FileAccess.resolved(site.folder.absolute($0)))
        }
    }

    private func replace(with bytes: [UInt8]) throws(WriteFailure) {
        let partial = "\(path).tripreport-\(getpid())"
        var status = stat()
        let mode = stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
        let descriptor = open(
            partial, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(FileProblem(errno: errno), .cannotCreate) }
        if let mode { fchmod(descriptor, mode) }
        do {
            try fill(descriptor, bytes)
        } catch {
            unlink(partial)
            throw error
        }
        guard rename(partial, path) == 0 else {
            let number = errno
            unlink(partial)
            throw failure(FileProblem(errno: number), .cannotCreate)
        }
    }

    private func fill(_ descriptor: Int32, _ bytes: [UInt8]) throws(WriteFailure) {
        do {
            try bytes.withUnsafeBufferPointer { bytes throws(FileProblem) in
                try FileCreation.writeAndClose(descriptor, pieces: [bytes])
            }
        } catch {
            throw failure(error, .inputOutput)
        }
    }

    private func failure(_ problem: FileProblem, _ status: ExitStatus) -> WriteFailure {
        // A file that is to be made cannot be missing: the folder is.
        let reason = problem == .missing ? "there is no such folder" : "\(problem)"
        return failure("cannot be written: \(reason)", status)
    }

    private func failure(_ message: String, _ status: ExitStatus) -> WriteFailure {
        WriteFailure(path: name, message: message, status: status)
    }
}
