/// Where the lines of a file begin, for turning byte offsets into lines and columns.
///
/// LF, CRLF and CR end a line. A leading byte order mark belongs to no line.
struct LineIndex: Sendable {
    /// A place inside a long line whose column is known, so that no column is counted from afar.
    private struct Anchor {
        let offset: Int
        let column: Int
    }

    private static let anchorDistance = 512

    private var starts: [Int] = []
    private var anchors: [Anchor] = []

    init(of bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            var start = bytes.starts(with: UTF8Sequence.byteOrderMark) ? 3 : 0
            starts.append(start)
            while let end = Self.endOfLine(from: start, in: bytes) {
                addAnchors(in: start..<end, of: bytes)
                let isPair =
                    bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
                start = end + (isPair ? 2 : 1)
                starts.append(start)
            }
            addAnchors(in: start..<bytes.count, of: bytes)
        }
    }

    /// Where the line ends that begins at an offset; nil for the last.
    private static func endOfLine(
        from start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        var offset = start
        while let eight = EightBytes(at: offset, in: bytes) {
            let ends = eight.equal(to: 0x0A) | eight.equal(to: 0x0D)
            if let first = ends.first { return offset + first }
            offset += 8
        }
        return bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D }
    }

    private mutating func addAnchors(
        in line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
    ) {
        var anchor = Anchor(offset: line.lowerBound, column: 1)
        var offset = anchor.offset + Self.anchorDistance
        while offset < line.upperBound {
            // Between two ASCII characters other than CR LF there is always a boundary of
            // Characters (UAX 29), so counting may begin anew there.
            if bytes[offset] < 0x80, bytes[offset - 1] < 0x80 {
                let between = UnsafeBufferPointer(rebasing: bytes[anchor.offset..<offset])
                let count = String(decoding: between, as: UTF8.self).count
                anchor = Anchor(offset: offset, column: anchor.column + count)
                anchors.append(anchor)
                offset += Self.anchorDistance
            } else {
                offset += 1
            }
        }
    }

    func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
        let line = max(1, Self.partition(starts) { $0 <= offset })
        guard let content = content(ofLine: line, in: bytes) else {
            return SourcePosition(line: 1, column: 1)
        }
        let end = min(max(offset, content.lowerBound), content.upperBound)
        var from = Anchor(offset: content.lowerBound, column: 1)
        let before = Self.partition(anchors) { $0.offset <= end }
        if before > 0, anchors[before - 1].offset > from.offset { from = anchors[before - 1] }
        let count = String(decoding: bytes[from.offset..<end], as: UTF8.self).count
        return SourcePosition(line: line, column: from.column + count)
    }

    /// The bytes of a line without what ends it; nil where the file has no such line.
    func content(ofLine number: Int, in bytes: [UInt8]) -> Range<Int>? {
        guard starts.indices.contains(number - 1) else { return nil }
        let start = starts[number - 1]
        guard starts.indices.contains(number) else { return start..<bytes.count }
        var end = starts[number] - 1
        if bytes[end] == 0x0A, end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// How many elements at the front satisfy a condition that no later one does.
    private static func partition<Element>(
        _ sorted: [Element], by isBefore: (Element) -> Bool
    ) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(sorted[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
