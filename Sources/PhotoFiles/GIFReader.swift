/// GIF (CompuServe GIF89a).
enum GIFReader {
    static func read(_ file: ByteView) -> PhotoReading? {
        var reading = PhotoReading()
        guard let flags = file.byte(at: 10), file.part(at: 11, count: 2) != nil,
            let size = PixelSize(file.little(at: 6, count: 2), file.little(at: 8, count: 2))
        else { return nil }
        reading.size = size
        var offset = 13 + colorTable(flags)
        reading.keep(0..<min(offset, file.end))
        var hasImage = false
        while let introducer = file.byte(at: offset) {
            let start = offset
            switch introducer {
            case 0x21:
                offset = endOfBlocks(file, from: start + 2)
                if isKept(file, start) { reading.keep(start..<offset) }
            case 0x2C:
                guard let flags = file.byte(at: start + 9) else { return hasImage ? reading : nil }
                // After the colours stands one byte for the size of codes.
                offset = endOfBlocks(file, from: start + 10 + colorTable(flags) + 1)
                hasImage = true
                reading.keep(start..<offset)
            case 0x3B:
                reading.keep(start..<start + 1)
                return hasImage ? reading : nil
            default:
                return hasImage ? reading : nil
            }
        }
        return hasImage ? reading : nil
    }

    /// The bytes of a table of colours, by the flags before it.
    private static func colorTable(_ flags: Int) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1)
    }

    /// Where a row of data blocks ends: behind the empty one.
    private static func endOfBlocks(_ file: ByteView, from start: Int) -> Int {
        var offset = start
        while let count = file.byte(at: offset) {
            offset += count + 1
            if count == 0 { return offset }
        }
        return file.end
    }

    /// Whether an extension changes what is seen. Of those of applications, that is the number of
    /// repetitions and the colour profile; XMP is left out, and so are comments.
    private static func isKept(_ file: ByteView, _ start: Int) -> Bool {
        switch file.byte(at: start + 1) {
        case 0xF9, 0x01: true
        case 0xFF:
            ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]
                .contains { file.has($0, at: start + 3) }
        default: false
        }
    }
}
