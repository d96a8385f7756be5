/// Runs a program: a loop over its nodes, with stacks of its own instead of recursion, so that no
/// template and no data can exhaust the thread's stack.
struct Renderer: ~Copyable {
    private let engine: TemplateEngine
    private let escapes: Bool
    var output: OutputBuffer
    private let outputLimit: Int
    private var stepsLeft: Int
    private(set) var context: ContextStack
    private var frame: Frame
    private var callers: [Frame] = []
    private var overrides: [Overrides] = []
    private var member: TeamMember?

    init(
        _ engine: TemplateEngine, _ linked: LinkedTemplate, context: ContextStack,
        output: consuming OutputBuffer
    ) {
        self.engine = engine
        outputLimit = output.count + engine.limits.outputBytes
        self.output = output
        escapes = linked.template.source.isHTML
        stepsLeft = engine.limits.steps
        self.context = context
        frame = Frame(linked)
    }

    mutating func run() throws(TemplateErrors) {
        while true {
            while frame.position < frame.end {
                let node = frame.nodes[frame.position]
                frame.position += 1
                try spend(1)
                if member?.isLeader == false, isOutermost {
                    try seek(node)
                } else {
                    try perform(node)
                }
            }
            overrides.removeSubrange(frame.overridesBefore...)
            guard let caller = callers.popLast() else { return }
            frame = caller
            frame.skipContent()
        }
    }

    @inline(__always)
    private mutating func perform(_ node: Node) throws(TemplateErrors) {
        if frame.isIndented, node.startsLine, node.kind != .text { startLine() }
        switch node.kind {
        case .text:
            if frame.isIndented {
                writeIndented(node)
            } else {
                frame.bytes.withUnsafeBufferPointer {
                    output.append(UnsafeBufferPointer(rebasing: $0[node.offset..<node.operand]))
                }
            }
            try checkOutput()
        case .variable:
            try write(value(node.operand), escaped: escapes)
            try checkOutput()
        case .unescaped:
            try write(value(node.operand), escaped: false)
            try checkOutput()
        case .section:
            let value = try value(node.operand)
            if member != nil, beginShared(value) { break }
            if !context.enter(value) { frame.position = node.partner + 1 }
        case .inverted:
            if try value(node.operand).isTruthy { frame.position = node.partner + 1 }
        case .sectionEnd:
            if context.advance() || member != nil && takeShared() {
                frame.position = node.partner + 1
            }
        case .partial, .parent: try include(node)
        case .block: openBlock(node)
        }
    }

    @inline(__always)
    private mutating func spend(_ steps: Int) throws(TemplateErrors) {
        stepsLeft -= steps
        if stepsLeft < 0 {
            throw failure("rendering takes more than \(engine.limits.steps) steps")
        }
    }

    @inline(__always)
    private func checkOutput() throws(TemplateErrors) {
        if output.count > outputLimit {
            throw failure("the output is longer than \(engine.limits.outputBytes) bytes")
        }
    }

    /// The error at the tag that runs, or at another place in its template.
    private func failure(_ message: String, at offset: Int? = nil) -> TemplateErrors {
        let problem = TemplateProblem(offset: offset ?? frame.offset, message: message)
        return TemplateErrors(
            errors: SourceLocator.errors(
                [problem], in: frame.linked.template.source, chain: chain(callers)))
    }

    /// The places of inclusion, nearest first; of a deep recursion only some.
    private func chain(_ frames: [Frame]) -> [String] {
        let nearest = frames.reversed().prefix(10).map { frame in
            SourceLocator.place(of: frame.offset, in: frame.linked.template.source)
        }
        return frames.count > 10 ? nearest + ["\(frames.count - 10) more"] : nearest
    }

    // MARK: Teams

    /// Runs as one thread of a team.
    consuming func run(as member: TeamMember) -> TeamPart {
        self.member = member
        var failure: (TemplateErrors, node: Int, item: Int)?
        do throws(TemplateErrors) {
            try run()
        } catch {
            let node = (callers.first ?? frame).position - 1
            failure = (error, node, context.outermostIndex)
        }
        let limits = engine.limits
        return TeamPart(
            output, self.member ?? member, steps: limits.steps - stepsLeft, limits: limits,
            failure: failure)
    }

    private var isOutermost: Bool { callers.isEmpty && context.isOutermost }

    /// What a member that does not lead does outside of shared lists: it looks for the next.
    private mutating func seek(_ node: Node) throws(TemplateErrors) {
        if node.kind == .section, beginShared(try value(node.operand)) { return }
        frame.position = max(frame.position, node.partner + 1)
    }

