import Foundation
import TemplateEngine
import TripFiles
import TripModel
import TripReporting

/// Renders one template of the user's, apart from the report's files.
package struct TemplateRun {
    /// What to render and with what.
    package struct Request: Sendable {
        /// A file, or the name of one of the site's templates.
        package var template: String

        /// A JSON file instead of the site's report; nil takes the report.
        package var data: String?

        /// A folder of partials instead of the site's templates.
        package var partials: String?
        package var isLenient = false

        package init(template: String) {
            self.template = template
        }
    }

    private let request: Request
    private let base: String

    /// - Parameters:
    ///   - request: what to render.
    ///   - base: what its paths are relative to.
    package init(_ request: Request, base: String) {
        self.request = request
        self.base = base
    }

    /// Renders the template with a report.
    ///
    /// - Parameters:
    ///   - report: a computed report.
    ///   - templates: the site's templates.
    ///   - findings: takes what is wrong.
    /// - Returns: nil after an error.
    package func render(
        _ report: Report, _ templates: SiteTemplates, into findings: inout Findings
    ) -> [UInt8]? {
        let formats = LocaleFormats(of: report)
        let view = ReportView(report, formats).value
        return render(view, formats, report.settings.currency, templates, into: &findings)
    }

    /// Renders the template with the JSON file of the request.
    ///
    /// - Parameters:
    ///   - settings: the locale and currency for the filters.
    ///   - templates: the site's templates.
    ///   - findings: takes what is wrong.
    /// - Returns: nil after an error.
    package func render(
        with settings: Settings, _ templates: SiteTemplates, into findings: inout Findings
    ) -> [UInt8]? {
        let name = request.data ?? ""
        let source: SourceFile
        do {
            source = SourceFile(
                name: name, bytes: try FileAccess.read(FileAccess.join(base, name)))
        } catch {
            findings.error(name, "\(error)", status: .missingInput)
            return nil
        }
        var found: [Diagnostic] = []
        let document = JSONDocument.parse(source, into: &found)
        findings.add(found, status: .badData)
        guard let document, document.isValid else { return nil }
        let formats = LocaleFormats(settings.locale, currencies: [])
        let data = TemplateData.value(document.root)
        return render(data, formats, settings.currency, templates, into: &findings)
    }

    private func render(
        _ root: TemplateValue, _ formats: LocaleFormats, _ currency: Currency,
        _ templates: SiteTemplates, into findings: inout Findings
    ) -> [UInt8]? {
        guard let source = source(templates, into: &findings) else { return nil }
        var loader: any TemplateLoader = templates
        if let partials = request.partials {
            let path = FileAccess.join(base, partials)
            guard FileAccess.isFolder(path) else {
                let problem: FileProblem = FileAccess.kind(path) == nil ? .missing : .isNotFolder
                findings.error(partials, "\(problem)", status: .missingInput)
                return nil
            }
            loader = PartialsFolder(path, shown: partials, for: request.template)
        }
        let engine = TemplateEngine(
            loader: loader, filters: ReportFilters.all(formats, currency: currency),
            strict: !request.isLenient)
        var output = OutputBuffer()
        findings.catching { () throws(TemplateErrors) in
            try engine.render(try engine.parse(source), with: root, into: &output)
        }
        return findings.hasErrors ? nil : Array(output.bytes)
    }

    /// The file of the request, else the site's template of that name.
    private func source(
        _ templates: SiteTemplates, into findings: inout Findings
    ) -> TemplateSource? {
        let name = request.template
        do {
            let bytes = try FileAccess.read(FileAccess.join(base, name))
            return TemplateSource(name: name, bytes: bytes)
        } catch {
            if error == .missing, let source = templates.source(named: name) { return source }
            let near = Suggestion.nearest(to: name, among: templates.names)
                .map { ": did you mean \"\($0)\"?" }
            findings.error(name, "\(error)\(near ?? "")", status: .missingInput)
            return nil
        }
    }
}
