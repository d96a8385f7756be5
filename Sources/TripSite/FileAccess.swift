import Foundation

/// Reading files with few calls of the operating system.
enum FileAccess {
    static let largest = 1 << 30

    /// Reads a regular file in one call for its contents.
    ///
    /// - Parameters:
    ///   - path: an absolute path.
    ///   - limit: the most bytes that it may have.
    /// - Returns: the contents.
    /// - Throws: `FileProblem`; what is no regular file is refused without waiting for it.
    static func read(
        _ path: String, limit: Int = largest
    ) throws(FileProblem) -> [UInt8] {
        // Without O_NONBLOCK, opening a named pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileProblem(errno: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileProblem(errno: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .isFolder
        default: throw .isNotRegular
        }
        guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
        // One byte more than the size, so that the end of the file is seen at once.
        return try read(descriptor, expecting: Int(status.st_size) + 1, limit: limit)
    }

    /// Whether a file's contents are these bytes.
    ///
    /// - Parameters:
    ///   - path: an absolute path.
    ///   - pieces: what to compare with.
    /// - Returns: whether every byte is the same.
    /// - Throws: `FileProblem`, as `read` does.
    static func holds(
        _ path: String, _ pieces: [UnsafeBufferPointer<UInt8>]
    ) throws(FileProblem) -> Bool {
        let found = try read(path)
        guard found.count == pieces.reduce(0, { $0 + $1.count }) else { return false }
        return found.withUnsafeBufferPointer { found in
            var start = 0
            return pieces.allSatisfy { piece in
                guard let wanted = piece.baseAddress, let found = found.baseAddress else {
                    return true
                }
                defer { start += piece.count }
                return memcmp(found + start, wanted, piece.count) == 0
            }
        }
    }

    private static func read(
        _ descriptor: Int32, expecting size: Int, limit: Int
    ) throws(FileProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        var failure: Int32 = 0
        var chunk = size
        while true {
            let part = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
                let got = Foundation.read(descriptor, buffer.baseAddress, chunk)
                if got < 0 { failure = errno }
                count = max(got, 0)
            }
            if failure == EINTR {
                failure = 0
                continue
            }
            guard failure == 0 else { throw FileProblem(errno: failure) }
            if part.isEmpty { return bytes }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
            // A file of just the expected size has ended: the extra byte was not there.
            if bytes.count == size - 1 { return bytes }
            chunk = 1 << 16
        }
    }

    /// What stands at a path, links not followed: nil for nothing.
    static func kind(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Whether a path leads to a folder, links followed.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The path with its links resolved, as far as it exists.
    static func resolved(_ path: String) -> String {
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        let parent = (path as NSString).deletingLastPathComponent
        guard parent != path, !parent.isEmpty else { return path }
        let name = (path as NSString).lastPathComponent
        if name == ".." { return (resolved(parent) as NSString).deletingLastPathComponent }
        return name == "." ? resolved(parent) : join(resolved(parent), name)
    }

    /// A path below a folder; an absolute path stays itself.
    static func join(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") { return path }
        return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }

    /// Whether a resolved path is a folder itself or lies in it.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        path == folder || folder == "/" || path.hasPrefix(folder + "/")
    }
}
