/// One folder of a commit, as `git ls-tree -z` writes it and `git mktree -z` reads it.
struct GitTree: Equatable {
    struct Entry: Equatable {
        /// Such as `100644` for a file and `040000` for a folder.
        var mode: String

        /// `blob`, `tree` or `commit`.
        var kind: String
        var id: String

        static func file(_ id: String) -> Entry { Entry(mode: "100644", kind: "blob", id: id) }
        static func folder(_ id: String) -> Entry { Entry(mode: "040000", kind: "tree", id: id) }

        /// Whether it is a file, executable or not, and no link.
        var isFile: Bool { mode.hasPrefix("100") }
        var isFolder: Bool { kind == "tree" }
    }

    /// By their names, which need not be text.
    private var entries: [[UInt8]: Entry] = [:]

    init() {}

    init(_ listing: [UInt8]) {
        for record in listing.split(separator: 0) {
            guard let tab = record.firstIndex(of: 0x09) else { continue }
            let words = record[..<tab].split(separator: 0x20).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard words.count == 3 else { continue }
            entries[Array(record[(tab + 1)...])] = Entry(
                mode: words[0], kind: words[1], id: words[2])
        }
    }

    var isEmpty: Bool { entries.isEmpty }

    subscript(_ name: String) -> Entry? {
        get { entries[Array(name.utf8)] }
        set { entries[Array(name.utf8)] = newValue }
    }

    /// What `git mktree -z` makes it from; it brings the entries into their order.
    var listing: [UInt8] {
        var bytes: [UInt8] = []
        for (name, entry) in entries {
            bytes += Array("\(entry.mode) \(entry.kind) \(entry.id)\t".utf8) + name + [0]
        }
        return bytes
    }
}
