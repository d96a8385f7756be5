/// Why a file cannot be published as a photo.
package enum PhotoProblem: Error, Equatable, CustomStringConvertible {
    case unknownKind
    case damaged(PhotoKind)

    /// An SVG that is more than a drawing, with what it holds.
    case activeSVG(String)

    package var description: String {
        switch self {
        case .unknownKind: "this is not a JPEG, PNG, WebP, GIF, AVIF or SVG"
        case .damaged(let kind): "this \(kind.name) is damaged"
        case .activeSVG(let part): "an SVG must be a drawing alone, but this one has \(part)"
        }
    }
}
