/// Turns offsets of one template into lines and columns, only when there is an error to report.
struct SourceLocator {
    private let source: TemplateSource
    private var line = 1
    private var lineStart = 0
    /// The end of the text on this line that `columns` counts, so that nothing is counted twice.
    private var counted = 0
    private var columns = 0
    private var lineText: String?

    init(_ source: TemplateSource) {
        self.source = source
    }

    /// The errors for problems in any order; they come out in the order of the text.
    static func errors(
        _ problems: [TemplateProblem], in source: TemplateSource, chain: [String] = []
    ) -> [TemplateError] {
        var locator = SourceLocator(source)
        return problems.sorted { $0.offset < $1.offset }.map { problem in
            let (line, column) = locator.place(of: problem.offset)
            var message = problem.message
            if let tag = problem.stillOpen {
                var opened = SourceLocator(source)
                let (line, column) = opened.place(of: tag.offset)
                message += ": \(tag.shown) opened at \(line):\(column) is still open"
            }
            return TemplateError(
                file: source.name, line: line, column: column, message: message,
                sourceLine: locator.currentLine(), chain: chain)
        }
    }

    /// A place as inclusion chains show it.
    static func place(of offset: Int, in source: TemplateSource) -> String {
        var locator = SourceLocator(source)
        let (line, column) = locator.place(of: offset)
        return "\(source.name):\(line):\(column)"
    }

    /// The line and column of an offset, which must not lie before the one asked for last.
    mutating func place(of offset: Int) -> (line: Int, column: Int) {
        let bytes = source.bytes
        let offset = min(offset, bytes.count)
        var index = counted
        while index < offset {
            if bytes[index] == Byte.newline {
                line += 1
                lineStart = index + 1
                counted = lineStart
                columns = 0
                lineText = nil
            }
            index += 1
        }
        columns += String(decoding: bytes[counted..<offset], as: UTF8.self).count
        counted = offset
        return (line, columns + 1)
    }

    private mutating func currentLine() -> String {
        if let lineText { return lineText }
        let bytes = source.bytes
        var end = bytes[lineStart...].firstIndex(of: Byte.newline) ?? bytes.count
        if end > lineStart, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
        let text = String(decoding: bytes[lineStart..<end], as: UTF8.self)
        lineText = text
        return text
    }
}
