import Foundation
import TemplateEngine

/// Partials as files of one folder.
struct PartialsFolder: TemplateLoader {
    private let path: String
    private let shown: String

    /// What may be left out of a partial's file name in a tag.
    private let endings: [String]

    /// - Parameters:
    ///   - path: an absolute path.
    ///   - shown: the folder as users wrote it, for messages.
    ///   - template: the name of the template that is rendered; partials may share its ending.
    init(_ path: String, shown: String, for template: String) {
        self.path = FileAccess.resolved(path)
        self.shown = shown
        let own = (template as NSString).pathExtension
        endings = ["", ".\(own)", ".mustache", ".html", ".txt"]
    }

    func source(named name: String) -> TemplateSource? {
        for ending in endings {
            let file = FileAccess.resolved(FileAccess.join(path, name + ending))
            guard FileAccess.isInside(file, path), let bytes = try? FileAccess.read(file) else {
                continue
            }
            return TemplateSource(name: "\(shown)/\(name)\(ending)", bytes: bytes)
        }
        return nil
    }

    var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return files.flatMap { [$0, ($0 as NSString).deletingPathExtension] }.sorted()
    }
}
