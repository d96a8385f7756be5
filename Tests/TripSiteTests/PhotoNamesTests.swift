import PhotoFiles
import Testing

@testable import TripSite

/// Names of copies: safe on every system, and none like another.
@Suite struct PhotoNamesTests {
    private func names(_ paths: [String], _ kind: PhotoKind = .jpeg) -> [String] {
        var names = PhotoNames()
        return paths.map { names.name(for: $0, kind) }
    }

    @Test(arguments: [
        ("Photos/Seattle.JPG", "seattle.jpg"), ("IMG_2041 (1).jpeg", "img-2041-1.jpg"),
        ("a/b/c.png", "c.jpg"), ("no-ending", "no-ending.jpg"), ("a.tar.jpg", "a-tar.jpg"),
        ("東京 タワー.jpg", "東京-タワー.jpg"), ("Zu\u{308}rich.jpg", "z\u{FC}rich.jpg"),
        ("…….jpg", "photo.jpg"), ("🏝️.jpg", "photo.jpg"), (" .jpg", "photo.jpg"),
        (".jpg", "jpg.jpg"), ("..hidden.jpg", "hidden.jpg"), ("a\n\u{1B}[31mb.jpg", "a-31mb.jpg"),
        ("a\u{202E}gpj.exe", "a-gpj.jpg"), ("C:\\x.jpg", "c-x.jpg"), ("a.jpg/", "a.jpg"),
        ("CON.jpg", "photo-con.jpg"), ("nul", "photo-nul.jpg"), ("Lpt9.png", "photo-lpt9.jpg"),
        ("com¹.jpg", "photo-com¹.jpg"), ("com10.jpg", "com10.jpg"), ("console.jpg", "console.jpg"),
    ])
    func folds(_ path: String, _ name: String) {
        let found = names([path])
        #expect(found == [name])
        // Equal text can have other bytes: NFC is what all systems keep.
        #expect(found.map { Array($0.utf8) } == [Array(name.utf8)])
    }

    @Test(arguments: [
        (["a.jpg", "b/a.jpg", "A.jpg", "a!.png"], ["a.jpg", "a-2.jpg", "a-3.jpg", "a-4.jpg"]),
        (["a-2.jpg", "a.jpg", "A.jpg"], ["a-2.jpg", "a.jpg", "a-3.jpg"]),
        (["ä.jpg", "a\u{308}.jpg", "Ä.jpg"], ["ä.jpg", "ä-2.jpg", "ä-3.jpg"]),
        // On some systems both are one file: case folding makes ss of ß.
        (["straße.jpg", "STRASSE.jpg"], ["straße.jpg", "strasse-2.jpg"]),
    ])
    func makesNamesUnique(_ paths: [String], _ expected: [String]) {
        #expect(names(paths) == expected)
    }

    @Test func namesByKind() {
        var names = PhotoNames()
        let found = PhotoKind.allCases.map { names.name(for: "a.bmp", $0) }
        #expect(found == ["a.jpg", "a.png", "a.webp", "a.gif", "a.avif", "a.svg"])
    }

    /// The longest name that Linux, macOS and Windows all take has 255 bytes.
    @Test(arguments: ["a", "東", "नमस्ते", "e\u{301}"])
    func cutsLongNames(_ part: String) {
        let path = String(repeating: part, count: 400) + ".jpg"
        for name in names([path, path + "eg"]) {
            #expect(name.utf8.count <= 200)
            #expect(name.utf8.count >= 100)
            #expect(name.hasSuffix(".jpg"))
        }
    }
}
