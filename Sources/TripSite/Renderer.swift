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
    ///   - threads: the most that render.
    package init(
        _ report: Report, _ loader: SiteTemplates,
        threads: Int = min(ProcessInfo.processInfo.activeProcessorCount, 4)
    ) {
        self.report = report
        self.loader = loader
        self.threads = threads
    }

    /// Renders what the settings want written.
    ///
    /// - Parameter findings: takes the errors of templates.
    /// - Returns: the files, the page last, so that what it links to is there before it.
    package func render(into findings: inout Findings) -> [OutputFile] {
        let outputs = report.settings.outputs
        let trips = outputs.contains(.passes) ? Array(report.trips.indices) : []
        let team = outputs.contains(.html) ? RenderTeam() : nil
        let shares = shares(
            of: trips, style: report.settings.pass, team, trips: report.trips.count)
        var files: [OutputFile] = []
        for (trip, bytes) in zip(report.trips, joined(shares, into: &findings)) {
            files.append(OutputFile(path: "passes/\(trip.slug).txt", bytes: bytes))
        }
        if outputs.contains(.json) {
            files.append(OutputFile(path: "report.json", bytes: ReportJSON.write(report)))
        }
        if team != nil {
            findings.catching { () throws(TemplateErrors) in
                files.append(OutputFile(path: "index.html", page: try page(of: shares)))
            }
        }
        return files
    }

    /// Parses the site's own templates that the report does not use, or not yet.
    ///
    /// - Parameter findings: takes their errors.
    package func checkTemplates(into findings: inout Findings) {
        let engine = TemplateEngine(report.settings, loader, LocaleFormats(of: report))
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
        joined(shares(of: trips, style: style, nil, trips: trips.count), into: &findings)
    }

    // MARK: Threads

    /// What one thread renders.
    private struct Share: Sendable {
        let passes: Result<[[UInt8]], TemplateErrors>
        let part: Result<TeamPart, TemplateErrors>?
    }

    /// Renders passes, and the page where there is a team, on as many threads as the number of
    /// trips is worth: each prepares the whole report for itself, which few do not repay.
    private func shares(
        of passes: [Int], style: Settings.PassStyle, _ team: RenderTeam?, trips: Int
    ) -> [Share] {
        let threads = trips < RenderTeam.leastItems ? 1 : threads
        let formats = LocaleFormats(of: report)
        return onThreads(threads) { index in
            let own = threads == 1 ? formats : LocaleFormats(copying: formats)
            let workshop = RenderWorkshop(report, loader, own)
            let (start, end) = (passes.count * index, passes.count * (index + 1))
            return Share(
                passes: Result { () throws(TemplateErrors) in
                    try workshop.passes(of: passes[start / threads..<end / threads], style: style)
                },
                part: team.map { team in
                    Result { () throws(TemplateErrors) in
                        try workshop.part(of: team, isLeader: index == 0)
                    }
                })
        }
    }

    private func joined(_ shares: [Share], into findings: inout Findings) -> [[UInt8]] {
        var passes: [[UInt8]] = []
        findings.catching { () throws(TemplateErrors) in
            for share in shares { passes += try share.passes.get() }
        }
        return passes
    }

    private func page(of shares: [Share]) throws(TemplateErrors) -> TeamPage {
        var parts: [TeamPart] = []
        for share in shares {
            if let part = try share.part?.get() { parts.append(part) }
        }
        return try TeamPage(parts) { () throws(TemplateErrors) in
            try RenderWorkshop(report, loader, LocaleFormats(of: report)).part(
                of: RenderTeam(), isLeader: true)
        }
    }
}

/// What one thread renders with: objects of its own, since threads that count references to the
/// same ones wait for each other.
private struct RenderWorkshop {
    private let engine: TemplateEngine
    private let view: ReportView
    private let loader: SiteTemplates
    private let tripCount: Int

    init(_ report: Report, _ loader: SiteTemplates, _ formats: LocaleFormats) {
        engine = TemplateEngine(report.settings, loader, formats)
        view = ReportView(report, formats)
        self.loader = loader
        tripCount = report.trips.count
    }

    /// One text a trip.
    func passes(
        of trips: ArraySlice<Int>, style: Settings.PassStyle
    ) throws(TemplateErrors) -> [[UInt8]] {
        guard !trips.isEmpty else { return [] }
        let template = try engine.parse(loader[.pass])
        var passes: [[UInt8]] = []
        passes.reserveCapacity(trips.count)
        var text = OutputBuffer(capacity: 4_096)
        for pass in PassView.values(of: view, trips: Array(trips), style: style) {
            try engine.render(template, with: pass, into: &text)
            passes.append(Array(text.bytes))
            text.removeAll()
        }
        return passes
    }

    /// The page, as one thread of a team.
    func part(of team: RenderTeam, isLeader: Bool) throws(TemplateErrors) -> TeamPart {
        let template = try engine.parse(loader[.overview])
        // Room that is not used costs nothing, growing does.
        return engine.render(
            template, with: view.value, in: team, isLeader: isLeader,
            capacity: 100_000 + tripCount * 2_500)
    }
}

extension TemplateEngine {
    /// An engine for a site's templates.
    fileprivate convenience init(
        _ settings: Settings, _ loader: SiteTemplates, _ formats: LocaleFormats
    ) {
        self.init(
            loader: loader, filters: ReportFilters.all(formats, currency: settings.currency))
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
