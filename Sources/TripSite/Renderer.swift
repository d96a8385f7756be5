import TemplateEngine
import TripFiles
import TripModel
import TripReporting

/// The fourth stage: makes every file of the report in memory.
package struct Renderer {
    private let engine: TemplateEngine
    private let loader: SiteTemplates
    private let view: ReportView
    private let report: Report

    /// - Parameters:
    ///   - report: a computed report.
    ///   - loader: where templates come from.
    package init(_ report: Report, _ loader: SiteTemplates) {
        let currencies = report.trips.indices.lazy.compactMap {
            report.trips[$0].price?.currency
        }
        let formats = LocaleFormats(
            report.settings.locale, currencies: Set(currencies + [report.settings.currency]))
        self.report = report
        self.loader = loader
        engine = TemplateEngine(
            loader: loader,
            filters: ReportFilters.all(formats, currency: report.settings.currency))
        view = ReportView(report, formats)
    }

    /// Renders what the settings want written.
    ///
    /// - Parameter findings: takes the errors of templates.
    /// - Returns: the files, the page last, so that what it links to is there before it.
    package func render(into findings: inout Findings) -> [OutputFile] {
        let outputs = report.settings.outputs
        var files: [OutputFile] = []
        if outputs.contains(.passes) {
            let passes = passes(
                of: Array(report.trips.indices), style: report.settings.pass, into: &findings)
            for (trip, bytes) in zip(report.trips, passes) {
                files.append(OutputFile(path: "passes/\(trip.slug).txt", bytes: bytes))
            }
        }
        if outputs.contains(.json) {
            files.append(OutputFile(path: "report.json", bytes: ReportJSON.write(report)))
        }
        if outputs.contains(.html) {
            findings.catching { () throws(TemplateErrors) in
                let template = try engine.parse(loader[.overview])
                var page: [UInt8] = []
                // Room that is not used costs nothing, growing does.
                page.reserveCapacity(100_000 + report.trips.count * 2_500)
                try engine.render(template, with: view.value, into: &page)
                files.append(OutputFile(path: "index.html", bytes: page))
            }
        }
        return files
    }

    /// Parses the site's own templates that the report does not use, or not yet.
    ///
    /// - Parameter findings: takes their errors.
    package func checkTemplates(into findings: inout Findings) {
        for source in loader.own {
            findings.catching { () throws(TemplateErrors) in _ = try engine.parse(source) }
        }
    }

    /// Renders boarding passes as text.
    ///
    /// - Parameters:
    ///   - trips: the trips' indices.
    ///   - style: the width and style to print in.
    ///   - findings: takes the errors of the template.
    /// - Returns: one text a trip; none after an error.
    package func passes(
        of trips: [Int], style: Settings.PassStyle, into findings: inout Findings
    ) -> [[UInt8]] {
        var passes: [[UInt8]] = []
        passes.reserveCapacity(trips.count)
        findings.catching { () throws(TemplateErrors) in
            let template = try engine.parse(loader[.pass])
            for pass in PassView.values(of: view, trips: trips, style: style) {
                var text: [UInt8] = []
                try engine.render(template, with: pass, into: &text)
                passes.append(text)
            }
        }
        return passes
    }
}

extension Findings {
    /// Runs work with templates and takes over its errors.
    mutating func catching(_ work: () throws(TemplateErrors) -> Void) {
        do {
            try work()
        } catch {
            let found = error.errors.map { error in
                var message = error.message
                if !error.chain.isEmpty {
                    message += " (included from \(error.chain.joined(separator: ", from ")))"
                }
                return Diagnostic(
                    severity: .error, file: error.file, line: error.line, column: error.column,
                    message: message, sourceLine: error.sourceLine)
            }
            add(found, status: .badData)
        }
    }
}
