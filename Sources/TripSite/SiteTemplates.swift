import BuiltInTemplates
import Foundation
import TemplateEngine
import TripFiles
import TripModel

/// The templates of a site: its own where it has them, else the built-in ones.
package struct SiteTemplates: TemplateLoader {
    private var sources: [String: TemplateSource] = [:]

    /// The templates that the program brings.
    package static let builtIn = BuiltInTemplates.all.map {
        TemplateSource(name: $0.name, bytes: $0.bytes)
    }

    /// Reads the site's own templates, each once.
    ///
    /// - Parameters:
    ///   - site: what was loaded.
    ///   - findings: takes an error where the folder is none, leads out of the site, or has a file
    ///     that cannot be read: what is there never falls back to a built-in template in silence.
    package init(_ site: LoadedSite, into findings: inout Findings) {
        for template in Self.builtIn { sources[template.name] = template }
        let folder = site.settings.templates
        let path = site.folder.absolute(folder)
        let isDefault = folder == Settings().templates
        guard FileAccess.kind(path) != nil || !isDefault else { return }
        if let message = Self.problem(folder, path, of: site.folder) {
            let found = site.diagnostic(.error, at: .templates, message)
            findings.add([found], status: .missingInput)
            return
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let shown = "\(folder)/\(name)"
            do {
                let bytes = try site.folder.readInside(shown)
                sources[name] = TemplateSource(name: shown, bytes: bytes)
            } catch .isFolder {
                continue
            } catch {
                findings.error(shown, "\(error)", status: .missingInput)
            }
        }
    }

    private static func problem(_ folder: String, _ path: String, of site: SiteFolder) -> String? {
        guard FileAccess.isFolder(path) else {
            return "templates must be a folder, but \(SafeText.quoted(folder)) is none"
        }
        let (resolved, root) = (FileAccess.resolved(path), FileAccess.resolved(site.path))
        guard FileAccess.isInside(resolved, root) else {
            return leadsOut(folder)
        }
        return nil
    }

    /// What is said of a folder of templates outside the site.
    static func leadsOut(_ folder: String) -> String {
        "templates must be inside the site, but \(SafeText.quoted(folder)) leads out of it"
    }

    /// The template that a file of the report is made from; there is always a built-in one.
    package subscript(_ root: Root) -> TemplateSource {
        sources[root.rawValue] ?? TemplateSource(name: root.rawValue, bytes: [])
    }

    /// The templates that the report is made from, by their file names.
    package enum Root: String, Sendable {
        case overview = "overview.html"
        case pass = "pass.txt"
    }

    /// The site's own templates, those that nothing uses included.
    var own: [TemplateSource] {
        let builtIn = Set(Self.builtIn.map(\.name))
        return sources.values.filter { !builtIn.contains($0.name) }.sorted { $0.name < $1.name }
    }

    package func source(named name: String) -> TemplateSource? { sources[name] }

    package var names: [String] { sources.keys.sorted() }
}
