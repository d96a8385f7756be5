import PhotoFiles

/// A photo of the site that was checked and has a name in the report.
package struct PhotoCopy: Sendable {
    /// Larger ones are for no page.
    static let largest = 64 << 20

    /// The path in the site.
    let source: String

    /// The file's name in `photos/`.
    let name: String

    let kind: PhotoKind
    let size: PixelSize?
    private let folder: SiteFolder
    private let keepsLocation: Bool

    /// Reads a photo.
    ///
    /// - Parameters:
    ///   - source: the path in the site.
    ///   - folder: the site.
    ///   - keepsLocation: whether the copy has all that the file says.
    ///   - name: makes the copy's name when the kind is known.
    /// - Throws: `FileProblem` or `PhotoProblem` where it cannot be published.
    init(
        _ source: String, in folder: SiteFolder, keepsLocation: Bool, name: (PhotoKind) -> String
    ) throws {
        let photo = try PhotoFile(try folder.readInside(source, limit: Self.largest))
        self.source = source
        self.folder = folder
        self.keepsLocation = keepsLocation
        kind = photo.kind
        size = photo.size
        self.name = name(photo.kind)
    }

    /// What the copy holds, read anew.
    ///
    /// - Throws: `FileProblem`, also where this is not the picture that was checked.
    func bytes() throws(FileProblem) -> [UInt8] {
        let bytes = try folder.readInside(source, limit: Self.largest)
        guard let photo = try? PhotoFile(bytes), photo.kind == kind, photo.size == size else {
            throw .changed
        }
        return keepsLocation ? bytes : photo.withoutMetadata(bytes)
    }
}
