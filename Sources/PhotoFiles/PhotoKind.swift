/// The kinds of pictures that every current browser shows, recognised by their content.
package enum PhotoKind: CaseIterable, Sendable {
    case jpeg, png, webP, gif, avif, svg

    package var name: String {
        switch self {
        case .jpeg: "JPEG"
        case .png: "PNG"
        case .webP: "WebP"
        case .gif: "GIF"
        case .avif: "AVIF"
        case .svg: "SVG"
        }
    }

    /// How the names of its files end, without a dot.
    package var fileExtension: String {
        self == .jpeg ? "jpg" : name.lowercased()
    }

    /// Finds the kind by the signature at the beginning (WHATWG MIME Sniffing, 6.1; for AVIF the
    /// brands of ISO/IEC 14496-12; for SVG the root element).
    init?(of file: ByteView) {
        if file.has([0xFF, 0xD8, 0xFF], at: 0) {
            self = .jpeg
        } else if file.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            self = .png
        } else if file.has("RIFF", at: 0), file.has("WEBP", at: 8) {
            self = .webP
        } else if file.has("GIF87a", at: 0) || file.has("GIF89a", at: 0) {
            self = .gif
        } else if AVIFReader.recognises(file) {
            self = .avif
        } else if SVGReader.recognises(file) {
            self = .svg
        } else {
            return nil
        }
    }
}
