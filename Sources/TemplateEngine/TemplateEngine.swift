/// Parses templates, keeps the partials they include, and renders them many times.
///
/// An engine belongs to one thread; templates can be shared.
package final class TemplateEngine {
    private let loader: any TemplateLoader
    private let filters: TemplateFilters
    let isStrict: Bool
    let limits: TemplateLimits
    private var schemas = SchemaTable()
    private var partials: [String: Result<Template, TemplateErrors>?] = [:]
    private var linked: [String: LinkedTemplate] = [:]
    private var linkedPartials: [String: LinkedTemplate] = [:]

    /// Makes an engine whose templates may use the host's filters beside the standard ones.
    package init(
        loader: any TemplateLoader = TemplateLibrary(), filters: [TemplateFilter] = [],
        strict: Bool = true, limits: TemplateLimits = TemplateLimits()
    ) {
        self.loader = loader
        self.filters = TemplateFilters(
            byName: Dictionary(
                (TemplateFilter.standard + filters).map { ($0.name, $0) },
                uniquingKeysWith: { $1 }),
            isStrict: strict)
        isStrict = strict
        self.limits = limits
    }

    /// Parses a template and the partials that it names.
    ///
    /// Every error of the template is thrown, or else every error of its partials, of the names
    /// of partials, and of the names of blocks.
    package func parse(_ source: TemplateSource) throws(TemplateErrors) -> Template {
        let template = try TemplateParser.parse(source, filters: filters)
        try check(template)
        return template
    }

    /// Appends the template rendered with a value; after an error the output is as before.
    package func render(
        _ template: Template, with root: TemplateValue, into output: inout OutputBuffer
    ) throws(TemplateErrors) {
        let start = output.count
        let context = ContextStack(root: root, schemas: schemas)
        var own = OutputBuffer(capacity: 0)
        swap(&own, &output)
        var renderer = Renderer(self, link(template), context: context, output: own)
        defer { schemas = renderer.context.schemas }
        let result = Result { () throws(TemplateErrors) in try renderer.run() }
        if case .failure = result { renderer.output.removeAll(from: start) }
        swap(&renderer.output, &output)
        try result.get()
    }

    /// Renders a template with a value as one thread of a team.
    ///
    /// - Parameters:
    ///   - template: the page.
    ///   - root: the value.
    ///   - team: the threads.
    ///   - isLeader: whether this one renders what is not shared: one of them must.
    ///   - capacity: how many bytes to expect.
    /// - Returns: this thread's part, its error included.
    package func render(
        _ template: Template, with root: TemplateValue, in team: RenderTeam, isLeader: Bool,
        capacity: Int
    ) -> TeamPart {
        let context = ContextStack(root: root, schemas: schemas)
        let renderer = Renderer(
            self, link(template), context: context, output: OutputBuffer(capacity: capacity))
        return renderer.run(as: TeamMember(team: team, isLeader: isLeader))
    }

    /// Throws what is wrong with the inclusions of a template, and of all that it includes.
    private func check(_ template: Template, chain: [String] = []) throws(TemplateErrors) {
        var check = InclusionCheck(
            isStrict: isStrict, partial: partial(named:), names: loader.names)
        let errors = check.errors(in: template, chain: chain)
        if !errors.isEmpty { throw TemplateErrors(errors: errors) }
    }

    /// The partial with a name, parsed at its first use; nil where there is none.
    private func partial(named name: String) -> Result<Template, TemplateErrors>? {
        if let known = partials[name] { return known }
        let parsed = loader.source(named: name).map { source in
            Result { () throws(TemplateErrors) in
                try TemplateParser.parse(source, filters: filters)
            }
        }
        partials[name] = .some(parsed)
        return parsed
    }

    /// A partial ready to render, checked at its first use; nil where there is none.
    func linkedPartial(
        named name: String, chain: () -> [String]
    ) throws(TemplateErrors) -> LinkedTemplate? {
        if let known = linkedPartials[name] { return known }
        guard let partial = partial(named: name) else { return nil }
        let template: Template
        do throws(TemplateErrors) {
            template = try partial.get()
        } catch {
            throw error.included(from: chain())
        }
        try check(template, chain: chain())
        let linked = LinkedTemplate(template)
        linkedPartials[name] = linked
        return linked
    }

    /// What rendering knows of a template beside its program.
    private func link(_ template: Template) -> LinkedTemplate {
        if let known = linked[template.source.name], known.template === template { return known }
        let new = LinkedTemplate(template)
        linked[template.source.name] = new
        return new
    }

    /// The rest of a message about an unknown partial.
    func hint(forPartial name: String) -> String {
        NearestName.hint(for: name, among: loader.names)
    }
}

/// What rendering may use before it ends with an error.
package struct TemplateLimits: Sendable {
    /// Partials and parents inside each other.
    package var depth = 100
    /// Bytes that one rendering appends.
    package var outputBytes = 1 << 30
    /// Nodes, names looked through and 16-byte pieces of text filtered: a few seconds of work.
    package var steps = 1 << 27

    package init() {}
}