    /// Takes items of a list, if it is one that is shared.
    private mutating func beginShared(_ value: TemplateValue) -> Bool {
        guard isOutermost, case .list(let items) = value, items.count >= RenderTeam.leastItems
        else { return false }
        let node = frame.position - 1
        member?.begin(items, node: node, output: output.count)
        if !takeShared() { frame.position = frame.nodes[node].partner + 1 }
        return true
    }

    /// Goes on with the next items of the shared list.
    private mutating func takeShared() -> Bool {
        guard isOutermost, let (items, taken) = member?.take(output: output.count) else {
            return false
        }
        context.enter(items, taken)
        return true
    }

    // MARK: Values

    private mutating func write(_ value: TemplateValue, escaped: Bool) throws(TemplateErrors) {
        switch value {
        case .null: break
        case .text(let text):
            if escaped { output.appendEscaped(text) } else { output.append(text) }
        case .integer(let number): output.appendDecimal(number)
        case .bool(let value): output.append(value ? "true" : "false")
        case .formatted(let number, let format):
            let start = output.count
            format.write(number, to: &output)
            if escaped { output.escape(from: start) }
        case .list where engine.isStrict:
            throw failure("a list is no text: print it in a section over it, or with join")
        case .list(let items):
            // Liquid prints the items of a list one after the other; lists in it are left out.
            for item in items {
                try spend(1)
                if let text = item.plainText { try write(.text(text), escaped: escaped) }
            }
        case .object, .dictionary:
            guard engine.isStrict else { break }
            throw failure("a group of names is no text: write a dot and one of its names behind it")
        }
    }

    /// The value of a name, or of an expression by the complement of its index.
    @inline(__always)
    private mutating func value(_ operand: Int) throws(TemplateErrors) -> TemplateValue {
        operand >= 0 ? try find(operand) : try value(frame.expressions[~operand])
    }

    @inline(__always)
    private mutating func find(_ name: Int) throws(TemplateErrors) -> TemplateValue {
        let found = context.find(name, in: &frame)
        stepsLeft -= context.searched
        if let found { return found }
        guard engine.isStrict else { return .null }
        let name = frame.linked.name(name)
        let hint = NearestName.hint(for: name, among: context.visibleNames)
        throw failure("unknown variable \"\(name)\"\(hint)")
    }

    private mutating func value(_ expression: Expression) throws(TemplateErrors) -> TemplateValue {
        var result = try value(expression.base)
        for call in expression.filters {
            let change = try change(of: call)
            do throws(TemplateFilterError) {
                result = try change(result)
            } catch {
                throw failure("\(call.filter.form) \(error.message)", at: call.offset)
            }
            if case .text(let text) = result { try spend(text.utf8.count >> 4) }
        }
        return result
    }

    @inline(__always)
    private mutating func change(
        of call: FilterCall
    ) throws(TemplateErrors) -> TemplateFilter.Change {
        if let change = call.change { return change }
        var arguments: [TemplateValue] = []
        for argument in call.arguments { arguments.append(try value(argument)) }
        do throws(TemplateFilterError) {
            return try call.filter.change(arguments)
        } catch {
            throw failure("\(call.filter.form) \(error.message)", at: call.offset)
        }
    }

    private mutating func value(_ operand: Operand) throws(TemplateErrors) -> TemplateValue {
        switch operand {
        case .current: context.current
        case .literal(let value): value
        case .name(let name): try find(name)
        case .path(let path): try value(at: path)
        case .loopIndex: try loop("@index").map { .integer($0.index) } ?? .null
        case .loopFirst: try loop("@first").map { .bool($0.index == 0) } ?? .null
        case .loopLast: try loop("@last").map { .bool($0.index == $0.count - 1) } ?? .null
        }
    }

    private func loop(_ name: String) throws(TemplateErrors) -> (index: Int, count: Int)? {
        let loop = context.loop
        if loop == nil, engine.isStrict {
            throw failure("\(name) is known only inside a section over a list")
        }
        return loop
    }

    /// A dotted name: only its first part is looked up on the stack.
    private mutating func value(at path: [Int]) throws(TemplateErrors) -> TemplateValue {
        var result = try find(path[0])
        for (depth, name) in path.enumerated().dropFirst() {
            if let member = context.member(name, of: result, in: &frame) {
                result = member
            } else if engine.isStrict {
                let owner = path[..<depth].map(frame.linked.name).joined(separator: ".")
                let name = frame.linked.name(name)
                let hint = NearestName.hint(for: name, among: ContextStack.names(in: result))
                throw failure("unknown variable \"\(name)\" in \"\(owner)\"\(hint)")
            } else {
                return .null
            }
        }
        return result
    }

