/// A template with the places of its names in the schemas met, found once for each schema.
final class LinkedTemplate {
    let template: Template
    let names: [String]
    /// A row for each schema, a column for each name; -1 where the schema lacks the name.
    private(set) var fields: [Int] = []
    /// The templates that inclusions by name have led to.
    var included: [LinkedTemplate?]

    init(_ template: Template) {
        self.template = template
        names = template.program.names
        included = Array(repeating: nil, count: template.program.inclusions.count)
    }

    func name(_ index: Int) -> String { names[index] }

    func addRows(for schemas: SchemaTable) {
        for schema in schemas.all.dropFirst(fields.count / names.count) {
            fields += names.map { schema.index(of: $0) ?? -1 }
        }
    }
}

/// The schemas that an engine has met, as row numbers.
struct SchemaTable {
    private(set) var all: [TemplateSchema] = []
    private var rows: [ObjectIdentifier: Int] = [:]
    private var lastKey: ObjectIdentifier?
    private var last = 0

    mutating func row(of object: any TemplateObject) -> Int {
        let key = ObjectIdentifier(type(of: object))
        if key == lastKey { return last }
        lastKey = key
        last = rows[key, default: all.count]
        if last == all.count {
            rows[key] = last
            all.append(object.schema)
        }
        return last
    }
}
