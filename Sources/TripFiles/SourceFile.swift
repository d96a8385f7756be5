import Synchronization

/// One file that was read: its name as shown to users (relative to the site) and its bytes.
package struct SourceFile: Sendable {
    package let name: String
    package let bytes: [UInt8]
    private let lines = LazyLineIndex()

    /// Longer lines than this are not repeated under a diagnostic.
    ///
    /// A file of one line with an error in every word would else be printed once for each of them.
    private static let longestShownLine = 400

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Where the byte at `offset` stands; offsets outside the file give its nearest end.
    package func position(at offset: Int) -> SourcePosition {
        lines.index(of: bytes).position(at: offset, in: bytes)
    }

    /// The text of a line (counted from 1), safe to print on a terminal.
    ///
    /// A tab is given as one space, any other control or bidi character as U+FFFD: a Character
    /// each, so that columns still fit. Nil where there is no such line or it is too long to show.
    package func line(at number: Int) -> String? {
        let range = lines.index(of: bytes).content(ofLine: number, in: bytes)
        guard let range, range.count <= Self.longestShownLine else { return nil }
        return SafeText.oneForOne(String(decoding: bytes[range], as: UTF8.self))
    }

    /// A diagnostic that points at the byte at `offset`.
    package func diagnostic(
        _ severity: Diagnostic.Severity, at offset: Int, _ message: String, kind: String = "",
        hint: String? = nil
    ) -> Diagnostic {
        let position = position(at: offset)
        return Diagnostic(
            severity: severity, file: name, line: position.line, column: position.column,
            message: message, kind: kind, hint: hint, sourceLine: line(at: position.line))
    }
}

/// The line index of a file, built when the first position is asked for: most files have no error.
private final class LazyLineIndex: Sendable {
    private let built = Mutex<LineIndex?>(nil)

    func index(of bytes: [UInt8]) -> LineIndex {
        built.withLock { index in
            if let index { return index }
            let new = LineIndex(of: bytes)
            index = new
            return new
        }
    }
}
