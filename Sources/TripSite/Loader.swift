import Foundation
import TripFiles
import TripModel

/// What was read of a site.
package struct LoadedSite: Sendable {
    package let folder: SiteFolder
    package let settings: Settings

    /// The settings file and where each setting stands in it; nil without one.
    package let settingsFile: SourceFile?
    package let settingPlaces: [SettingKey: Int]

    /// The settings of the command line, as they were written there.
    package let settingOverrides: [SettingKey: String]

    /// The files of trips, and their trips in order, without slugs until they are checked.
    package var sources: [SourceFile] = []
    package var trips: [Trip] = []

    /// Every file and folder that the report is made from, relative to the site.
    var inputs: [String] {
        ["settings.json", settings.templates] + (settings.trips ?? ["trips.json"])
            + trips.lazy.map(\.photo).filter { !$0.isEmpty }
    }

    /// A diagnostic that points at a setting where it was written, or names it where it was not.
    func diagnostic(
        _ severity: Diagnostic.Severity, at key: SettingKey, _ message: String
    ) -> Diagnostic {
        if let settingsFile, let place = settingPlaces[key] {
            return settingsFile.diagnostic(severity, at: place, message)
        }
        let name = settingOverrides[key] ?? key.rawValue
        return Diagnostic(severity: severity, file: name, message: message)
    }
}

/// The first stage: reads the settings and the trips, each file once.
package enum Loader {
    /// Loads a site; goes on after an error, so that every file's errors are found.
    ///
    /// - Parameters:
    ///   - folder: the site.
    ///   - overrides: settings of this run.
    ///   - findings: takes what is wrong.
    /// - Returns: what could be read; after an error only good for finding more of them.
    package static func load(
        _ folder: SiteFolder, overrides: [SettingOverride], into findings: inout Findings
    ) -> LoadedSite {
        var site = loadSettings(folder, overrides: overrides, into: &findings)
        let settings = site.settings
        var sources: [SourceFile] = []
        var trips: [Trip] = []
        var tripsReader = TripsReader(
            settings: settings,
            countries: CountryIndex(locale: Locale(identifier: settings.locale)))
        for name in settings.trips ?? ["trips.json"] {
            do {
                let source = SourceFile(name: name, bytes: try folder.read(name))
                var found: [Diagnostic] = []
                let read = tripsReader.read(source, file: sources.count, into: &found)
                if trips.isEmpty { trips = read } else { trips += read }
                sources.append(source)
                findings.add(found, status: .badData)
            } catch {
                let hint =
                    error == .missing
                    ? ": write one, or start a site with \"tripreport init\"" : ""
                findings.error(name, "\(error)\(hint)", status: .missingInput)
            }
        }
        site.sources = sources
        site.trips = trips
        return site
    }

    /// Loads the settings alone.
    ///
    /// - Parameters:
    ///   - folder: the site.
    ///   - overrides: settings of this run.
    ///   - findings: takes what is wrong.
    /// - Returns: a site without trips.
    package static func loadSettings(
        _ folder: SiteFolder, overrides: [SettingOverride], into findings: inout Findings
    ) -> LoadedSite {
        var reader = SettingsReader()
        let file = readSettings(folder, &reader, into: &findings)
        var found: [Diagnostic] = []
        // The reader calls each by `--set`.
        var written: [String: String] = [:]
        for override in overrides {
            written["--set \(override.assignment)"] = override.written
            reader.apply(override.assignment, into: &found)
        }
        for index in found.indices {
            found[index].file = written[found[index].file] ?? found[index].file
        }
        findings.add(found, status: .badSettings)
        return LoadedSite(
            folder: folder, settings: reader.settings, settingsFile: file,
            settingPlaces: reader.places,
            settingOverrides: reader.overrides.mapValues { written[$0] ?? $0 })
    }

    private static func readSettings(
        _ folder: SiteFolder, _ reader: inout SettingsReader, into findings: inout Findings
    ) -> SourceFile? {
        let name = "settings.json"
        do {
            let source = SourceFile(name: name, bytes: try folder.read(name))
            var found: [Diagnostic] = []
            reader.read(source, into: &found)
            findings.add(found, status: .badSettings)
            return source
        } catch .missing where FileAccess.kind(folder.absolute(name)) == nil {
            return nil
        } catch {
            findings.error(name, "\(error)", status: .missingInput)
            return nil
        }
    }
}
