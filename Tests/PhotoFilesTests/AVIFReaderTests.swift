import Testing

@testable import PhotoFiles

/// AVIF from boxes put together here: sizes, and metadata in every place for it.
@Suite struct AVIFReaderTests {
    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private static func box(_ type: String, _ content: [UInt8]...) -> [UInt8] {
        let content = content.flatMap { $0 }
        return number(content.count + 8, 4) + Array(type.utf8) + content
    }

    /// A box with version and flags.
    private static func fullBox(_ type: String, _ version: Int, _ content: [UInt8]...) -> [UInt8] {
        box(type, number(version, 1) + [0, 0, 0] + content.flatMap { $0 })
    }

    private static let start = box("ftyp", Array("mif1".utf8) + [0, 0, 0, 0] + Array("avif".utf8))
    private static let data = box("mdat", Array("picture".utf8))
    private static let primary = fullBox("pitm", 0, number(1, 2))

    private static func file(_ meta: [UInt8]..., after: [UInt8] = []) -> [UInt8] {
        start + fullBox("meta", 0, primary, meta.flatMap { $0 }) + data + after
    }

    private static func properties(_ boxes: [[UInt8]]) -> [UInt8] {
        let indices = boxes.indices.map { UInt8($0 + 1) | 0x80 }
        return box(
            "iprp", box("ipco", boxes.flatMap { $0 }),
            fullBox("ipma", 0, number(1, 4), number(1, 2), [UInt8(indices.count)], indices))
    }

    private static let size = fullBox("ispe", 0, number(300, 4), number(200, 4))

    @Test(arguments: [
        ([size], 300, 200), ([size, box("irot", [0])], 300, 200),
        ([size, box("irot", [1])], 200, 300), ([size, box("irot", [2])], 300, 200),
        ([size, box("imir", [1]), box("irot", [3])], 200, 300),
    ])
    func readsSizes(_ boxes: [[UInt8]], _ width: Int, _ height: Int) throws {
        let photo = try PhotoFile(Self.file(Self.properties(boxes)))
        #expect(photo.kind == .avif)
        #expect(photo.size == PixelSize(width, height))
    }

    @Test func knowsNoSizeOfAPart() throws {
        let bytes = Self.file(
            Self.properties([Self.size, Self.box("clap", [UInt8](repeating: 1, count: 32))]))
        #expect(try PhotoFile(bytes).size == nil)
        #expect(try PhotoFile(Self.file()).size == nil)
    }

    private static let place = Array("Longyearbyen, with room for an empty directory".utf8)

    private static func items(_ type: String, method: Int, offset: Int) -> [UInt8] {
        let entry = fullBox("infe", 2, number(2, 2), number(0, 2), Array(type.utf8), [0, 0])
        let location =
            number(2, 2) + number(method, 2) + number(0, 2) + number(1, 2)
            + number(offset, 4) + number(place.count, 4)
        return fullBox("iinf", 0, number(1, 2), entry)
            + fullBox("iloc", 1, number(0x4400, 2), number(1, 2), location)
    }

    @Test(arguments: ["Exif", "mime", "uri "])
    func writesOverMetadata(_ type: String) throws {
        // In the file behind the picture, and in a box of its own among the items.
        let behind = Self.box("mdat", Self.place)
        let length = Self.file(Self.items(type, method: 0, offset: 0)).count
        let outside = Self.file(Self.items(type, method: 0, offset: length + 8), after: behind)
        let inside = Self.file(
            Self.items(type, method: 1, offset: 0), Self.box("idat", Self.place))
        for bytes in [outside, inside] {
            let clean = try PhotoFile(bytes).withoutMetadata(bytes)
            #expect(bytes.contains("Longyearbyen"))
            #expect(!clean.contains("Longyearbyen"))
            #expect(clean.count == bytes.count)
            #expect(clean.contains("picture"))
            let changed = zip(clean, bytes).filter { $0 != $1 }.count
            #expect(changed <= Self.place.count)
        }
    }

    @Test(arguments: ["uuid", "free", "skip", "udta", "what"])
    func writesOverOtherBoxes(_ type: String) throws {
        let other = Self.box(type, Self.place)
        let free = Self.box("free", [UInt8](repeating: 0, count: Self.place.count))
        let bytes = Self.file(after: other)
        #expect(try PhotoFile(bytes).withoutMetadata(bytes) == Self.file(after: free))
        guard type != "what" else { return }
        let film = Self.file(after: Self.box("moov", Self.box("trak", other)))
        #expect(
            try PhotoFile(film).withoutMetadata(film)
                == Self.file(after: Self.box("moov", Self.box("trak", free))))
    }

    static let refused: [(String, [UInt8])] = [
        ("no picture", start + fullBox("meta", 0, primary)), ("no items", start + data),
        ("metadata in another item", file(items("Exif", method: 2, offset: 0))),
        ("metadata beyond the end", file(items("Exif", method: 0, offset: 1 << 20))),
        ("metadata in a box that is missing", file(items("Exif", method: 1, offset: 0))),
        ("what is no box", file(after: [0, 0, 0, 3])),
        ("a box in itself", file(after: box("moov", number(7, 4) + Array("trak".utf8)))),
        (
            "too many boxes",
            file(after: (0..<70_000).flatMap { _ in box("moov") })
        ),
        (
            "boxes too deep",
            file(after: box("moov", (0..<9).reduce([]) { inner, _ in box("trak", inner) }))
        ),
    ]

    @Test(arguments: refused)
    func refuses(_ name: String, _ bytes: [UInt8]) {
        #expect(throws: PhotoProblem.damaged(.avif), "\(name)") { try PhotoFile(bytes) }
    }
}
