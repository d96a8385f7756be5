import TripFiles
import TripReporting
import TripSite

extension CommandSpec {
    static let templates = CommandSpec(
        name: "templates", summary: "list the templates and their variables; copy one to change it",
        operands: "[NAME]", operandLimit: 1, options: [],
        examples: ["tripreport templates", "tripreport templates pass.txt"]
    ) { run in
        guard let name = run.arguments.operands.first else {
            try run.print(Array(TemplateListing.text.utf8))
            return .success
        }
        var pipeline = try run.pipeline()
        let settings = pipeline.settings()
        guard !pipeline.findings.hasErrors else { return run.finish(pipeline) }
        do {
            let file = try TemplateCopier.copy(
                name, to: pipeline.folder, folder: settings.templates)
            return run.finish(pipeline, "Made \(file): the site uses it from now on")
        } catch let failure as WriteFailure {
            pipeline.fail(failure)
            return run.finish(pipeline)
        }
    }

    static let render = CommandSpec(
        name: "render", summary: "render one template to standard output",
        operands: "TEMPLATE", operandLimit: 1,
        options: [
            OptionSpec("--data", "FILE", "values from a JSON file instead of the site's report"),
            OptionSpec("--partials", "DIR", "partials from this folder"),
            OptionSpec("--lenient", nil, "take unknown names for empty ones"),
        ],
        examples: ["tripreport render summary.txt", "tripreport render card.html --data card.json"]
    ) { run in
        guard let template = run.arguments.operands.first else {
            throw UsageError(message: "render needs a template")
        }
        var request = TemplateRun.Request(template: template)
        request.data = run.arguments.value("--data")
        request.partials = run.arguments.value("--partials")
        request.isLenient = run.arguments.has("--lenient")
        var pipeline = try run.pipeline()
        if let output = pipeline.render(request) { try run.print(output) }
        return run.finish(pipeline)
    }
}

/// The templates, and what can be used in them, as text.
enum TemplateListing {
    static var text: String {
        var lines = ["Templates:"]
        lines += SiteTemplates.builtIn.map { "  \($0.name)" }
        for schema in TemplateCatalog.schemas {
            lines += ["", "\(schema.name):"]
            let names = schema.fields.map(\.name.count).max() ?? 0
            let types = schema.fields.map(\.type.count).max() ?? 0
            for field in schema.fields {
                let example = field.example.isEmpty ? "" : " (\(field.example))"
                lines.append(
                    "  " + padded(field.name, names) + padded(field.type, types) + field.summary
                        + example)
            }
        }
        lines += ["", "Filters:"]
        lines += TemplateCatalog.filterForms.map { "  \($0)" }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: width - text.count + 2)
    }
}
