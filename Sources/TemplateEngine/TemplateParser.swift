/// Makes the program of a template in one pass, and gathers all that is wrong with it.
struct TemplateParser {
    /// Tags inside each other: also bounds the stack of values while rendering.
    static let depthLimit = 100

    private let bytes: [UInt8]
    private let filters: TemplateFilters
    private var scanner: TagScanner
    private var builder: ProgramBuilder
    private var names = NameTable()
    private var open = OpenTags()
    private var problems: [TemplateProblem] = []

    /// Parses a template; where it has problems, they are thrown in the order of the text.
    static func parse(
        _ source: TemplateSource, filters: TemplateFilters
    ) throws(TemplateErrors) -> Template {
        var problems: [TemplateProblem] = []
        if let problem = TextCheck.problem(in: source.bytes) {
            problems = [problem]
        } else {
            var parser = TemplateParser(source.bytes, filters: filters)
            let program = parser.parse()
            problems = TemplateProblem.listed(parser.problems + parser.scanner.problems)
            if problems.isEmpty { return Template(source: source, program: program) }
        }
        throw TemplateErrors(errors: SourceLocator.errors(problems, in: source))
    }

    private init(_ bytes: [UInt8], filters: TemplateFilters) {
        self.bytes = bytes
        self.filters = filters
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        scanner = TagScanner(bytes, from: start)
        builder = ProgramBuilder(bytes, from: start)
    }

    private mutating func parse() -> TemplateProgram {
        while let tag = scanner.next() {
            do throws(TemplateProblem) {
                try add(tag, on: builder.line(around: tag.range))
            } catch {
                problems.append(error)
                builder.resume(at: tag.range.upperBound, startsLine: false)
            }
        }
        builder.flushText(upTo: bytes.count)
        for tag in open.all {
            let message = "\(tag.shown) is not closed: {{/\(tag.key)}} is missing"
            problems.append(TemplateProblem(offset: tag.offset, message: message))
        }
        builder.program.names = names.names
        builder.program.work = scanner.work
        return builder.program
    }

    private mutating func add(_ tag: Tag, on line: TagLine) throws(TemplateProblem) {
        guard !tag.content.isEmpty || tag.kind == .comment else {
            throw TemplateProblem(offset: tag.range.lowerBound, message: "this tag is empty")
        }
        switch tag.kind {
        case .variable, .unescaped:
            let operand = try expression(tag.content)
            let kind: Node.Kind = tag.kind == .variable ? .variable : .unescaped
            builder.placeInline(kind, tag.range, on: line, operand: operand)
        case .section, .inverted:
            let kind: Node.Kind = tag.kind == .section ? .section : .inverted
            // A section whose expression is wrong is opened all the same: its end is not.
            let operand = Result { () throws(TemplateProblem) in try expression(tag.content) }
            let node = builder.place(
                kind, tag.range, on: line, operand: (try? operand.get()) ?? 0)
            push(tag, sign: tag.kind == .section ? "#" : "^", node: node, on: line)
            _ = try operand.get()
        case .partial:
            var inclusion = Inclusion(name: try inclusionName(tag.content))
            if line.isStandalone { inclusion.blanks = line.before }
            builder.place(
                .partial, tag.range, on: line, operand: builder.program.inclusions.count)
            builder.program.inclusions.append(inclusion)
        case .parent: try openParent(tag, on: line)
        case .block: try openBlock(tag, on: line)
        case .close: try close(tag, on: line)
        case .comment: placeNothing(tag, on: line)
        case .delimiters:
            placeNothing(tag, on: line)
            guard scanner.setDelimiters(tag.content) else {
                throw TemplateProblem(
                    offset: tag.range.lowerBound,
                    message: "delimiters are two words of at most \(TagScanner.delimiterLimit) "
                        + "bytes without =, as in {{=<% %>=}}")
            }
        }
    }

    /// Places a tag that does nothing but stand somewhere.
    @discardableResult
    private mutating func placeNothing(_ tag: Tag, on line: TagLine) -> Int {
        builder.place(.text, tag.range, on: line, operand: tag.range.lowerBound)
    }

    // MARK: What tags say

    /// The operand for an expression: the index of a name alone, or the complement of the index
    /// of an expression.
    private mutating func expression(_ content: Range<Int>) throws(TemplateProblem) -> Int {
        var parser = ExpressionParser(bytes, content, filters: filters)
        let expression = try parser.parse(names: &names)
        if case .name(let name) = expression.base, expression.filters.isEmpty { return name }
        builder.program.expressions.append(expression)
        return ~(builder.program.expressions.count - 1)
    }

    private mutating func inclusionName(
        _ content: Range<Int>
    ) throws(TemplateProblem) -> Inclusion.Name {
        guard bytes[content.lowerBound] == Byte.star else { return .fixed(try word(content)) }
        let rest = bytes[content].dropFirst().drop(while: Byte.isWhitespace)
        return .dynamic(try expression(rest.startIndex..<content.upperBound))
    }

