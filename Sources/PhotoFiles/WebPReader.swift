/// WebP (RFC 9649). No browser turns one by the orientation in its Exif: that goes with the rest.
enum WebPReader {
    static func read(_ file: ByteView) -> PhotoReading? {
        guard let length = file.little(at: 4, count: 4),
            let chunks = file.part(12..<min(max(12, length + 8), file.end))
        else { return nil }
        var reading = PhotoReading()
        var extended: ByteView?
        var hasImage = false
        var offset = chunks.start
        while let name = chunks.name(at: offset),
            let count = chunks.little(at: offset + 4, count: 4)
        {
            // Chunks begin at even offsets.
            let end = min(offset + 8 + count + count % 2, chunks.end)
            let content = chunks.part(at: offset + 8, count: min(count, chunks.end - offset - 8))
            guard let content else { break }
            switch name {
            case "VP8X" where offset == chunks.start && content.range.count >= 10:
                extended = content
                reading.size = canvas(content)
            case "VP8 ", "VP8L":
                if reading.size == nil {
                    reading.size = name == "VP8L" ? lossless(content) : lossy(content)
                }
                hasImage = true
                reading.keep(offset..<end)
            case "ANMF":
                hasImage = true
                reading.keep(offset..<end)
            case "ALPH", "ANIM", "ICCP":
                reading.keep(offset..<end)
            default:
                break
            }
            offset = end
        }
        guard hasImage, reading.size != nil else { return nil }
        let kept = reading.pieces.reduce(0) { sum, piece in
            if case .copied(let range) = piece { return sum + range.count }
            return sum
        }
        let head = Array("WEBP".utf8) + (extended.map(extendedHead) ?? [])
        let riff = Array("RIFF".utf8) + littleEndian(head.count + kept)
        reading.pieces.insert(.written(riff + head), at: 0)
        return reading
    }

    /// The first chunk of a file with more than an image: section 2.7 has the bit 0x08 for Exif and
    /// 0x04 for XMP.
    private static func extendedHead(_ content: ByteView) -> [UInt8] {
        var new = Array(content.bytes[content.range])
        new[0] &= ~0x0C
        return Array("VP8X".utf8) + littleEndian(new.count) + new + (new.count % 2 == 0 ? [] : [0])
    }

    private static func littleEndian(_ number: Int) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    // MARK: Sizes

    /// Section 2.7: the canvas, each side less one in three bytes.
    private static func canvas(_ content: ByteView) -> PixelSize? {
        PixelSize(
            content.little(at: content.start + 4, count: 3).map { $0 + 1 },
            content.little(at: content.start + 7, count: 3).map { $0 + 1 })
    }

    /// RFC 6386, 9.1: 14 bits for each side; the other two are a scale for displaying.
    private static func lossy(_ content: ByteView) -> PixelSize? {
        guard content.has([0x9D, 0x01, 0x2A], at: content.start + 3) else { return nil }
        return PixelSize(
            content.little(at: content.start + 6, count: 2).map { $0 & 0x3FFF },
            content.little(at: content.start + 8, count: 2).map { $0 & 0x3FFF })
    }

    /// Section 3.4: 14 bits for each side less one.
    private static func lossless(_ content: ByteView) -> PixelSize? {
        guard content.byte(at: content.start) == 0x2F,
            let bits = content.little(at: content.start + 1, count: 4)
        else { return nil }
        return PixelSize((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
}
