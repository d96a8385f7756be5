/// What a name in a template can stand for.
package enum TemplateValue: Sendable {
    /// Known, but without a value.
    case null
    case bool(Bool)
    case integer(Int)
    case text(String)
    case list([TemplateValue])
    /// A Swift object that offers names.
    case object(any TemplateObject)
    /// Names found at run time, as in the JSON of `render --data`.
    case dictionary([String: TemplateValue])
    /// A typed value: a number, and how it is written where no filter asks for another form.
    case formatted(Int, any TemplateFormat)
}

/// How the host writes one type of value that a number stands for: a date by its day, an amount by
/// its cents. One format serves all values of its type, so that a value needs no memory of its own.
package protocol TemplateFormat: AnyObject, Sendable {
    /// Whether a section over the value is left out.
    func isEmpty(_ number: Int) -> Bool

    /// Appends the value's form as UTF-8, not escaped.
    func write(_ number: Int, to output: inout OutputBuffer)

    /// The value as programs read it, whatever the locale.
    func plain(_ number: Int) -> TemplateValue
}

extension TemplateValue {
    /// Whether a section over the value is rendered.
    ///
    /// False are: null, `false`, the integer 0 (as in mustache.js: JavaScript's `!!value`), empty
    /// text, an empty list and an empty typed value. A group of names is true even if it has none.
    package var isTruthy: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .integer(let value): value != 0
        case .text(let value): !value.isEmpty
        case .list(let items): !items.isEmpty
        case .object, .dictionary: true
        case .formatted(let number, let format): !format.isEmpty(number)
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
        case .formatted(let number, let format):
            return OutputBuffer.text { format.write(number, to: &$0) }
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
        case .formatted: "a single value"
        }
    }
}
