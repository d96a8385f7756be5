/// Finds what is wrong with the partials, parents and blocks that a template names, before any of
/// it is rendered.
struct InclusionCheck {
    let isStrict: Bool
    let partial: (String) -> Result<Template, TemplateErrors>?
    let names: [String]
    private var seen: Set<String> = []
    private var blocks: [String: Set<String>?] = [:]

    init(
        isStrict: Bool, partial: @escaping (String) -> Result<Template, TemplateErrors>?,
        names: [String]
    ) {
        self.isStrict = isStrict
        self.partial = partial
        self.names = names
    }

    mutating func errors(in template: Template, chain: [String]) -> [TemplateError] {
        var errors: [TemplateError] = []
        var waiting = [(template: template, chain: chain)]
        while let (template, chain) = waiting.popLast() {
            var problems: [TemplateProblem] = []
            for (offset, name) in Self.fixedInclusions(of: template) {
                switch partial(name) {
                case nil where isStrict && problems.count <= TemplateProblem.listLimit:
                    let hint = NearestName.hint(for: name, among: names)
                    let message = "unknown partial \"\(name)\"\(hint)"
                    problems.append(TemplateProblem(offset: offset, message: message))
                case .success(let included) where seen.insert(name).inserted:
                    waiting.append((included, [place(offset, in: template)] + chain))
                case .failure(let failure) where seen.insert(name).inserted:
                    errors += failure.included(from: [place(offset, in: template)] + chain).errors
                default: break
                }
            }
            if isStrict { problems += unknownBlocks(in: template) }
            errors += SourceLocator.errors(
                TemplateProblem.listed(problems), in: template.source, chain: chain)
        }
        return errors
    }

    private func place(_ offset: Int, in template: Template) -> String {
        SourceLocator.place(of: offset, in: template.source)
    }

    /// The inclusions by name, with the offsets of their tags.
    private static func fixedInclusions(of template: Template) -> [(offset: Int, name: String)] {
        template.program.nodes.compactMap { node in
            guard node.kind == .partial || node.kind == .parent,
                case .fixed(let name) = template.program.inclusions[node.operand].name
            else { return nil }
            return (node.offset, name)
        }
    }

    /// Blocks in parent tags that override nothing.
    private mutating func unknownBlocks(in template: Template) -> [TemplateProblem] {
        let program = template.program
        var problems: [TemplateProblem] = []
        for (index, node) in program.nodes.enumerated() where node.kind == .parent {
            guard case .fixed(let name) = program.inclusions[node.operand].name,
                let known = blocks(of: name)
            else { continue }
            program.forEachOverride(ofParent: index) { override in
                let node = program.nodes[override]
                let block = program.blocks[node.operand].name
                guard !known.contains(block), problems.count <= TemplateProblem.listLimit else {
                    return
                }
                let hint = NearestName.hint(for: block, among: Array(known))
                let message = "\"\(name)\" has no block \"\(block)\"\(hint)"
                problems.append(TemplateProblem(offset: node.offset, message: message))
            }
        }
        return problems
    }

    /// The blocks that a template and all it includes declare; nil where that depends on data.
    private mutating func blocks(of name: String) -> Set<String>? {
        if let known = blocks[name] { return known }
        var found: Set<String>? = []
        var visited: Set<String> = [name]
        var waiting = [name]
        while let next = waiting.popLast() {
            guard case .success(let template) = partial(next) else { continue }
            found?.formUnion(template.program.blocks.map(\.name))
            for inclusion in template.program.inclusions {
                switch inclusion.name {
                case .dynamic: found = nil
                case .fixed(let name):
                    if visited.insert(name).inserted { waiting.append(name) }
                }
            }
        }
        blocks[name] = .some(found)
        return found
    }
}

extension TemplateProgram {
    func block(at node: Int) -> Block { blocks[nodes[node].operand] }

    /// Visits the blocks between a parent's tags; other tags there do not count.
    func forEachOverride(ofParent parent: Int, _ visit: (Int) -> Void) {
        var index = parent + 1
        while index < nodes[parent].partner {
            if nodes[index].kind == .block {
                visit(index)
                index = nodes[index].partner
            }
            index += 1
        }
    }
}
