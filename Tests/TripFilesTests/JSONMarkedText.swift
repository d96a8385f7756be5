@testable import TripFiles

/// A JSON text in which `⟦` shows where a diagnostic must point.
///
/// The mark is taken out before parsing; where it stood is counted here, in Characters, apart from
/// the code under test.
struct JSONMarkedText {
    let source: SourceFile
    /// `line:column` of each mark.
    let marks: [String]

    init(_ text: String, name: String = "trips.json") {
        var marks: [String] = []
        var plain = ""
        for part in text.split(separator: "⟦", omittingEmptySubsequences: false) {
            if part.startIndex != text.startIndex {
                let lines = plain.split(
                    omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                marks.append("\(lines.count):\((lines.last?.count ?? 0) + 1)")
            }
            plain += part
        }
        self.marks = marks
        source = SourceFile(name: name, bytes: Array(plain.utf8))
    }

    init(bytes: [UInt8]) {
        marks = []
        source = SourceFile(name: "trips.json", bytes: bytes)
    }

    /// What parsing the text says, one line for each diagnostic.
    func parsed() -> (document: JSONDocument?, lines: [String]) {
        var diagnostics: [Diagnostic] = []
        let document = JSONDocument.parse(source, into: &diagnostics)
        return (document, diagnostics.map(\.text))
    }

    /// The lines that messages at the marks, in their order, ought to give: errors, or what
    /// begins with "warning: ".
    func lines(_ messages: [String]) -> [String] {
        zip(marks, messages).map { mark, message in
            let severity = message.hasPrefix("warning: ") ? "" : "error: "
            return "\(source.name):\(mark): \(severity)\(message)"
        }
    }
}
