/// Where the bytes of items are: the `iloc` box (ISO/IEC 14496-12, 8.11.3).
struct ItemLocations {
    struct Extent {
        /// Whether the offset counts in the `idat` box instead of in the file.
        let isInItemData: Bool
        let offset: Int
        let length: Int
    }

    private let content: ByteView
    private let version: Int
    private let entriesStart: Int
    private let count: Int

    // The bytes of each number, from 0 to 7: with 8 no file is written that has a length.
    private let offsetSize: Int
    private let lengthSize: Int
    private let baseSize: Int
    private let indexSize: Int

    init?(_ box: Box) {
        guard let version = box.version, version <= 2,
            let sizes = box.content.big(at: box.bodyStart, count: 2)
        else { return nil }
        content = box.content
        self.version = version
        offsetSize = sizes >> 12
        lengthSize = sizes >> 8 & 15
        baseSize = sizes >> 4 & 15
        indexSize = version == 0 ? 0 : sizes & 15
        let countSize = version < 2 ? 2 : 4
        guard let count = content.big(at: box.bodyStart + 2, count: countSize) else { return nil }
        self.count = count
        entriesStart = box.bodyStart + 2 + countSize
    }

    /// Calls a function with each item's number and extent, up to the first that is not all there.
    func forEach(_ body: (Int, Extent) -> Void) {
        var offset = entriesStart
        func number(_ size: Int) -> Int? {
            defer { offset += size }
            // Eight bytes are read as seven where the first is 0.
            if size == 8 {
                guard content.byte(at: offset) == 0 else { return nil }
                return content.big(at: offset + 1, count: 7)
            }
            return content.big(at: offset, count: size)
        }
        for _ in 0..<count {
            guard let item = number(version < 2 ? 2 : 4) else { return }
            var method = 0
            if version > 0 {
                guard let found = number(2) else { return }
                method = found & 15
            }
            guard number(2) != nil, let base = number(baseSize), let extents = number(2) else {
                return
            }
            for index in 0..<extents {
                guard number(indexSize) != nil, let place = number(offsetSize),
                    let length = number(lengthSize)
                else { return }
                // Extents that take no bytes in the table are all the same.
                if index > 0, indexSize + offsetSize + lengthSize == 0 { break }
                guard method < 2 else { continue }
                body(item, Extent(isInItemData: method == 1, offset: base + place, length: length))
            }
        }
    }
}
