/// What a branch holds: files of earlier runs, which a manifest on the branch lists, and others,
/// which are left alone.
struct BranchContent {
    private let repository: GitRepository
    private let scratch: String
    private var root = GitTree()
    private var folders: [String: GitTree] = [:]
    private var old = Manifest([])

    /// The absolute paths of files that objects are made of, by their paths on the branch.
    private var staged: [String: String] = [:]
    private var ids: [String: String] = [:]

    /// Sites such as those of Jekyll's hosts leave out files with a `_`, unless this one is there.
    private static let noJekyll = ".nojekyll"

    init(repository: GitRepository, scratch: String) {
        self.repository = repository
        self.scratch = scratch
    }

    /// Reads what a commit holds, as far as the report can touch it.
    mutating func read(_ tip: String) throws(WriteFailure) {
        root = try repository.tree(tip)
        if let manifest = root[Manifest.name], manifest.isFile {
            old = Manifest(try repository.contents(manifest.id))
        }
    }

    /// Finds out what a report changes.
    ///
    /// - Parameter files: all of it.
    /// - Returns: the changes, in the order of the files, those that are removed last.
    /// - Throws: `WriteFailure` where something that no run wrote stands in the way.
    mutating func changes(to files: [OutputFile]) throws(WriteFailure) -> [FileChange] {
        let paths = Set(files.map(\.path))
        let used = Set(paths.union(old.paths).compactMap { Self.parts($0).folder }).sorted()
        for folder in used {
            guard let entry = root[folder] else { continue }
            if entry.isFolder {
                folders[folder] = try repository.tree(entry.id)
            } else if paths.contains(where: { Self.parts($0).folder == folder }) {
                throw inTheWay(folder)
            }
        }
        try stage(files)
        var changes: [FileChange] = []
        for file in files {
            guard let entry = self.entry(file.path) else {
                changes.append(FileChange(.add, file.path))
                continue
            }
            if entry.id == ids[file.path], entry.isFile { continue }
            guard entry.isFile, old.paths.contains(file.path) else { throw inTheWay(file.path) }
            changes.append(FileChange(.change, file.path))
        }
        for path in old.paths.subtracting(paths).sorted() where entry(path)?.isFile == true {
            changes.append(FileChange(.remove, path))
        }
        return changes
    }

    /// Makes the tree of the branch with a report, whose changes were found before.
    ///
    /// - Returns: the tree's id.
    mutating func write(_ files: [OutputFile]) throws(WriteFailure) -> String {
        let paths = Set(files.map(\.path))
        try stage(OutputFile(path: Manifest.name, bytes: Manifest(paths).bytes))
        if root[Self.noJekyll] == nil { try stage(OutputFile(path: Self.noJekyll, bytes: [])) }
        for path in old.paths.subtracting(paths) where entry(path)?.isFile == true {
            set(path, nil)
        }
        let new = staged.keys.sorted().filter { ids[$0] == nil || entry($0)?.id != ids[$0] }
        let made = try repository.ids(of: new.map { staged[$0, default: ""] }, keeps: true)
        for (path, id) in zip(new, made) { set(path, .file(id)) }
        for (name, folder) in folders {
            root[name] = folder.isEmpty ? nil : .folder(try repository.make(folder))
        }
        return try repository.make(root)
    }

    // MARK: Objects

    /// Puts the files where git can read them, and asks for their ids.
    private mutating func stage(_ files: [OutputFile]) throws(WriteFailure) {
        for file in files { try stage(file) }
        let paths = files.map(\.path)
        let found = try repository.ids(of: paths.map { staged[$0, default: ""] }, keeps: false)
        for (path, id) in zip(paths, found) { ids[path] = id }
    }

    private mutating func stage(_ file: OutputFile) throws(WriteFailure) {
        let place = "\(scratch)/\(staged.count)"
        try file.withBytes { pieces throws(WriteFailure) in
            do throws(FileProblem) {
                try FileCreation.create(place, pieces: pieces)
            } catch {
                throw repository.failure("a temporary file cannot be written: \(error)")
            }
        }
        staged[file.path] = place
    }

    // MARK: Entries

    /// A path of the report lies in a folder, or in none.
    private static func parts(_ path: String) -> (folder: String?, name: String) {
        guard let slash = path.firstIndex(of: "/") else { return (nil, path) }
        return (String(path[..<slash]), String(path[path.index(after: slash)...]))
    }

    private func entry(_ path: String) -> GitTree.Entry? {
        let (folder, name) = Self.parts(path)
        return folder.map { folders[$0]?[name] } ?? root[name]
    }

    private mutating func set(_ path: String, _ entry: GitTree.Entry?) {
        let (folder, name) = Self.parts(path)
        if let folder {
            folders[folder, default: GitTree()][name] = entry
        } else {
            root[name] = entry
        }
    }

    private func inTheWay(_ path: String) -> WriteFailure {
        WriteFailure(
            path: "\(repository.shown), \(path)",
            message: "this was not written by tripreport and would be lost: remove it from the "
                + "branch, or publish to another one",
            status: .cannotCreate)
    }
}
