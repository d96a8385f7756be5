/// What a JSON value is.
package enum JSONKind: UInt8, Sendable {
    case object
    case array
    case string
    case number
    case `true`
    case `false`
    case null
    /// Something that was reported as an error already: whoever meets it should pass over it.
    case malformed

    /// The word for it in messages: "a number", "a list", "true".
    package var description: String {
        switch self {
        case .object: "an object"
        case .array: "a list"
        case .string: "a string"
        case .number: "a number"
        case .true: "true"
        case .false: "false"
        case .null: "null"
        case .malformed: "an unreadable value"
        }
    }
}
