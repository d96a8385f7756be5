/// A parsed JSON text whose every value knows where it stands, so that it can be edited in place.
package struct JSONDocument: Sendable {
    package let source: SourceFile
    package let root: JSONValue
    /// Whether there was no error; with one, what was wrong has the kind `malformed`.
    package let isValid: Bool

    /// Larger files are refused: positions are stored in 32 bits.
    private static let largestFile = 1 << 30

    /// Reads RFC 8259 with a leading byte order mark, comments and trailing commas.
    ///
    /// Adds every error to the diagnostics, in order of position. An error that leaves no doubt
    /// how the text goes on does not stop the reading; after any other the result is nil.
    package static func parse(
        _ source: SourceFile, into diagnostics: inout [Diagnostic]
    ) -> JSONDocument? {
        guard source.bytes.count <= largestFile else {
            let message = "the file is larger than 1 GiB"
            diagnostics.append(Diagnostic(severity: .error, file: source.name, message: message))
            return nil
        }
        let (nodes, problems) = source.bytes.withUnsafeBufferPointer { bytes in
            JSONParser.parse(bytes)
        }
        for problem in problems.sorted(by: { $0.offset < $1.offset }) {
            diagnostics.append(problem.diagnostic(in: source))
        }
        guard let nodes else { return nil }
        let arena = JSONArena(bytes: source.bytes, nodes: nodes)
        return JSONDocument(
            source: source, root: JSONValue(arena: arena, index: 0), isValid: problems.isEmpty)
    }
}
