import Foundation

/// Names trips for files and anchors.
package enum Slug {
    /// The longest slug in bytes, so that `slug.txt` is a file name everywhere.
    static let longest = 180

    /// Gives every trip a slug: its id, or its start and city, made unique with `-2`, `-3`.
    ///
    /// Ids come first, so that no other trip takes the name of one. Two slugs that differ by case
    /// alone are the same, since they are the same file on some systems.
    package static func assign(to trips: inout [Trip]) {
        var names = UniqueNames(capacity: trips.count)
        for index in trips.indices {
            guard let id = trips[index].id else { continue }
            trips[index].slug = names.unique(id, key: ComparisonKey(id).text)
        }
        var endings: [ObjectIdentifier: Ending] = [:]
        for index in trips.indices where trips[index].id == nil {
            let place = trips[index].place
            let ending: Ending
            if let known = endings[ObjectIdentifier(place)] {
                ending = known
            } else {
                ending = Ending(of: place.city)
                endings[ObjectIdentifier(place)] = ending
            }
            let base = ending.slug(from: trips[index].start)
            trips[index].slug = names.unique(
                base, key: ending.isKey ? base : ComparisonKey(base).text)
        }
    }

    /// What stands after the date in the slugs of a city.
    private struct Ending {
        let bytes: ArraySlice<UInt8>

        /// Whether it is its own key: it is in lower case, and mostly no case folding changes it.
        let isKey: Bool

        init(of city: String) {
            // The date takes some of the bytes that a slug may have.
            var bytes = [UInt8](repeating: 0, count: CivilDate.isoLength)
            if !appendASCII(city, to: &bytes) { append(city, to: &bytes) }
            self.bytes = bytes.dropFirst(CivilDate.isoLength)
            isKey = String(decoding: self.bytes, as: UTF8.self).unicodeScalars
                .allSatisfy(ComparisonKey.foldsToLowercase)
        }

        func slug(from start: CivilDate) -> String {
            let length = CivilDate.isoLength + bytes.count
            return String(unsafeUninitializedCapacity: length) { slug in
                start.writeISO(to: slug)
                _ = slug[CivilDate.isoLength...].update(fromContentsOf: bytes)
                return length
            }
        }
    }

    /// Whether text can be an id: letters and digits of any script, `-`, `_` and `.`.
    package static func isValidID(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= longest
            && text.allSatisfy { isWordPart($0) || $0 == "-" || $0 == "_" || $0 == "." }
    }

    /// Text as it stands in slugs: letters and digits in lower case, `-` for all between them.
    package static func folded(_ text: String) -> String {
        var bytes: [UInt8] = []
        if !appendASCII(text, to: &bytes) { append(text, to: &bytes) }
        return String(decoding: bytes.dropFirst(), as: UTF8.self)
    }

    /// The quick way, for cities of ASCII alone.
    private static func appendASCII(_ city: String, to bytes: inout [UInt8]) -> Bool {
        let start = bytes.count
        var needsHyphen = true
        for byte in city.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                if needsHyphen { bytes.append(UInt8(ascii: "-")) }
                needsHyphen = false
                bytes.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
            case 0x80...:
                bytes.removeSubrange(start...)
                return false
            default:
                needsHyphen = true
            }
            if bytes.count >= longest { break }
        }
        return true
    }

    private static func append(_ city: String, to bytes: inout [UInt8]) {
        var needsHyphen = true
        for character in composed(city).lowercased() {
            guard isWordPart(character) else {
                needsHyphen = true
                continue
            }
            let utf8 = Array(String(character).utf8)
            guard bytes.count + utf8.count < longest else { break }
            if needsHyphen { bytes.append(UInt8(ascii: "-")) }
            needsHyphen = false
            bytes += utf8
        }
    }

    /// Text in NFC; letters that always are in it need no look-up.
    private static func composed(_ text: String) -> String {
        let isComposed = text.unicodeScalars.allSatisfy {
            switch $0.value {
            case ..<0x300, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
            default: false
            }
        }
        return isComposed ? text : text.precomposedStringWithCanonicalMapping
    }

    /// Whether a character is a letter or digit, with the marks that belong to it: of Devanagari,
    /// say, several consonants and a vowel are one character.
    private static func isWordPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }
}
