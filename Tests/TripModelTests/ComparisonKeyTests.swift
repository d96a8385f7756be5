import Foundation
import Testing

@testable import TripModel

/// Which texts are the same.
@Suite struct ComparisonKeyTests {
    @Test(arguments: [
        ("Oslo", "OSLO"), ("  Oslo\t", "oslo"), ("Oslo\r\n", "Oslo"),
        ("\u{A0}Oslo\u{3000}", "oslo"),
        ("\u{2009}São Paulo\u{2028}", "SÃO PAULO"), ("Zürich", "Zu\u{308}rich"),
        ("ZÜRICH", "zu\u{308}rich"), ("Å", "\u{212B}"), ("K", "\u{212A}"), ("Straße", "STRASSE"),
        ("Straße", "strasse"), ("ẞ", "ss"), ("ΟΔΟΣ", "οδος"), ("οδοσ", "οδος"), ("ᾳ", "ΑΙ"),
        ("Đà Nẵng", "đà na\u{306}\u{303}ng"), ("МОСКВА", "Москва"), ("ﬁ", "FI"),
        ("서울", "\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}"), ("İzmir", "I\u{307}ZMIR"),
        ("İzmir", "i\u{307}zmir"), ("", " \n "),
    ])
    func areTheSame(_ first: String, _ second: String) {
        #expect(ComparisonKey(first) == ComparisonKey(second))
        #expect(ComparisonKey(first).hashValue == ComparisonKey(second).hashValue)
    }

    @Test(arguments: [
        ("Oslo", "Osló"), ("São Paulo", "Sao Paulo"), ("New York", "NewYork"), ("I", "ı"),
        ("İzmir", "Izmir"), ("Oslo", "Oslo 2"), ("東京", "京都"), ("Saint-Denis", "Saint Denis"),
    ])
    func differ(_ first: String, _ second: String) {
        #expect(ComparisonKey(first) != ComparisonKey(second))
    }

    /// Unicode's default full case folding; strings compare by canonical equivalence.
    @Test(arguments: [
        (" Oslo ", "oslo"), ("Zu\u{308}rich", "z\u{FC}rich"), ("Straße", "strasse"),
        ("ΟΔΟΣ", "οδοσ"), ("İ", "i\u{307}"), ("ŉ", "ʼn"), ("\u{1F0}", "\u{1F0}"), ("Ⴀ", "ⴀ"),
    ])
    func folds(_ text: String, _ key: String) {
        #expect(ComparisonKey(text).text == key)
    }

    /// Every scalar of the first two planes between letters.
    @Test func seesNoDifferenceBetweenNFCAndNFD() {
        var differences: [String] = []
        for value in UInt32(0x80)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "a\(scalar)b"
            let decomposed = text.decomposedStringWithCanonicalMapping
            if decomposed.utf8.elementsEqual(text.utf8) { continue }
            if ComparisonKey(text) != ComparisonKey(decomposed) { differences.append(text) }
        }
        #expect(differences == [])
    }

    @Test("what is only made lower case is what Foundation folds to lower case")
    func quickFolding() {
        for value in UInt32(0x80)...0xFFFF {
            guard let scalar = Unicode.Scalar(value), ComparisonKey.foldsToLowercase(scalar) else {
                continue
            }
            let text = String(scalar)
            #expect(text.lowercased() == text.folding(options: .caseInsensitive, locale: nil))
        }
    }
}
