/// A folder with the files of one traveller.
package struct SiteFolder: Sendable {
    /// An absolute path.
    package let path: String

    /// - Parameters:
    ///   - path: the folder.
    ///   - base: what a relative path is relative to.
    package init(_ path: String, in base: String) {
        self.path = FileAccess.join(base, path)
    }

    /// Whether the folder is there.
    package var exists: Bool { FileAccess.isFolder(path) }

    /// The absolute path of a file that is named relative to the site.
    package func absolute(_ name: String) -> String { FileAccess.join(path, name) }

    func read(_ name: String) throws(FileProblem) -> [UInt8] {
        try FileAccess.read(absolute(name))
    }

    /// Reads a file that must lie inside the site, links followed.
    func readInside(
        _ name: String, limit: Int = FileAccess.largest
    ) throws(FileProblem) -> [UInt8] {
        let resolved = FileAccess.resolved(absolute(name))
        guard FileAccess.isInside(resolved, FileAccess.resolved(path)) else { throw .leavesSite }
        return try FileAccess.read(resolved, limit: limit)
    }
}
