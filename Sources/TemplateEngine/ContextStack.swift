/// The values that sections have pushed, in which names are looked up from the top.
struct ContextStack {
    private struct Scope {
        let value: TemplateValue
        /// The row of an object's schema.
        let row: Int

        @inline(__always)
        func find(_ name: Int, in frame: inout Frame, _ schemas: SchemaTable) -> TemplateValue? {
            switch value {
            case .object(let object):
                let field = frame.field(name, row: row, schemas: schemas)
                return field >= 0 ? object.value(at: field) : nil
            case .dictionary(let values): return values[frame.linked.name(name)]
            default: return nil
            }
        }
    }

    private struct ActiveSection {
        /// Empty in a section over a single value.
        var items: [TemplateValue] = []
        var index = 0
        var end = 0
        /// Whether the section has a scope of its own: yes or no, text and numbers have no names.
        var isScope = true
        /// What `plain` is outside of the section.
        let outerPlain: TemplateValue?
    }

    private(set) var schemas: SchemaTable
    /// The innermost scope, apart from the others: a field of its own is looked into without
    /// counting a reference.
    private var top: Scope
    private var outer: [Scope] = []
    /// The value of the innermost section, where that is no scope.
    private var plain: TemplateValue?
    private var sections: [ActiveSection] = []
    /// How many scopes the last search went through.
    private(set) var searched = 0

    init(root: TemplateValue, schemas: SchemaTable) {
        self.schemas = schemas
        top = Scope(value: root, row: 0)
        top = scope(of: root)
    }

    var current: TemplateValue { plain ?? top.value }

    /// The position and length of the innermost section over a list.
    var loop: (index: Int, count: Int)? {
        sections.last { !$0.items.isEmpty }.map { ($0.index, $0.items.count) }
    }

    /// Every name that can be found, to suggest the nearest.
    var visibleNames: [String] {
        (outer + [top]).reversed().flatMap { Self.names(in: $0.value) }
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
        switch value {
        case .list(let items):
            if !items.isEmpty { enter(items, items.indices) }
            return !items.isEmpty
        case .object, .dictionary:
            sections.append(ActiveSection(outerPlain: plain))
            push(value)
            return true
        default:
            guard value.isTruthy else { return false }
            sections.append(ActiveSection(isScope: false, outerPlain: plain))
            plain = value
            return true
        }
    }

    /// Enters a section over some items of a list: at least one.
    mutating func enter(_ items: [TemplateValue], _ range: Range<Int>) {
        sections.append(
            ActiveSection(
                items: items, index: range.lowerBound, end: range.upperBound, outerPlain: plain))
        push(items[range.lowerBound])
    }

    private mutating func push(_ value: TemplateValue) {
        outer.append(top)
        top = scope(of: value)
        plain = nil
    }

    var isOutermost: Bool { sections.isEmpty }

    /// The item at hand of the list that the outermost section is over.
    var outermostIndex: Int { sections.first?.index ?? 0 }

    /// Goes to the next item of the innermost section, or leaves it.
    mutating func advance() -> Bool {
        let last = sections.count - 1
        let index = sections[last].index + 1
        guard index < sections[last].end else {
            let section = sections.removeLast()
            if section.isScope { top = outer.removeLast() }
            plain = section.outerPlain
            return false
        }
        sections[last].index = index
        top = scope(of: sections[last].items[index])
        return true
    }

    private mutating func scope(of value: TemplateValue) -> Scope {
        guard case .object(let object) = value else { return Scope(value: value, row: 0) }
        return Scope(value: value, row: schemas.row(of: object))
    }

    // MARK: Names

    /// The value of a template's name in the first scope that knows it.
    @inline(__always)
    mutating func find(_ name: Int, in frame: inout Frame) -> TemplateValue? {
        if let value = top.find(name, in: &frame, schemas) {
            searched = 1
            return value
        }
        var level = outer.count
        defer { searched = 1 + outer.count - level }
        while level > 0 {
            level -= 1
            if let value = outer[level].find(name, in: &frame, schemas) { return value }
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
