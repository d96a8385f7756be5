import Foundation

/// How the files that a report is made from look on the disk: what changes with every save, also
/// where an editor puts a new file in the place of the old one.
package struct InputStamps: Equatable {
    private struct Stamp: Equatable {
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    /// By path, and in a folder by name; none for what is not there.
    private var stamps: [String: [String: Stamp]] = [:]

    /// - Parameter paths: absolute paths of files, and of folders whose files count.
    package init(_ paths: [String]) {
        for path in paths {
            var found = ["": Self.stamp(path)]
            if FileAccess.isFolder(path) {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                for name in names { found[name] = Self.stamp(FileAccess.join(path, name)) }
            }
            stamps[path] = found.compactMapValues { $0 }
        }
    }

    /// The paths, in the order of their characters.
    package var paths: [String] { stamps.keys.sorted() }

    /// The stamps of these paths: those that are known already, and new ones of others.
    package func extended(to paths: [String]) -> InputStamps {
        var extended = InputStamps(paths.filter { stamps[$0] == nil })
        for path in paths { extended.stamps[path] = stamps[path] ?? extended.stamps[path] }
        return extended
    }

    private static func stamp(_ path: String) -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Stamp(
            inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: time.tv_sec,
            nanoseconds: time.tv_nsec)
    }

    /// The folders in which something happens when one of the files changes.
    ///
    /// - Parameter paths: as those of the stamps.
    /// - Returns: absolute paths of folders that are there.
    package static func folders(around paths: [String]) -> [String] {
        var folders: Set<String> = []
        for path in paths {
            if FileAccess.isFolder(path) { folders.insert(FileAccess.resolved(path)) }
            // A link can be replaced, and so can what it leads to.
            for place in [path, FileAccess.resolved(path)] {
                var folder = (place as NSString).deletingLastPathComponent
                while !FileAccess.isFolder(folder), folder.count > 1 {
                    folder = (folder as NSString).deletingLastPathComponent
                }
                folders.insert(FileAccess.resolved(folder))
            }
        }
        return folders.sorted()
    }
}
