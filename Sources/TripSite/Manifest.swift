import PhotoFiles

/// The list of the files that builds wrote into a folder, kept in the folder itself.
struct Manifest: Equatable {
    static let name = ".tripreport-files"

    private static let heading =
        "# Files that tripreport wrote; it removes those it no longer makes."

    /// Paths relative to the folder.
    var paths: Set<String>

    init(_ paths: Set<String>) {
        self.paths = paths
    }

    /// Reads a manifest. A line that no build can have written names nothing, so that a changed
    /// manifest leads to no file outside the folder.
    init(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        paths = Set(lines.map(String.init).filter(Self.isOwn))
    }

    var bytes: [UInt8] {
        Array(([Self.heading] + paths.sorted()).joined(separator: "\n").utf8) + [0x0A]
    }

    private static func isOwn(_ path: String) -> Bool {
        if ["index.html", "report.json"].contains(path) { return true }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1] != ".", parts[1] != "..", !path.utf8.contains(0) else {
            return false
        }
        let endings =
            switch parts[0] {
            case "passes": ["txt"]
            case "photos": PhotoKind.allCases.map(\.fileExtension)
            default: [String]()
            }
        return endings.contains { parts[1].hasSuffix(".\($0)") }
    }
}
