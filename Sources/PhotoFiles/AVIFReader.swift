/// AVIF (AOM AV1 Image File Format, on ISO/IEC 23008-12 and 14496-12).
///
/// What is in such a file is found by offsets from its start, so that nothing can be cut out of it:
/// metadata is written over instead.
enum AVIFReader {
    static func recognises(_ file: ByteView) -> Bool {
        guard file.has("ftyp", at: 4), let size = file.big(at: 0, count: 4),
            let box = file.part(at: 8, count: size - 8)
        else { return false }
        // After the major brand stands its version, then the brands that are compatible.
        return stride(from: box.start, to: box.end, by: 4).contains { offset in
            ["avif", "avis"].contains(box.name(at: offset) ?? "")
        }
    }

    static func read(_ file: ByteView) throws(Damaged) -> PhotoReading? {
        var blanks = Blanks(file)
        var size: PixelSize?
        var hasMeta = false
        var hasData = false
        for box in try Box.all(in: file) {
            switch box.type {
            case "ftyp", "moof", "sidx": break
            case "mdat": hasData = true
            case "meta" where !hasMeta:
                hasMeta = true
                let items = try AVIFItems(box)
                size = try items.displayedSize()
                try items.blank(in: file, &blanks)
            case "moov": try blankMetadata(in: box.content, of: file, &blanks)
            default: try blanks.free(box)
            }
        }
        guard hasMeta, hasData else { return nil }
        return PhotoReading(size: size, pieces: blanks.pieces)
    }

    /// The boxes of moving pictures in which others stand, down to the tables of a track.
    private static let containers: Set<String> = ["trak", "mdia", "minf", "stbl", "edts"]

    /// As deep as these containers stand in each other.
    private static let deepest = 6

    /// Writes over the boxes for users' data in a film's description.
    private static func blankMetadata(
        in view: ByteView, of file: ByteView, _ blanks: inout Blanks, depth: Int = 0
    ) throws(Damaged) {
        guard depth < deepest else { throw Damaged() }
        for box in try Box.all(in: view) {
            if containers.contains(box.type) {
                try blankMetadata(in: box.content, of: file, &blanks, depth: depth + 1)
            } else if box.type == "meta" {
                try AVIFItems(box).blank(in: file, &blanks)
            } else if ["udta", "uuid", "free", "skip"].contains(box.type) {
                try blanks.free(box)
            }
        }
    }
}
