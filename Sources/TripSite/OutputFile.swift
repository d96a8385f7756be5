import TemplateEngine

/// A file of the report, made and not yet written.
package struct OutputFile: Sendable {
    /// Relative to the output folder, with `/`.
    package let path: String
    private let content: Content

    private enum Content {
        case bytes([UInt8])
        case page(TeamPage)
        case photo(PhotoCopy)
    }

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        content = .bytes(bytes)
    }

    package init(path: String, page: TeamPage) {
        self.path = path
        content = .page(page)
    }

    /// A photo, which is read again when it is written, so that one at a time is in memory.
    package init(_ photo: PhotoCopy) {
        path = "photos/\(photo.name)"
        content = .photo(photo)
    }

    /// Gives all that the file is to hold, in one or several pieces, to some work.
    func withBytes<Made>(
        _ work: ([UnsafeBufferPointer<UInt8>]) throws(WriteFailure) -> Made
    ) throws(WriteFailure) -> Made {
        let bytes: [UInt8]
        switch content {
        case .bytes(let content): bytes = content
        case .page(let page): return try page.withChunks(work)
        case .photo(let photo):
            do {
                bytes = try photo.bytes()
            } catch {
                throw WriteFailure(
                    path: photo.source, message: "cannot be copied: \(error)", status: .inputOutput)
            }
        }
        return try bytes.withUnsafeBufferPointer { buffer throws(WriteFailure) in
            try work([buffer])
        }
    }
}
