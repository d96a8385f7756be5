/// A file of the report, made and not yet written.
package struct OutputFile: Sendable {
    /// Relative to the output folder, with `/`.
    package let path: String
    private let content: Content

    private enum Content {
        case rendered([UInt8])
        case photo(PhotoCopy)
    }

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        content = .rendered(bytes)
    }

    /// A photo, which is read again when it is written, so that one at a time is in memory.
    package init(_ photo: PhotoCopy) {
        path = "photos/\(photo.name)"
        content = .photo(photo)
    }

    /// All that the file is to hold.
    func bytes() throws(WriteFailure) -> [UInt8] {
        switch content {
        case .rendered(let bytes): return bytes
        case .photo(let photo):
            do {
                return try photo.bytes()
            } catch {
                throw WriteFailure(
                    path: photo.source, message: "cannot be copied: \(error)", status: .inputOutput)
            }
        }
    }
}
