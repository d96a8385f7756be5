/// PNG (W3C Portable Network Graphics, third edition), still or animated.
enum PNGReader {
    /// Chunks that change how a picture looks, and may be missing.
    private static let kept: Set<String> = [
        "acTL", "bKGD", "cHRM", "cICP", "cLLI", "fcTL", "fdAT", "gAMA", "hIST", "iCCP", "mDCV",
        "pHYs", "sBIT", "sPLT", "sRGB", "tRNS",
    ]

    static func read(_ file: ByteView) -> PhotoReading? {
        var reading = PhotoReading()
        reading.keep(0..<8)
        var orientation: Orientation?
        var hasData = false
        var offset = 8
        while let length = file.big(at: offset, count: 4), let name = file.name(at: offset + 4) {
            let content = file.part(at: offset + 8, count: length)
            // The sum of four bytes that ends a chunk may be cut off, as may the data.
            let end = min(offset + 12 + length, file.end)
            if offset == 8 {
                guard name == "IHDR", let content else { return nil }
                reading.size = PixelSize(
                    content.big(at: content.start, count: 4),
                    content.big(at: content.start + 4, count: 4))
            }
            if name == "IDAT" { hasData = true }
            let isNeeded = name.first?.isUppercase == true || kept.contains(name)
            if isNeeded {
                reading.keep(offset..<end)
            } else if name == "eXIf", orientation == nil, let content {
                orientation = Orientation(exif: content)
                if let orientation, !orientation.isUpright {
                    reading.pieces.append(.written(chunk("eXIf", orientation.exif)))
                }
            }
            offset = end
            if name == "IEND" { break }
        }
        guard hasData, reading.size != nil else { return nil }
        if orientation?.swapsSides == true { reading.size = reading.size?.turned }
        return reading
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + named + bytes(checksum(named))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// CRC-32 as annex D of the standard has it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
        }
        return sum ^ 0xFFFF_FFFF
    }
}
