/// What happens to one file where a report is delivered.
package struct FileChange: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case add, change, remove
    }

    package let kind: Kind

    /// Relative to the place of delivery.
    package let path: String

    init(_ kind: Kind, _ path: String) {
        self.kind = kind
        self.path = path
    }
}
