import Foundation
import TemplateEngine
import TripFiles
import TripModel
import TripReporting

/// The fourth stage: makes every file of the report in memory.
package struct Renderer: Sendable {
    private let report: Report
    private let loader: SiteTemplates
    private let threads: Int

    /// - Parameters:
    ///   - report: a computed report.
    ///   - loader: where templates come from.
    ///   - threads: how many render; nil leaves that to the number of trips and processors.
    package init(_ report: Report, _ loader: SiteTemplates, threads: Int? = nil) {
        self.report = report
        self.loader = loader
        // Each thread prepares the whole report for itself, which few trips do not repay.
        let isWorthIt = report.trips.count >= RenderTeam.leastItems
        let usual = isWorthIt ? min(ProcessInfo.processInfo.activeProcessorCount, 4) : 1
        self.threads = threads ?? usual
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
                files.append(OutputFile(path: "index.html", page: try page()))
            }
        }
        return files
    }

    private func page() throws(TemplateErrors) -> TeamPage {
        let team = RenderTeam()
        let results = onThreads(threads) { index in
            Result { () throws(TemplateErrors) in
                let workshop = RenderWorkshop(report, loader)
                let template = try workshop.engine.parse(loader[.overview])
                // Room that is not used costs nothing, growing does.
                return workshop.engine.render(
                    template, with: workshop.view.value, in: team, isLeader: index == 0,
                    capacity: 100_000 + report.trips.count * 2_500)
            }
        }
        var parts: [TeamPart] = []
        for result in results { parts.append(try result.get()) }
        return try TeamPage(parts)
    }

    /// Parses the site's own templates that the report does not use, or not yet.
    ///
    /// - Parameter findings: takes their errors.
    package func checkTemplates(into findings: inout Findings) {
        let workshop = RenderWorkshop(report, loader)
        for source in loader.own {
            findings.catching { () throws(TemplateErrors) in
                _ = try workshop.engine.parse(source)
            }
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
        let shares = onThreads(threads) { index in
            let own = trips[trips.count * index / threads..<trips.count * (index + 1) / threads]
            return Result { () throws(TemplateErrors) in
                try RenderWorkshop(report, loader).passes(of: Array(own), style: style)
            }
        }
        var passes: [[UInt8]] = []
        findings.catching { () throws(TemplateErrors) in
            for share in shares { passes += try share.get() }
        }
        return passes
    }
}

/// What one thread renders with: objects of its own, since threads that count references to the
/// same ones wait for each other.
private struct RenderWorkshop {
    let engine: TemplateEngine
    let view: ReportView
    private let loader: SiteTemplates

    init(_ report: Report, _ loader: SiteTemplates) {
        let currencies = report.trips.indices.lazy.compactMap {
            report.trips[$0].price?.currency
        }
        let formats = LocaleFormats(
            report.settings.locale, currencies: Set(currencies + [report.settings.currency]))
        engine = TemplateEngine(
            loader: loader,
            filters: ReportFilters.all(formats, currency: report.settings.currency))
        view = ReportView(report, formats)
        self.loader = loader
    }

    func passes(
        of trips: [Int], style: Settings.PassStyle
    ) throws(TemplateErrors) -> [[UInt8]] {
        let template = try engine.parse(loader[.pass])
        var passes: [[UInt8]] = []
        passes.reserveCapacity(trips.count)
        var text = OutputBuffer(capacity: 4_096)
        for pass in PassView.values(of: view, trips: trips, style: style) {
            try engine.render(template, with: pass, into: &text)
            passes.append(Array(text.bytes))
            text.removeAll()
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
