/// The values that sections have pushed, in which names are looked up from the top.
struct ContextStack {
    private struct Scope {
        let value: TemplateValue
        /// The row of an object's schema, or one of the two below.
        let row: Int
    }

    private struct ActiveSection {
        /// Empty in a section over a single value.
        let items: [TemplateValue]
        var index: Int
        let end: Int
    }

    private static let dictionaryRow = -1
    private static let namelessRow = -2

    private(set) var schemas: SchemaTable
    private var scopes: [Scope] = []
    private var sections: [ActiveSection] = []
    /// How many scopes the last search went through.
    private(set) var searched = 0

    init(root: TemplateValue, schemas: SchemaTable) {
        self.schemas = schemas
        scopes = [scope(of: root)]
    }

    var current: TemplateValue { scopes.last?.value ?? .null }

    /// The position and length of the innermost section over a list.
    var loop: (index: Int, count: Int)? {
        sections.last { !$0.items.isEmpty }.map { ($0.index, $0.items.count) }
    }

    /// Every name that can be found, to suggest the nearest.
    var visibleNames: [String] {
        scopes.reversed().flatMap { Self.names(in: $0.value) }
    }

    static func names(in value: TemplateValue) -> [String] {
        switch value {
        case .object(let object): object.schema.fields.map(\.name)
        case .dictionary(let values): values.keys.sorted()
        default: []
        }
    }

    // MARK: Sections

    /// Enters a section, unless the value is false.
    mutating func enter(_ value: TemplateValue) -> Bool {
        if case .list(let items) = value {
            if !items.isEmpty { enter(items, items.indices) }
            return !items.isEmpty
        }
        guard value.isTruthy else { return false }
        sections.append(ActiveSection(items: [], index: 0, end: 0))
        scopes.append(scope(of: value))
        return true
    }

    /// Enters a section over some items of a list: at least one.
    mutating func enter(_ items: [TemplateValue], _ range: Range<Int>) {
        sections.append(
            ActiveSection(items: items, index: range.lowerBound, end: range.upperBound))
        scopes.append(scope(of: items[range.lowerBound]))
    }

    var isOutermost: Bool { sections.isEmpty }

    /// The item at hand of the list that the outermost section is over.
    var outermostIndex: Int { sections.first?.index ?? 0 }

    /// Goes to the next item of the innermost section, or leaves it.
    mutating func advance() -> Bool {
        let last = sections.count - 1
        let index = sections[last].index + 1
        guard index < sections[last].end else {
            sections.removeLast()
            scopes.removeLast()
            return false
        }
        sections[last].index = index
        scopes[scopes.count - 1] = scope(of: sections[last].items[index])
        return true
    }

    private mutating func scope(of value: TemplateValue) -> Scope {
        switch value {
        case .object(let object):
            Scope(value: value, row: schemas.row(of: object))
        case .dictionary: Scope(value: value, row: Self.dictionaryRow)
        default: Scope(value: value, row: Self.namelessRow)
        }
    }

    // MARK: Names

    /// The value of a template's name in the first scope that knows it.
    @inline(__always)
    mutating func find(_ name: Int, in frame: inout Frame) -> TemplateValue? {
        var level = scopes.count
        defer { searched = scopes.count - level }
        while level > 0 {
            level -= 1
            let row = scopes[level].row
            if row >= 0 {
                let field = frame.field(name, row: row, schemas: schemas)
                if field >= 0, case .object(let object) = scopes[level].value {
                    return object.value(at: field)
                }
            } else if row == Self.dictionaryRow, case .dictionary(let values) = scopes[level].value,
                let value = values[frame.linked.name(name)]
            {
                return value
            }
        }
        return nil
    }

    /// The value of a template's name inside a value; nil where that does not know it.
    mutating func member(
        _ name: Int, of value: TemplateValue, in frame: inout Frame
    ) -> TemplateValue? {
        switch value {
        case .object(let object):
            let row = schemas.row(of: object)
            let field = frame.field(name, row: row, schemas: schemas)
            return field >= 0 ? object.value(at: field) : nil
        case .dictionary(let values): return values[frame.linked.name(name)]
        case .null: return .null
        default: return nil
        }
    }
}
