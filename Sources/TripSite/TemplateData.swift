import TemplateEngine
import TripFiles

/// The values that a JSON file has for a template.
enum TemplateData {
    /// A JSON value as templates see it: whole numbers are numbers, any other number stays the
    /// text that was written, null is known and empty.
    static func value(_ json: JSONValue) -> TemplateValue {
        switch json.kind {
        case .object:
            var values: [String: TemplateValue] = [:]
            for member in json.members { values[member.key] = value(member.value) }
            return .dictionary(values)
        case .array:
            return .list(json.elements.map(value))
        case .string:
            return .text(json.string ?? "")
        case .number:
            return json.integer.map { .integer($0) } ?? .text(json.numberText ?? "")
        case .true:
            return .bool(true)
        case .false:
            return .bool(false)
        case .null, .malformed:
            return .null
        }
    }
}
