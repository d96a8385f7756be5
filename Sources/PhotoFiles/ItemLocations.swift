/// Where the bytes of items are: the `iloc` box (ISO/IEC 14496-12, 8.11.3).
struct ItemLocations {
    struct Extent {
        /// Whether the offset counts in the `idat` box instead of in the file.
        let isInItemData: Bool
        let offset: Int
        let length: Int

        /// The place in the source of the data; no length means all that is there.
        func range(in source: Range<Int>) -> Range<Int>? {
            guard offset <= source.count else { return nil }
            let left = source.count - offset
            let start = source.lowerBound + offset
            return start..<start + (length == 0 ? left : min(length, left))
        }
    }

    /// More than some metadata is split into.
    private static let mostExtents = 1 << 16

    private let content: ByteView
    private var offset: Int

    private init(_ box: Box) {
        content = box.content
        offset = box.bodyStart
    }

    /// Finds the extents of some items.
    ///
    /// - Parameters:
    ///   - items: their numbers.
    ///   - box: the table.
    /// - Returns: each extent with the item's number.
    /// - Throws: `Damaged` for a table that is not all there or has what cannot be followed.
    static func extents(
        of items: Set<Int>, in box: Box
    ) throws(Damaged) -> [(item: Int, extent: Extent)] {
        guard let version = box.version, version <= 2 else { throw Damaged() }
        var reader = ItemLocations(box)
        let sizes = try reader.number(2)
        let (offsetSize, lengthSize) = (sizes >> 12, sizes >> 8 & 15)
        let (baseSize, indexSize) = (sizes >> 4 & 15, version == 0 ? 0 : sizes & 15)
        let count = try reader.number(version < 2 ? 2 : 4)
        var found: [(Int, Extent)] = []
        for _ in 0..<count {
            let item = try reader.number(version < 2 ? 2 : 4)
            let isWanted = items.contains(item)
            let method = version == 0 ? 0 : try reader.number(2) & 15
            _ = try reader.number(2)
            let base = try reader.number(baseSize)
            let extents = try reader.number(2)
            // Extents in other items, or in other files, are of no picture that there is.
            if isWanted, method > 1 { throw Damaged() }
            guard isWanted else {
                reader.offset += extents * (indexSize + offsetSize + lengthSize)
                continue
            }
            guard found.count + extents <= mostExtents else { throw Damaged() }
            for _ in 0..<extents {
                _ = try reader.number(indexSize)
                let place = try reader.number(offsetSize)
                let length = try reader.number(lengthSize)
                let extent = Extent(isInItemData: method == 1, offset: base + place, length: length)
                found.append((item, extent))
            }
        }
        return found
    }

    /// The next number, of up to eight bytes.
    private mutating func number(_ size: Int) throws(Damaged) -> Int {
        defer { offset += size }
        // Eight bytes are read as seven: the first is 0 in every file that there is.
        let isLong = size == 8
        if isLong, content.byte(at: offset) != 0 { throw Damaged() }
        let number = content.big(at: offset + (isLong ? 1 : 0), count: isLong ? 7 : size)
        guard let number else { throw Damaged() }
        return number
    }
}
