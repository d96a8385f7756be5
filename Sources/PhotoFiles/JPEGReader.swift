/// JPEG (ITU-T T.81, annex B).
enum JPEGReader {
    static func read(_ file: ByteView) -> PhotoReading? {
        var reading = PhotoReading()
        reading.keep(0..<2)
        var orientation: Orientation?
        var hasScan = false
        var offset = 2
        while let marker = nextMarker(file, from: offset) {
            offset = marker.offset + 2
            if marker.code == endOfImage {
                // After it, phones put more pictures and films, each with metadata of its own.
                reading.keep(marker.offset..<offset)
                break
            }
            if standsAlone(marker.code) { continue }
            guard let length = file.big(at: offset, count: 2), length >= 2,
                let content = file.part(at: offset + 2, count: length - 2)
            else { break }
            offset = content.end
            let segment = marker.offset..<content.end
            if marker.code == startOfScan {
                guard reading.size != nil else { return nil }
                hasScan = true
                offset = endOfScan(file, from: content.end)
                reading.keep(segment.lowerBound..<offset)
            } else if isFrame(marker.code) {
                let height = content.big(at: content.start + 1, count: 2)
                let width = content.big(at: content.start + 3, count: 2)
                guard let size = PixelSize(width, height) else { return nil }
                reading.size = reading.size ?? size
                reading.keep(segment)
            } else if orientation == nil, let found = self.orientation(marker.code, content) {
                orientation = found
                if !found.isUpright { reading.pieces.append(.written(exifSegment(found))) }
            } else if isKept(marker.code, content) {
                reading.keep(segment)
            }
        }
        // A file that breaks off in a scan is a picture still.
        guard hasScan else { return nil }
        if orientation?.swapsSides == true { reading.size = reading.size?.turned }
        return reading
    }

    private static let endOfImage = 0xD9
    private static let startOfScan = 0xDA

    /// The next marker; what stands before it and belongs to nothing is skipped, as decoders do.
    private static func nextMarker(
        _ file: ByteView, from start: Int
    ) -> (code: Int, offset: Int)? {
        guard start < file.end else { return nil }
        var previous: UInt8 = 0
        for offset in start..<file.end {
            let byte = file.bytes[offset]
            if previous == 0xFF, byte != 0xFF, byte != 0 { return (Int(byte), offset - 1) }
            previous = byte
        }
        return nil
    }

    /// Where the data of a scan ends: at the next marker that is none of the restarts within it.
    private static func endOfScan(_ file: ByteView, from start: Int) -> Int {
        var offset = start
        while let marker = nextMarker(file, from: offset) {
            guard (0xD0...0xD7).contains(marker.code) else { return marker.offset }
            offset = marker.offset + 2
        }
        return file.end
    }

    /// Restarts and the like, which have no length; outside of scans they mean nothing.
    private static func standsAlone(_ code: Int) -> Bool {
        code == 0x01 || (0xD0...0xD8).contains(code)
    }

    /// The start of a frame, of any process, which tells the size.
    private static func isFrame(_ code: Int) -> Bool {
        (0xC0...0xCF).contains(code) && ![0xC4, 0xC8, 0xCC].contains(code)
    }

    /// Whether a segment is needed to show the picture: all but comments and most of what
    /// applications add.
    private static func isKept(_ code: Int, _ content: ByteView) -> Bool {
        switch code {
        case 0xE0: content.has("JFIF\0", at: content.start)
        case 0xE2: content.has("ICC_PROFILE\0", at: content.start)
        // How the colours are stored.
        case 0xEE: content.has("Adobe", at: content.start)
        case 0xE1...0xEF, 0xFE: false
        default: true
        }
    }

    private static func orientation(_ code: Int, _ content: ByteView) -> Orientation? {
        guard code == 0xE1, content.has("Exif\0\0", at: content.start) else { return nil }
        return Orientation(exif: content)
    }

    private static func exifSegment(_ orientation: Orientation) -> [UInt8] {
        let content = Array("Exif".utf8) + [0, 0] + orientation.exif
        return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    }
}
