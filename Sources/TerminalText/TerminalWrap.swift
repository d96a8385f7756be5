extension TerminalWidth {
    /// The lines of a text, none wider than a number of columns if its characters allow.
    ///
    /// Lines break where the text does and at spaces, which vanish there; a word longer than a line
    /// is broken between characters, and a character of many code points that is wider than a line
    /// between those. A code point wider than the line stands on a line alone.
    package static func wrap(_ text: String, to width: Int) -> [String] {
        let width = max(1, width)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.flatMap { line in
            var parts = [line[...]]
            if line.contains(where: { columns(of: $0) > width }) {
                parts = splitWideCharacters(of: line, width)
            }
            return parts.flatMap { part in
                var wrapper = LineWrapper(part, width: width)
                return wrapper.wrap()
            }
        }
    }

    /// Parts of a line without a character wider than it: such characters, which text of joined
    /// letters can grow to any length, are parts of their own, broken between code points.
    private static func splitWideCharacters(of line: Substring, _ width: Int) -> [Substring] {
        var parts: [Substring] = []
        var start = line.startIndex
        for index in line.indices where columns(of: line[index]) > width {
            if start < index { parts.append(line[start..<index]) }
            start = line.index(after: index)
            var piece = ""
            for scalar in line[index].unicodeScalars {
                let longer = piece + String(scalar)
                if !piece.isEmpty, columns(of: longer) > width {
                    parts.append(piece[...])
                    piece = String(scalar)
                } else {
                    piece = longer
                }
            }
            parts.append(piece[...])
        }
        if start < line.endIndex { parts.append(line[start...]) }
        return parts
    }
}

/// Breaks one line in one pass.
private struct LineWrapper {
    private let text: Substring
    private let width: Int
    private var lines: [String] = []
    private var lineStart: Substring.Index
    /// The columns from `lineStart` to the character at hand.
    private var used = 0
    /// The last place to break: the spaces up to where a word begins.
    private var gap: Range<Substring.Index>?
    private var usedAfterGap = 0

    init(_ text: Substring, width: Int) {
        self.text = text
        self.width = width
        lineStart = text.startIndex
    }

    mutating func wrap() -> [String] {
        for index in text.indices {
            let next = TerminalWidth.columns(of: text[index])
            if isGap(at: index) {
                let start = gap.flatMap { $0.upperBound == index ? $0.lowerBound : nil } ?? index
                gap = start..<text.index(after: index)
                used += next
                usedAfterGap = 0
                continue
            }
            if used + next > width, gap != nil { breakLine(before: index) }
            if used + next > width, index > lineStart { breakLine(before: index) }
            used += next
            usedAfterGap += next
        }
        if let gap, gap.upperBound == text.endIndex, used > width {
            return lines + [String(text[lineStart..<gap.lowerBound])]
        }
        return lines + [String(text[lineStart...])]
    }

    /// Spaces that begin a line indent it: no line breaks there.
    private func isGap(at index: Substring.Index) -> Bool {
        text[index] == " " && index > lineStart
            && (gap?.upperBound == index || text[text.index(before: index)] != " ")
    }

    private mutating func breakLine(before index: Substring.Index) {
        let place = gap ?? index..<index
        lines.append(String(text[lineStart..<place.lowerBound]))
        lineStart = place.upperBound
        used = gap == nil ? 0 : usedAfterGap
        gap = nil
    }
}