    private func word(_ content: Range<Int>) throws(TemplateProblem) -> String {
        if let space = bytes[content].firstIndex(where: Byte.isWhitespace) {
            throw TemplateProblem(offset: space, message: "this name holds whitespace")
        }
        return text(content)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    // MARK: Tags that are closed

    private mutating func push(_ tag: Tag, sign: String, node: Int, on line: TagLine) {
        open.push(
            OpenTag(
                key: key(tag.content), sign: sign, content: compact(tag.content),
                offset: tag.range.lowerBound, node: node, line: line))
        if open.all.count == Self.depthLimit + 1 {
            problems.append(
                TemplateProblem(
                    offset: tag.range.lowerBound,
                    message: "tags are nested deeper than \(Self.depthLimit)"))
        }
        updateIgnoring()
    }

    private mutating func updateIgnoring() {
        builder.isIgnoringText = open.innermost?.sign == "<"
    }

    /// What must stand in the closing tag: the first word or quoted text.
    private func key(_ content: Range<Int>) -> String {
        let content = bytes[content]
        guard let first = content.first else { return "" }
        if TagScanner.isQuote(first), let end = content.dropFirst().firstIndex(of: first) {
            return text(content.startIndex..<(end + 1))
        }
        if first == Byte.star {
            let rest = content.dropFirst().drop(while: Byte.isWhitespace)
            return "*" + text(rest.startIndex..<rest.endIndex)
        }
        let end = content.firstIndex { Byte.isWhitespace($0) || $0 == Byte.pipe }
        return text(content.startIndex..<(end ?? content.endIndex))
    }

    private func compact(_ content: Range<Int>) -> [UInt8] {
        bytes[content].filter { !Byte.isWhitespace($0) }
    }

    private mutating func close(_ tag: Tag, on line: TagLine) throws(TemplateProblem) {
        let key = key(tag.content)
        let content = compact(tag.content)
        guard let opener = open.innermost else {
            throw TemplateProblem(
                offset: tag.range.lowerBound,
                message: "{{/\(key)}} closes nothing: nothing is open here")
        }
        let isKeyAlone = content == key.utf8.filter { !Byte.isWhitespace($0) }
        guard opener.key == key, isKeyAlone || content == opener.content else {
            throw mismatch(tag, key: key, opener: opener)
        }
        open.pop()
        let end: Int
        switch opener.sign {
        case "#": end = builder.place(.sectionEnd, tag.range, on: line, operand: 0)
        case "^": end = placeNothing(tag, on: line)
        case "<": end = closeParent(opener, tag, on: line)
        default: end = closeBlock(opener, tag, on: line)
        }
        builder.link(opener.node, end)
        updateIgnoring()
    }

    private mutating func mismatch(_ tag: Tag, key: String, opener: OpenTag) -> TemplateProblem {
        let isOpen = open.contains(key)
        // One mistake, one error: what was probably meant to be closed counts as closed.
        if isOpen {
            open.close(key)
        } else if problems.count <= TemplateProblem.listLimit,
            NearestName.nearest(to: key, among: [opener.key]) != nil
        {
            open.pop()
        }
        updateIgnoring()
        return TemplateProblem(
            offset: tag.range.lowerBound,
            message: isOpen ? "{{/\(key)}} comes too early" : "{{/\(key)}} closes nothing",
            stillOpen: opener)
    }

    // MARK: Inheritance

    private mutating func openParent(_ tag: Tag, on line: TagLine) throws(TemplateProblem) {
        let name = Result { () throws(TemplateProblem) in try inclusionName(tag.content) }
        let node = builder.placeInline(
            .parent, tag.range, on: line, operand: builder.program.inclusions.count)
        builder.program.inclusions.append(
            Inclusion(name: (try? name.get()) ?? .fixed("")))
        push(tag, sign: "<", node: node, on: line)
        _ = try name.get()
    }

    /// A parent has its lines to itself if nothing stands before its tag and behind its end.
    private mutating func closeParent(_ opener: OpenTag, _ tag: Tag, on line: TagLine) -> Int {
        let end = builder.placeInline(.text, tag.range, on: line, operand: tag.range.lowerBound)
        if opener.line.isBlankBefore, let next = line.next {
            let inclusion = builder.program.nodes[opener.node].operand
            builder.program.inclusions[inclusion].blanks = opener.line.before
            builder.makeStandalone(opener.node, blanks: opener.line.before, next: next)
        }
        return end
    }

    /// The content of a block that overrides another begins on its own line if only the line end
    /// comes before it: what stands before its tag is in the parent, and left out.
    private mutating func openBlock(_ tag: Tag, on line: TagLine) throws(TemplateProblem) {
        let name = Result { () throws(TemplateProblem) in try word(tag.content) }
        let isOverride = open.innermost?.sign == "<"
        let isAlone = isOverride ? line.next != nil : line.isStandalone
        let operand = builder.program.blocks.count
        builder.program.blocks.append(
            Block(
                name: (try? name.get()) ?? "", startsOnOwnLine: isAlone,
                indentation: line.indentation))
        let node =
            isAlone
            ? builder.placeAlone(.block, tag.range, on: line, operand: operand)
            : builder.placeInline(.block, tag.range, on: line, operand: operand)
        push(tag, sign: "$", node: node, on: line)
        _ = try name.get()
    }

    private mutating func closeBlock(_ opener: OpenTag, _ tag: Tag, on line: TagLine) -> Int {
        let isOverride = open.innermost?.sign == "<"
        let isAlone = isOverride ? line.isBlankBefore : line.isStandalone
        let operand = tag.range.lowerBound
        let end =
            isAlone
            ? builder.placeAlone(.text, tag.range, on: line, operand: operand)
            : builder.placeInline(.text, tag.range, on: line, operand: operand)
        let block = builder.program.nodes[opener.node].operand
        guard builder.program.blocks[block].startsOnOwnLine else { return end }
        // The first line that is not blank shows how far the content is indented.
        let start = opener.line.next ?? tag.range.lowerBound
        let contentEnd = isAlone ? line.before.lowerBound : tag.range.lowerBound
        var lineStart = start
        for index in start..<max(start, contentEnd) where !Byte.isBlank(bytes[index]) {
            if bytes[index] == Byte.newline {
                lineStart = index + 1
            } else if bytes[index] != Byte.carriageReturn {
                builder.program.blocks[block].indentation = lineStart..<index
                break
            }
        }
        return end
    }
}
