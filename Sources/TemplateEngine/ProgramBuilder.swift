/// The line around a tag: what decides whether the tag has it to itself.
struct TagLine {
    /// The text of the line before the tag.
    let before: Range<Int>
    /// Whether there are only blanks before the tag.
    let isBlankBefore: Bool
    /// Where the next line begins, if there are only blanks behind the tag.
    let next: Int?

    var isStandalone: Bool { isBlankBefore && next != nil }
    /// The blanks before a tag that begins its line; empty if anything else does.
    var indentation: Range<Int> { isBlankBefore ? before : before.upperBound..<before.upperBound }
}

/// Puts the nodes of a program in order, with the text between the tags.
struct ProgramBuilder {
    let bytes: [UInt8]
    var program = TemplateProgram()
    /// Whether text is left out, as between a parent tag and its blocks.
    var isIgnoringText = false
    /// Where the text not yet in the program begins, and whether a line of the template does there.
    private var textStart: Int
    private var textStartsLine = true

    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        textStart = start
    }

    /// The line around a tag that lies behind all that was placed.
    func line(around tag: Range<Int>) -> TagLine {
        let text = bytes[textStart..<tag.lowerBound]
        let newline = text.lastIndex(of: Byte.newline)
        let start = newline.map { $0 + 1 } ?? textStart
        let isFirst = newline != nil || textStartsLine
        let before = start..<tag.lowerBound
        return TagLine(
            before: before, isBlankBefore: isFirst && bytes[before].allSatisfy(Byte.isBlank),
            next: nextLine(from: tag.upperBound))
    }

    private func nextLine(from start: Int) -> Int? {
        guard var index = bytes[start...].firstIndex(where: { !Byte.isBlank($0) }) else {
            return bytes.count
        }
        if bytes[index] == Byte.carriageReturn { index += 1 }
        return index < bytes.count && bytes[index] == Byte.newline ? index + 1 : nil
    }

    /// Adds a tag's node and the text before it; the line of a standalone tag vanishes with it.
    @discardableResult
    mutating func place(
        _ kind: Node.Kind, _ tag: Range<Int>, on line: TagLine, operand: Int
    ) -> Int {
        line.isStandalone
            ? placeAlone(kind, tag, on: line, operand: operand)
            : placeInline(kind, tag, on: line, operand: operand)
    }

    /// Adds the node of a tag within a line.
    @discardableResult
    mutating func placeInline(
        _ kind: Node.Kind, _ tag: Range<Int>, on line: TagLine, operand: Int
    ) -> Int {
        flushText(upTo: tag.lowerBound)
        resume(at: tag.upperBound, startsLine: false)
        let startsLine = line.isBlankBefore && line.before.isEmpty
        return append(kind, startsLine: startsLine, offset: tag.lowerBound, operand: operand)
    }

    /// Adds the node of a tag without the blanks before it and the line end behind it.
    @discardableResult
    mutating func placeAlone(
        _ kind: Node.Kind, _ tag: Range<Int>, on line: TagLine, operand: Int
    ) -> Int {
        flushText(upTo: line.before.lowerBound)
        resume(at: line.next ?? tag.upperBound, startsLine: line.next != nil)
        return append(kind, startsLine: false, offset: tag.lowerBound, operand: operand)
    }

    /// Takes away the blanks before a parent tag, once its closing tag shows that it has its lines
    /// to itself, and goes on at the line behind.
    mutating func makeStandalone(_ parent: Int, blanks: Range<Int>, next: Int) {
        program.nodes[parent].startsLine = false
        if parent > 0, !blanks.isEmpty, program.nodes[parent - 1].kind == .text,
            program.nodes[parent - 1].operand == blanks.upperBound
        {
            program.nodes[parent - 1].operand = blanks.lowerBound
            if program.nodes[parent - 1].offset == blanks.lowerBound {
                program.nodes[parent - 1].startsLine = false
            }
        }
        resume(at: next, startsLine: true)
    }

    mutating func link(_ opener: Int, _ end: Int) {
        program.nodes[opener].partner = end
        program.nodes[end].partner = opener
    }

    mutating func resume(at index: Int, startsLine: Bool) {
        textStart = index
        textStartsLine = startsLine
    }

    mutating func flushText(upTo end: Int) {
        guard textStart < end, !isIgnoringText else { return }
        append(.text, startsLine: textStartsLine, offset: textStart, operand: end)
    }

    @discardableResult
    private mutating func append(
        _ kind: Node.Kind, startsLine: Bool, offset: Int, operand: Int
    ) -> Int {
        program.nodes.append(
            Node(kind: kind, startsLine: startsLine, offset: offset, operand: operand))
        return program.nodes.count - 1
    }
}
