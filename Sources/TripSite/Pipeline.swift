import TripFiles
import TripModel
import TripReporting

/// The stages of a run, in their only order.
package enum Stage: String, CaseIterable, Sendable {
    case load = "Load settings and trips"
    case check = "Check trips and templates"
    case compute = "Compute summary and year grid"
    case render = "Render templates"
    case write = "Write the report"
    case publish = "Publish the report"
}

/// Load → check → compute → render → write → publish: each stage takes what the one before it made.
package struct Pipeline {
    /// What a run is asked for.
    package struct Request: Sendable {
        package var folder: SiteFolder

        /// Settings of this run alone.
        package var overrides: [SettingOverride] = []
        package var today: CivilDate

        /// A folder for the report instead of the settings', relative to `base`.
        package var output: String?

        /// Whether the report is delivered too, and the folder for it instead of the settings'
        /// place, relative to `base`.
        package var publishes = false
        package var delivery: String?

        /// The working folder of the command.
        package var base: String

        /// Whether templates are used, which show photos.
        package var showsPhotos = true

        /// Whether warnings are errors.
        package var isStrict = false

        package init(folder: SiteFolder, today: CivilDate, base: String) {
            self.folder = folder
            self.today = today
            self.base = base
        }
    }

    /// A site that was loaded and checked without an error.
    package struct Prepared: Sendable {
        package let site: CheckedSite
        package let templates: SiteTemplates
        package let photos: SitePhotos

        /// Where the report goes: the absolute path, and as users wrote it.
        package let output: (path: String, shown: String)

        /// Where the report is delivered; nil where nothing names a place.
        package let delivery: PublishPlace?

        /// The files of trips that were read.
        package let sourceNames: [String]

        /// The absolute path of the page.
        package var page: String {
            FileAccess.join(FileAccess.resolved(output.path), "index.html")
        }
    }

    package private(set) var findings = Findings()

    /// The absolute paths of all that the report is made from, as far as it was found.
    package private(set) var inputs: [String] = []
    private let request: Request
    private let entering: (Stage) -> Void

    /// - Parameters:
    ///   - request: what to do.
    ///   - entering: told of each stage as it begins.
    package init(_ request: Request, entering: @escaping (Stage) -> Void) {
        self.request = request
        self.entering = entering
    }

    /// What a run that began now would read, by absolute paths: as `inputs` are afterwards.
    package func inputsToRead() -> [String] {
        guard request.folder.exists else { return [] }
        var findings = Findings()
        return Loader.load(request.folder, overrides: request.overrides, into: &findings)
            .inputs.map(request.folder.absolute)
    }

    /// The first two stages, with every error of every file.
    ///
    /// - Returns: nil after an error.
    package mutating func prepare() -> Prepared? {
        entering(.load)
        guard findsSite() else { return nil }
        var loaded = Loader.load(request.folder, overrides: request.overrides, into: &findings)

        inputs = loaded.inputs.map(request.folder.absolute)

        entering(.check)
        let checked = Checker.check(&loaded, into: &findings)
        let photos = SitePhotos(request.showsPhotos ? loaded : nil, into: &findings)
        let templates = SiteTemplates(loaded, into: &findings)
        let output = OutputPlace.find(
            for: loaded, option: request.output, base: request.base, into: &findings)
        let delivery =
            request.publishes
            ? PublishPlace.find(
                for: loaded, option: request.delivery, base: request.base, into: &findings) : nil
        if request.isStrict { findings.makeStrict() }
        guard !findings.hasErrors else { return nil }
        return Prepared(
            site: checked, templates: templates, photos: photos,
            output: (output, request.output ?? loaded.settings.output), delivery: delivery,
            sourceNames: loaded.sources.map(\.name))
    }

    /// The third stage.
    package func compute(_ prepared: Prepared) -> Report {
        entering(.compute)
        let site = prepared.site
        return Report(
            trips: site.trips, settings: site.settings, filter: site.filter, today: request.today,
            photos: prepared.photos.ofTrips)
    }

    /// The fourth stage.
    ///
    /// - Returns: every file of the report, the page last; nil after an error of a template.
    package mutating func render(
        _ report: Report, _ prepared: Prepared, checksTemplates: Bool = false
    ) -> [OutputFile]? {
        entering(.render)
        let renderer = Renderer(report, prepared.templates)
        let files = renderer.render(into: &findings)
        if checksTemplates, !findings.hasErrors { renderer.checkTemplates(into: &findings) }
        return findings.hasErrors ? nil : prepared.photos.copies.map(OutputFile.init) + files
    }

    /// The fourth stage for passes alone.
    ///
    /// - Returns: a text for each trip; nil after an error of the template.
    package mutating func passes(
        _ report: Report, _ prepared: Prepared, trips: [Int], style: Settings.PassStyle
    ) -> [[UInt8]]? {
        entering(.render)
        let renderer = Renderer(report, prepared.templates)
        let passes = renderer.passes(of: trips, style: style, into: &findings)
        return findings.hasErrors ? nil : passes
    }

    // MARK: Single templates

    package var folder: SiteFolder { request.folder }

    /// The settings alone, of a site whose trips do not matter.
    package mutating func settings() -> Settings {
        loadedSettings().settings
    }

    /// Renders one template, with the report or with the JSON file that is asked for.
    ///
    /// - Parameter single: what to render.
    /// - Returns: nil after an error.
    package mutating func render(_ single: TemplateRun.Request) -> [UInt8]? {
        let run = TemplateRun(single, base: request.base)
        if single.data != nil {
            let site = loadedSettings()
            let templates = SiteTemplates(site, into: &findings)
            guard !findings.hasErrors else { return nil }
            return run.render(with: site.settings, templates, into: &findings)
        }
        guard let prepared = prepare() else { return nil }
        let report = compute(prepared)
        entering(.render)
        return run.render(report, prepared.templates, into: &findings)
    }

    private mutating func findsSite() -> Bool {
        if request.folder.exists { return true }
        let isThere = FileAccess.kind(request.folder.path) != nil
        findings.error(
            request.folder.path,
            (isThere ? "this is no folder" : "there is no such folder")
                + ": name a site with --site DIR, or start one with \"tripreport init\"",
            status: .missingInput)
        return false
    }

    private mutating func loadedSettings() -> LoadedSite {
        guard findsSite() else {
            return LoadedSite(
                folder: request.folder, settings: Settings(), settingsFile: nil,
                settingPlaces: [:], settingOverrides: [:])
        }
        return Loader.loadSettings(request.folder, overrides: request.overrides, into: &findings)
    }

    /// Adds a failure of writing.
    package mutating func fail(_ failure: WriteFailure) {
        findings.error(failure.path, failure.message, status: failure.status)
    }

    /// The fifth stage.
    ///
    /// - Returns: what was changed, or would be; nil after an error.
    package mutating func write(
        _ files: [OutputFile], _ prepared: Prepared, isDryRun: Bool
    ) -> WriteResult? {
        entering(.write)
        let writer = OutputWriter(
            folder: prepared.output.path, shown: prepared.output.shown, isDryRun: isDryRun)
        do {
            return try writer.write(files)
        } catch {
            fail(error)
            return nil
        }
    }

    /// The last stage.
    ///
    /// - Parameters:
    ///   - files: the whole report.
    ///   - place: where it goes.
    ///   - trips: what is said to be published: "8 trips".
    ///   - git: how git is run.
    ///   - isDryRun: whether to change nothing.
    /// - Returns: what was changed, or would be; nil after an error.
    package mutating func publish(
        _ files: [OutputFile], to place: PublishPlace, trips: String, git: GitSurroundings,
        isDryRun: Bool
    ) -> [FileChange]? {
        entering(.publish)
        do {
            let publisher = Publisher(site: request.folder, git: git, isDryRun: isDryRun)
            return try publisher.publish(files, to: place, trips: trips)
        } catch {
            fail(error)
            return nil
        }
    }
}
