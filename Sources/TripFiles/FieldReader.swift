/// Reads the values of one JSON file, gathering what is wrong with them.
///
/// A value that was reported as unreadable by the parser is passed over in silence.
struct FieldReader {
    let source: SourceFile
    var diagnostics: [Diagnostic] = []

    init(source: SourceFile) {
        self.source = source
    }

    mutating func error(at value: JSONValue, _ message: String, hint: String? = nil) {
        guard value.kind != .malformed else { return }
        diagnostics.append(
            source.diagnostic(.error, at: value.range.lowerBound, message, hint: hint))
    }

    mutating func error(at offset: Int, _ message: String) {
        diagnostics.append(source.diagnostic(.error, at: offset, message))
    }

    mutating func warning(at offset: Int, _ message: String, kind: String) {
        diagnostics.append(source.diagnostic(.warning, at: offset, message, kind: kind))
    }

    /// A string; anything else is an error.
    mutating func string(_ value: JSONValue, _ name: String) -> String? {
        if let string = value.string { return string }
        wrongType(value, name, "a string")
        return nil
    }

    mutating func bool(_ value: JSONValue, _ name: String) -> Bool? {
        if let bool = value.bool { return bool }
        wrongType(value, name, "true or false")
        return nil
    }

    /// A whole number within a range; anything else is an error.
    mutating func integer(_ value: JSONValue, _ name: String, in range: ClosedRange<Int>) -> Int? {
        guard value.kind == .number else {
            wrongType(value, name, "a whole number")
            return nil
        }
        guard let integer = value.integer else {
            let found = SafeText.escaped(value.numberText ?? "")
            error(at: value, "\(name) must be a whole number, not \(found)")
            return nil
        }
        guard range.contains(integer) else {
            error(at: value, FieldReader.outOfRange(name, range, found: "\(integer)"))
            return nil
        }
        return integer
    }

    static func outOfRange(_ name: String, _ range: ClosedRange<Int>, found: String) -> String {
        "\(name) must be between \(range.lowerBound) and \(range.upperBound), not \(found)"
    }

    /// One of a set of words; anything else is an error that lists them.
    mutating func choice(_ value: JSONValue, _ name: String, of choices: [String]) -> String? {
        let listed = FieldReader.list(choices)
        guard let string = value.string else {
            wrongType(value, name, listed)
            return nil
        }
        guard choices.contains(string) else {
            error(
                at: value,
                "\(name) must be \(listed), not \(SafeText.quoted(string))"
                    + FieldReader.didYouMean(string, among: choices))
            return nil
        }
        return string
    }

    mutating func wrongType(_ value: JSONValue, _ name: String, _ wanted: String) {
        error(at: value, "\(name) must be \(wanted), not \(value.kind.description)")
    }

    /// `"a", "b" or "c"`.
    static func list(_ words: [String]) -> String {
        let quoted = words.map { "\"\($0)\"" }
        guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }

    /// `: did you mean "x"?` where something is near, nothing otherwise.
    static func didYouMean(_ word: String, among choices: [String]) -> String {
        guard let nearest = Suggestion.nearest(to: word, among: choices) else { return "" }
        return ": did you mean \"\(nearest)\"?"
    }
}
