/// Gives each name of a template one index.
struct NameTable {
    private(set) var names: [String] = []
    private var indexes: [String: Int] = [:]

    mutating func index(of name: String) -> Int {
        if let index = indexes[name] { return index }
        indexes[name] = names.count
        names.append(name)
        return names.count - 1
    }
}
