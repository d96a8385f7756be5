/// An error in the text of a JSON file; thrown where reading cannot go on, else only noted.
struct JSONProblem: Error {
    let offset: Int
    let message: String
    var hint: String?
    /// Another place that the message speaks of, written at its end as `3:5`.
    var otherOffset: Int?

    init(_ offset: Int, _ message: String, at otherOffset: Int? = nil, hint: String? = nil) {
        self.offset = offset
        self.message = message
        self.hint = hint
        self.otherOffset = otherOffset
    }

    func diagnostic(in source: SourceFile) -> Diagnostic {
        var message = message
        if let otherOffset { message += " \(source.position(at: otherOffset))" }
        return source.diagnostic(.error, at: offset, message, hint: hint)
    }
}
