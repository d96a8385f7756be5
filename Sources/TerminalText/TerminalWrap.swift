extension TerminalWidth {
    /// The lines of a text, none wider than a number of columns if its characters allow.
    ///
    /// Lines break where the text does and at spaces, which vanish there; a word longer than a line
    /// is broken between characters. A character wider than the line stands on a line alone.
    package static func wrap(_ text: String, to width: Int) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.flatMap { line in
            var wrapper = LineWrapper(line, width: max(1, width))
            return wrapper.wrap()
        }
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
