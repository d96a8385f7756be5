import Foundation
import PhotoFiles
import TripModel

/// Names photos in the report: safe on every system, and none like another.
struct PhotoNames {
    private var names: [PhotoKind: UniqueNames] = [:]

    /// Names that Windows keeps for devices, whatever comes after a dot.
    private static let reserved: Set<String> = {
        let numbered = ["com", "lpt"].flatMap { name in
            "0123456789¹²³".map { "\(name)\($0)" }
        }
        return Set(["con", "prn", "aux", "nul"] + numbered)
    }()

    /// The name of a copy: that of the file in lower case, with letters and digits kept.
    ///
    /// Names that differ by case or Unicode form alone are the same, since they are the same file
    /// on some systems.
    ///
    /// - Parameters:
    ///   - path: the photo in the site.
    ///   - kind: what it is, whatever its name says.
    /// - Returns: a file's name in `photos/`.
    mutating func name(for path: String, _ kind: PhotoKind) -> String {
        let file = (path as NSString).lastPathComponent
        var stem = Slug.folded((file as NSString).deletingPathExtension)
        if stem.isEmpty || Self.reserved.contains(stem) {
            stem = stem.isEmpty ? "photo" : "photo-\(stem)"
        }
        let key = ComparisonKey(stem).text
        let unique = names[kind, default: UniqueNames()].unique(stem, key: key)
        return "\(unique).\(kind.fileExtension)"
    }
}
