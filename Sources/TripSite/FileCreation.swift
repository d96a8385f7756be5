import Foundation

/// Making files and folders with the operating system's own reasons for failing.
enum FileCreation {
    /// Makes a folder, and those above it that are missing.
    ///
    /// - Parameter path: an absolute path; a folder that is there already is fine.
    /// - Throws: `FileProblem`.
    static func makeFolders(_ path: String) throws(FileProblem) {
        if FileAccess.isFolder(path) { return }
        let parent = (path as NSString).deletingLastPathComponent
        // What is there and is no folder is in the way, a link to nowhere too.
        if FileAccess.kind(path) == nil, !parent.isEmpty, parent != path {
            try makeFolders(parent)
        }
        try makeFolder(path)
    }

    /// Makes one folder.
    ///
    /// - Parameter path: an absolute path.
    /// - Throws: `FileProblem`.
    static func makeFolder(_ path: String) throws(FileProblem) {
        guard mkdir(path, 0o777) != 0 else { return }
        let number = errno
        if number == EEXIST {
            if FileAccess.isFolder(path) { return }
            throw .isNotFolder
        }
        // That a folder is missing where one is being made says nothing.
        throw number == ENOENT ? .system(number) : FileProblem(errno: number)
    }

    /// Makes a file that is not there yet.
    ///
    /// - Parameters:
    ///   - path: an absolute path.
    ///   - bytes: all it is to hold.
    /// - Throws: `FileProblem`; then there is no such file, or the one that was there.
    static func create(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
        try bytes.withUnsafeBufferPointer { bytes throws(FileProblem) in
            try create(path, pieces: [bytes])
        }
    }

    /// The same with bytes in pieces.
    static func create(
        _ path: String, pieces: [UnsafeBufferPointer<UInt8>]
    ) throws(FileProblem) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileProblem(errno: errno) }
        do {
            try writeAndClose(descriptor, pieces: pieces)
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Writes all bytes, and closes the file in any case.
    static func writeAndClose(
        _ descriptor: Int32, pieces: [UnsafeBufferPointer<UInt8>]
    ) throws(FileProblem) {
        var number: Int32 = 0
        for piece in pieces {
            var offset = 0
            while offset < piece.count, number == 0 {
                let written = Foundation.write(
                    descriptor, piece.baseAddress?.advanced(by: offset), piece.count - offset)
                if written >= 0 { offset += written } else if errno != EINTR { number = errno }
            }
        }
        if close(descriptor) != 0, number == 0 { number = errno }
        if number != 0 { throw FileProblem(errno: number) }
    }
}
