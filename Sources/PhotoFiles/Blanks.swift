/// The parts of a file that are written over, gathered in any order.
struct Blanks {
    private let file: ByteView
    private var blanks: [Blank] = []

    /// More than there are in any picture.
    private static let most = 1 << 16

    private struct Blank {
        let range: Range<Int>
        let text: [UInt8]
        let fill: UInt8
    }

    init(_ file: ByteView) {
        self.file = file
    }

    /// Writes over a part, as far as it is there.
    ///
    /// - Parameters:
    ///   - range: a part of the file.
    ///   - text: what it begins with then, if it is long enough.
    ///   - fill: what the rest of it is made of.
    /// - Throws: `Damaged` for too many of them.
    mutating func write(
        over range: Range<Int>, with text: [UInt8] = [], fill: UInt8 = 0
    ) throws(Damaged) {
        guard blanks.count < Self.most else { throw Damaged() }
        let present = range.clamped(to: file.range)
        if !present.isEmpty {
            let fits = text.count <= present.count
            blanks.append(Blank(range: present, text: fits ? text : [], fill: fill))
        }
    }

    /// Makes a box one that says nothing, and that every reader passes over.
    mutating func free(_ box: Box) throws(Damaged) {
        try write(over: box.typeOffset..<box.typeOffset + 4, with: Array("free".utf8))
        try write(over: box.content.range)
    }

    /// The whole file, of the same length. Parts may overlap; none is written twice.
    var pieces: [Piece] {
        var reading = PhotoReading()
        var next = file.start
        for blank in blanks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let start = max(blank.range.lowerBound, next)
            guard start < blank.range.upperBound else { continue }
            reading.keep(next..<start)
            next = blank.range.upperBound
            let text = start == blank.range.lowerBound ? blank.text : []
            reading.pieces.append(.written(text))
            reading.pieces.append(.filled(blank.fill, count: next - start - text.count))
        }
        reading.keep(next..<file.end)
        return reading.pieces
    }
}
