import Testing

@testable import PhotoFiles

/// What is kept of a JPEG, and what is not.
@Suite struct JPEGReaderTests {
    /// A marker with its segment.
    private func segment(_ code: UInt8, _ content: String) -> [UInt8] {
        let bytes = Array(content.utf8)
        return [0xFF, code, UInt8((bytes.count + 2) >> 8), UInt8((bytes.count + 2) & 255)] + bytes
    }

    private func inserted(_ segment: [UInt8]) throws -> (plain: [UInt8], clean: [UInt8]) {
        let plain = try Fixtures.bytes("plain.jpg")
        let bytes = Array(plain[..<2]) + segment + plain[2...]
        return (plain, try PhotoFile(bytes).withoutMetadata(bytes))
    }

    @Test(arguments: [
        (0xE0, "JFXX\0\u{13}"), (0xE1, "Exif\0\0MM\0*"), (0xE1, "http://ns.adobe.com/xap/1.0/\0"),
        (0xE1, "http://ns.adobe.com/xmp/extension/\0"), (0xE2, "MPF\0"), (0xE2, "FPXR\0"),
        (0xE3, "Meta"), (0xEB, "JP"), (0xEC, "Ducky"), (0xED, "Photoshop 3.0\0"), (0xEE, "Other"),
        (0xEF, ""), (0xFE, "A comment"),
    ])
    func leavesOut(_ code: UInt8, _ content: String) throws {
        let (plain, clean) = try inserted(segment(code, content))
        #expect(clean == plain)
    }

    @Test(arguments: [
        (0xE0, "JFIF\0\u{1}\u{1}"), (0xE2, "ICC_PROFILE\0\u{1}\u{1}"), (0xEE, "Adobe\0d"),
        (0xDD, "\0\0"),
    ])
    func keeps(_ code: UInt8, _ content: String) throws {
        let (plain, clean) = try inserted(segment(code, content))
        #expect(clean == plain[..<2] + segment(code, content) + plain[2...])
    }

    @Test func endsWithThePicture() throws {
        let plain = try Fixtures.bytes("plain.jpg")
        let bytes = plain + plain + Array("and a film".utf8)
        #expect(try PhotoFile(bytes).withoutMetadata(bytes) == plain)
    }

    @Test func skipsWhatBelongsToNothing() throws {
        let plain = try Fixtures.bytes("plain.jpg")
        // The first segment takes 18 bytes.
        let bytes = plain[..<20] + Array("junk".utf8) + [0xFF, 0, 0xFF, 0xD0] + plain[20...]
        #expect(try PhotoFile(Array(bytes)).withoutMetadata(Array(bytes)) == plain)
    }

    /// A file that breaks off in its picture is shown as far as it goes.
    @Test func keepsAPictureThatBreaksOff() throws {
        let plain = try Fixtures.bytes("plain.jpg")
        let cut = Array(plain.dropLast(40))
        #expect(try PhotoFile(cut).withoutMetadata(cut) == cut)
    }
}
