/// What the reader of one kind finds in a file.
struct PhotoReading {
    var size: PixelSize?

    /// The file without metadata, in order.
    var pieces: [Piece] = []

    /// Keeps a part of the file.
    mutating func keep(_ range: Range<Int>) {
        if case .copied(let last) = pieces.last, last.upperBound == range.lowerBound {
            pieces[pieces.count - 1] = .copied(last.lowerBound..<range.upperBound)
        } else if !range.isEmpty {
            pieces.append(.copied(range))
        }
    }
}

/// A part of a file without metadata.
enum Piece: Sendable {
    /// Bytes of the file that was read.
    case copied(Range<Int>)
    case written([UInt8])
    case filled(UInt8, count: Int)
}
