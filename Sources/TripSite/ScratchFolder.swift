import Foundation

/// A folder for the time of a run, out of the user's way.
///
/// A run that was killed cannot remove its own: the next one does. The folder of a run that goes on
/// is locked, which ends with the run however it ends.
struct ScratchFolder {
    private static let prefix = "tripreport-scratch-"

    /// An absolute path.
    let path: String
    private let lock: Int32

    /// - Parameter parent: the folder in which it is made, and from which leftovers are removed.
    /// - Throws: `FileProblem`.
    init(
        in parent: String = FileManager.default.temporaryDirectory.path
    ) throws(FileProblem) {
        Self.removeLeftovers(in: parent)
        var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw FileProblem(errno: errno) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        lock = Self.locked(path) ?? -1
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
        if lock >= 0 { close(lock) }
    }

    /// Removes the folders of runs that are no more.
    private static func removeLeftovers(in parent: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let path = "\(parent)/\(name)"
            // One just made is not locked yet.
            guard isOwn(path), let lock = locked(path) else { continue }
            try? FileManager.default.removeItem(atPath: path)
            close(lock)
        }
    }

    /// Whether a path is a folder of this user, and a minute old at least.
    private static func isOwn(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
        #if canImport(Darwin)
            let changed = status.st_mtimespec.tv_sec
        #else
            let changed = status.st_mtim.tv_sec
        #endif
        return status.st_uid == getuid() && time(nil) - changed > 60
    }

    /// A descriptor that holds the folder's lock; nil where another run has it.
    private static func locked(_ path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        close(descriptor)
        return nil
    }
}
