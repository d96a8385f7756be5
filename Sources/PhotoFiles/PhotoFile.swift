/// A picture that can be published: its kind and size, and how its file reads without metadata.
///
/// Only what a browser needs to show the picture is kept: a camera writes where it was into many
/// places, and the programs after it into more.
package struct PhotoFile: Sendable {
    package let kind: PhotoKind

    /// As it is displayed; nil where the file does not say.
    package let size: PixelSize?

    private let pieces: [Piece]

    /// Reads a picture. What it costs grows with the bytes and no faster, whatever they are.
    ///
    /// - Parameter bytes: a whole file.
    /// - Throws: `PhotoProblem` for what is no picture, or none to publish.
    package init(_ bytes: [UInt8]) throws(PhotoProblem) {
        let file = ByteView(bytes)
        guard let kind = PhotoKind(of: file) else { throw .unknownKind }
        let reading: PhotoReading? =
            switch kind {
            case .jpeg: JPEGReader.read(file)
            case .png: PNGReader.read(file)
            case .webP: WebPReader.read(file)
            case .gif: GIFReader.read(file)
            case .avif: (try? AVIFReader.read(file)) ?? nil
            case .svg: try SVGReader.read(file)
            }
        guard let reading else { throw .damaged(kind) }
        self.kind = kind
        size = reading.size
        pieces = reading.pieces
    }

    /// The file without metadata; every byte of the image itself is as it was.
    ///
    /// - Parameter bytes: those that this was read from.
    /// - Returns: a whole file.
    package func withoutMetadata(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for piece in pieces {
            switch piece {
            case .copied(let range): result += bytes[range.clamped(to: bytes.indices)]
            case .written(let new): result += new
            case .filled(let byte, let count): result += repeatElement(byte, count: count)
            }
        }
        return result
    }
}
