/// The parts of a file that are written over, gathered in any order.
struct Blanks {
    private let file: ByteView
    private var zeros: [Range<Int>] = []
    private var empties: [Int] = []

    /// A TIFF with an empty directory, as the payload of Exif with the offset before it: what reads
    /// Exif finds that there is nothing.
    private static let emptyExif: [UInt8] =
        [0, 0, 0, 0] + [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0] + [0, 0, 0, 0, 0, 0]

    init(_ file: ByteView) {
        self.file = file
    }

    /// Writes over a part, as far as it is there.
    mutating func zero(_ range: Range<Int>) {
        let present = range.clamped(to: file.range)
        if !present.isEmpty { zeros.append(present) }
    }

    /// Writes over the payload of Exif.
    mutating func emptyExif(_ range: Range<Int>) {
        zero(range)
        let present = range.clamped(to: file.range)
        if present.count >= Self.emptyExif.count { empties.append(present.lowerBound) }
    }

    /// The whole file, of the same length. Parts may overlap; none is written twice.
    var pieces: [Piece] {
        var reading = PhotoReading()
        var next = file.start
        var exif = empties.sorted()[...]
        for range in zeros.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let start = max(range.lowerBound, next)
            guard start < range.upperBound else { continue }
            reading.keep(next..<start)
            next = range.upperBound
            var blank = next - start
            while let first = exif.first, first < start { exif.removeFirst() }
            if exif.first == start, blank >= Self.emptyExif.count {
                reading.pieces.append(.written(Self.emptyExif))
                blank -= Self.emptyExif.count
            }
            reading.pieces.append(.filled(0, count: blank))
        }
        reading.keep(next..<file.end)
        return reading.pieces
    }
}
