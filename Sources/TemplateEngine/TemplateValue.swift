/// What a name in a template can stand for.
package enum TemplateValue: Sendable {
    /// Known, but without a value.
    case null
    case bool(Bool)
    case integer(Int)
    case text(String)
    case list([TemplateValue])
    /// A Swift type that offers names; boxed, so that every other value is small to copy.
    indirect case object(any TemplateObject)
    /// Names found at run time, as in the JSON of `render --data`.
    case dictionary([String: TemplateValue])
    /// A typed value, such as a date or an amount, with a default form.
    indirect case scalar(any TemplateScalar)
}

/// A typed value that a template prints in its default form where no filter gives another.
package protocol TemplateScalar: Sendable {
    /// Whether a section over the value is left out.
    var isEmpty: Bool { get }

    /// Appends the default form as UTF-8, not escaped.
    func write(to output: inout [UInt8])
}

extension TemplateValue {
    /// Whether a section over the value is rendered.
    ///
    /// False are: null, `false`, the integer 0 (as in mustache.js: JavaScript's `!!value`), empty
    /// text, an empty list and an empty scalar. A group of names is true even if it has none.
    package var isTruthy: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .integer(let value): value != 0
        case .text(let value): !value.isEmpty
        case .list(let items): !items.isEmpty
        case .object, .dictionary: true
        case .scalar(let value): !value.isEmpty
        }
    }

    /// The value as text in its default form, or nil for a list or a group of names.
    package var plainText: String? {
        switch self {
        case .null: return ""
        case .bool(let value): return value ? "true" : "false"
        case .integer(let value): return String(value)
        case .text(let value): return value
        case .list, .object, .dictionary: return nil
        case .scalar(let value):
            var bytes: [UInt8] = []
            value.write(to: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// What the value is, in the words of messages.
    package var kind: String {
        switch self {
        case .null: "nothing"
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): "the number \(value)"
        case .text(let value): "the text \"\(value.prefix(40))\""
        case .list: "a list"
        case .object, .dictionary: "a group of names"
        case .scalar: "a single value"
        }
    }
}
