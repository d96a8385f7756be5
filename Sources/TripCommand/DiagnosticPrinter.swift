import TerminalText
import TripFiles

/// Prints diagnostics, a line each, on a terminal with the source line and a caret below.
struct DiagnosticPrinter {
    let isTerminal: Bool
    let usesColor: Bool
    let showsWarnings: Bool

    func print(_ diagnostics: [Diagnostic], to write: (String) -> Void) {
        var counts: [String: Int] = [:]
        var kinds: [(name: String, severity: Diagnostic.Severity)] = []
        for diagnostic in diagnostics {
            guard showsWarnings || diagnostic.severity == .error else { continue }
            if !diagnostic.kind.isEmpty {
                if counts[diagnostic.kind] == nil {
                    kinds.append((diagnostic.kind, diagnostic.severity))
                }
                counts[diagnostic.kind, default: 0] += diagnostic.count
                guard counts[diagnostic.kind, default: 0] <= Diagnostic.mostOfAKind else {
                    continue
                }
            }
            write(text(of: diagnostic))
        }
        for kind in kinds {
            let more = counts[kind.name, default: 0] - Diagnostic.mostOfAKind
            guard more > 0 else { continue }
            write("\(kind.severity.rawValue): \(more) more of this kind: \(kind.name)\n")
        }
    }

    private func text(of diagnostic: Diagnostic) -> String {
        var text = diagnostic.text
        if usesColor {
            let word = "\(diagnostic.severity.rawValue):"
            let code = diagnostic.severity == .error ? "31" : "33"
            if let range = text.firstRange(of: " \(word) ") {
                text.replaceSubrange(range, with: " \u{1B}[1;\(code)m\(word)\u{1B}[0m ")
            }
        }
        text += "\n"
        if let hint = diagnostic.hint { text += "  \(hint)\n" }
        if isTerminal, let line = diagnostic.sourceLine, diagnostic.column > 0 {
            let before = String(line.prefix(diagnostic.column - 1))
            let indent = String(repeating: " ", count: TerminalWidth.columns(of: before))
            text += "  \(line)\n  \(indent)^\n"
        }
        return text
    }
}