    // MARK: Inclusion

    private mutating func include(_ node: Node) throws(TemplateErrors) {
        let inclusion = frame.program.inclusions[node.operand]
        guard let linked = try linked(node.operand, inclusion.name) else {
            return frame.skipContent()
        }
        guard frame.depth < engine.limits.depth else {
            throw failure(
                "partials are nested deeper than \(engine.limits.depth): "
                    + "does \(linked.template.source.name) include itself without end?")
        }
        var next = Frame(linked)
        next.depth = frame.depth + 1
        // Only a tag that has its line to itself indents what it includes.
        if let blanks = inclusion.blanks { next.indentation = frame.indentation(adding: blanks) }
        next.overridesBefore = overrides.count
        next.overrides = frame.overrides
        if node.kind == .parent {
            next.overrides = overrides.count
            overrides.append(
                Overrides(
                    linked: frame.linked, parent: frame.position - 1, outer: frame.overrides))
        }
        callers.append(frame)
        frame = next
    }

    /// The template to include; nil where lenience makes an unknown one empty.
    private mutating func linked(
        _ inclusion: Int, _ name: Inclusion.Name
    ) throws(TemplateErrors) -> LinkedTemplate? {
        switch name {
        case .fixed(let name):
            if let known = frame.linked.included[inclusion] { return known }
            let linked = try linked(named: name)
            frame.linked.included[inclusion] = linked
            return linked
        case .dynamic(let operand):
            let value = try value(operand)
            guard let name = value.plainText else {
                throw failure("the name of a partial must be text, not \(value.kind)")
            }
            // Known but empty includes nothing, as an empty value prints nothing.
            return name.isEmpty ? nil : try linked(named: name)
        }
    }

    private func linked(named name: String) throws(TemplateErrors) -> LinkedTemplate? {
        if let known = try engine.linkedPartial(named: name, chain: { chain(callers + [frame]) }) {
            return known
        }
        guard engine.isStrict else { return nil }
        throw failure("unknown partial \"\(name)\"\(engine.hint(forPartial: name))")
    }

    /// Goes on with what overrides a block, if anything does, or with its own content.
    private mutating func openBlock(_ node: Node) {
        let block = frame.program.blocks[node.operand]
        guard let (override, overriding) = override(of: block.name) else { return }
        var next = Frame(contentOf: override, in: overriding.linked)
        let content = overriding.linked.template.program.block(at: override)
        next.depth = frame.depth
        next.indentation = frame.indentation(adding: block.indentation)
        next.overridesBefore = overrides.count
        next.overrides = overriding.outer
        callers.append(frame)
        frame = next
        guard content.startsOnOwnLine else {
            if block.startsOnOwnLine, !next.isEmpty { output.append(next.indentation) }
            return
        }
        frame.dedent = content.indentation.count
        frame.skipsIndentation = !block.startsOnOwnLine
    }

    /// The override of a block from the outermost parent tag that has one.
    private func override(of name: String) -> (block: Int, Overrides)? {
        var found: (Int, Overrides)?
        var level = frame.overrides
        while let index = level {
            let candidate = overrides[index]
            let program = candidate.linked.template.program
            program.forEachOverride(ofParent: candidate.parent) { block in
                if program.block(at: block).name == name { found = (block, candidate) }
            }
            level = candidate.outer
        }
        return found
    }

    // MARK: Indentation

    /// Writes what goes before a line of the template.
    private mutating func startLine() {
        if frame.skipsIndentation {
            frame.skipsIndentation = false
        } else {
            output.append(frame.indentation)
        }
    }

    private mutating func writeIndented(_ node: Node) {
        var start = node.offset
        var startsLine = node.startsLine
        repeat {
            if startsLine {
                let blanks = frame.bytes[start..<node.operand].prefix(frame.dedent)
                start = blanks.firstIndex { !Byte.isBlank($0) } ?? blanks.endIndex
                startLine()
            }
            let rest = frame.bytes[start..<node.operand]
            let end = rest.firstIndex(of: Byte.newline).map { $0 + 1 } ?? node.operand
            output.append(rest[..<end])
            start = end
            startsLine = true
        } while start < node.operand
    }
}
