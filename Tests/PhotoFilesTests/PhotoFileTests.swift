import Testing

@testable import PhotoFiles

/// Pictures of every kind, with the sizes that Pillow has for them after their turns.
@Suite struct PhotoFileTests {
    struct Picture: Sendable, CustomTestStringConvertible {
        let name: String
        let kind: PhotoKind
        let width: Int
        let height: Int

        init(_ name: String, _ kind: PhotoKind, _ width: Int = 24, _ height: Int = 16) {
            self.name = name
            self.kind = kind
            self.width = width
            self.height = height
        }

        var testDescription: String { name }
    }

    static let pictures: [Picture] = [
        .init("plain.jpg", .jpeg), .init("turned1.jpg", .jpeg), .init("turned2.jpg", .jpeg),
        .init("turned3.jpg", .jpeg), .init("turned4.jpg", .jpeg),
        .init("turned5.jpg", .jpeg, 16, 24), .init("turned6.jpg", .jpeg, 16, 24),
        .init("turned7.jpg", .jpeg, 16, 24), .init("turned8.jpg", .jpeg, 16, 24),
        .init("progressive.jpg", .jpeg), .init("gray.jpg", .jpeg), .init("cmyk.jpg", .jpeg),
        .init("restarts.jpg", .jpeg, 40, 30), .init("several.jpg", .jpeg, 16, 24),
        .init("plain.png", .png), .init("tagged.png", .png, 16, 24), .init("moving.png", .png),
        .init("plain.gif", .gif), .init("moving.gif", .gif),
        .init("plain.webp", .webP), .init("plain-lossless.webp", .webP),
        .init("tagged.webp", .webP), .init("moving.webp", .webP),
        .init("plain.avif", .avif), .init("tagged.avif", .avif),
        .init("turned.avif", .avif, 16, 24), .init("moving.avif", .avif),
    ]

    @Test(arguments: pictures)
    func readsKindAndSize(_ picture: Picture) throws {
        let photo = try PhotoFile(try Fixtures.bytes(picture.name))
        #expect(photo.kind == picture.kind)
        #expect(photo.size == PixelSize(picture.width, picture.height))
    }

    @Test(arguments: pictures)
    func leavesOutThePlace(_ picture: Picture) throws {
        let bytes = try Fixtures.bytes(picture.name)
        let clean = try PhotoFile(bytes).withoutMetadata(bytes)
        #expect(!clean.contains("Longyearbyen"))
        #expect(!clean.contains("GPSLatitude"))
        // The directory of GPS: tag 0x8825, of type 4, once, in either order of bytes.
        #expect(clean.firstRange(of: [0x25, 0x88, 4, 0, 1, 0, 0, 0]) == nil)
        #expect(clean.firstRange(of: [0x88, 0x25, 0, 4, 0, 0, 0, 1]) == nil)
        #expect(clean.count <= bytes.count)
        if picture.name.hasPrefix("plain") { #expect(clean == bytes) }
    }

    /// What was cleaned is a picture like before, and has nothing more to lose.
    @Test(arguments: pictures)
    func cleansOnce(_ picture: Picture) throws {
        let bytes = try Fixtures.bytes(picture.name)
        let photo = try PhotoFile(bytes)
        let clean = photo.withoutMetadata(bytes)
        let again = try PhotoFile(clean)
        #expect(again.size == photo.size)
        #expect(again.withoutMetadata(clean) == clean)
    }

    @Test(arguments: pictures)
    func survivesBeingCutAnywhere(_ picture: Picture) throws {
        let bytes = try Fixtures.bytes(picture.name)
        for count in bytes.indices {
            let cut = Array(bytes[..<count])
            guard let photo = try? PhotoFile(cut) else { continue }
            // WebP and the rest say how long they are; a few bytes of that may be new.
            #expect(photo.withoutMetadata(cut).count <= count + 34)
        }
    }

    /// Any byte can be wrong, in any file: 0x00, 0x7F, 0x80 and 0xFF are the worst of them.
    @Test(arguments: pictures)
    func survivesAnyWrongByte(_ picture: Picture) throws {
        let bytes = try Fixtures.bytes(picture.name)
        for index in bytes.indices.prefix(1500) {
            for wrong: UInt8 in [0x00, 0x7F, 0x80, 0xFF] {
                var damaged = bytes
                damaged[index] = wrong
                guard let photo = try? PhotoFile(damaged) else { continue }
                #expect(photo.withoutMetadata(damaged).count <= damaged.count + 34)
            }
        }
    }

    static let others: [(String, [UInt8])] = [
        ("nothing", []), ("text", Array("A photo of Bergen".utf8)),
        ("BMP", Array("BM".utf8) + [UInt8](repeating: 0, count: 60)),
        ("TIFF", Array("II*".utf8) + [0, 8, 0, 0, 0, 0, 0]),
        ("HEIC", [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8)),
        ("PDF", Array("%PDF-1.7".utf8)), ("WAVE", Array("RIFF\u{4}\0\0\0WAVE".utf8)),
        ("HTML", Array("<!doctype html><svg></svg>".utf8)),
        ("zeros", [UInt8](repeating: 0, count: 1000)),
    ]

    @Test(arguments: others)
    func refusesEverythingElse(_ name: String, _ bytes: [UInt8]) {
        #expect(throws: PhotoProblem.unknownKind, "\(name)") { try PhotoFile(bytes) }
    }

    @Test(arguments: [("plain.jpg", 3), ("plain.png", 8), ("plain.gif", 6), ("plain.webp", 12)])
    func refusesAHeadAlone(_ name: String, _ count: Int) throws {
        let bytes = try Fixtures.bytes(name)
        let kind = try PhotoFile(bytes).kind
        #expect(throws: PhotoProblem.damaged(kind)) { try PhotoFile(Array(bytes[..<count])) }
    }
}
