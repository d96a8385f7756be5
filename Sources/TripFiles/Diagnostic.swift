/// One thing to tell the user about a file: what is wrong, where, and what would be right.
package struct Diagnostic: Sendable, Equatable {
    /// How many diagnostics of one kind are listed.
    package static let mostOfAKind = 10

    package enum Severity: String, Sendable {
        case error
        case warning
    }

    package var severity: Severity
    package var file: String
    /// Counted from 1; 0 where the diagnostic is about the file as a whole.
    package var line: Int
    /// Counted from 1 in Characters; 0 where the diagnostic is about the file as a whole.
    package var column: Int
    package var message: String
    /// Groups warnings of one kind: past `mostOfAKind` they are counted instead of listed.
    package var kind: String
    /// How many it stands for: more than one where those are only counted.
    package var count: Int
    package var hint: String?
    /// The line it points into, safe to print; nil where there is none or it is too long.
    package var sourceLine: String?

    package init(
        severity: Severity, file: String, line: Int = 0, column: Int = 0, message: String,
        kind: String = "", count: Int = 1, hint: String? = nil, sourceLine: String? = nil
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.kind = kind
        self.count = count
        self.hint = hint
        self.sourceLine = sourceLine
    }

    /// The line printed for it, such as `trips.json:14:15: error: nights must be …`.
    ///
    /// Control characters are escaped, those of a file's name too.
    package var text: String {
        let place = line > 0 ? "\(file):\(line):\(column)" : file
        return SafeText.escaped("\(place): \(severity.rawValue): \(message)")
    }
}
