import Foundation

/// Finds the country that a text names, asking Foundation for each name once.
package struct CountryIndex: Sendable {
    private let locale: Locale
    private var known: [String: Country] = [:]
    private var codesByName: [String: String]?

    package init(locale: Locale) {
        self.locale = locale
    }

    /// The country of a code (ISO 3166-1 alpha-2 or alpha-3), of a name in English or in the
    /// site's locale, or of a common other name; anything else is a country of its own.
    ///
    /// - Parameter text: a code or a name, in any case.
    /// - Returns: a country, which is equal to every other that means the same.
    package mutating func country(_ text: String) -> Country {
        if let country = known[text] { return country }
        let country = resolve(text)
        known[text] = country
        return country
    }

    private mutating func resolve(_ text: String) -> Country {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let code = Self.code(ofCode: trimmed.uppercased()) ?? code(ofName: trimmed) else {
            return Country(code: nil, name: trimmed, key: ComparisonKey(trimmed))
        }
        let name = locale.localizedString(forRegionCode: code) ?? code
        return Country(code: code, name: name, key: ComparisonKey(code))
    }

    private static func code(ofCode text: String) -> String? {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let isLetters = text.utf8.allSatisfy(capitals.contains)
        guard isLetters else { return nil }
        switch text.utf8.count {
        case 2:
            return isoCodes.contains(text) ? text : nil
        case 3:
            // Foundation turns the region of a locale's identifier from alpha-3 into alpha-2.
            guard let code = Locale(identifier: "en_\(text)").region?.identifier,
                code.utf8.count == 2, isoCodes.contains(code)
            else { return nil }
            return code
        default:
            return nil
        }
    }

    private mutating func code(ofName text: String) -> String? {
        let names = codesByName ?? Self.names(in: locale)
        codesByName = names
        return names[Self.folded(text)]
    }

    private static func names(in locale: Locale) -> [String: String] {
        var codes: [String: String] = [:]
        for (name, code) in otherNames { codes[folded(name)] = code }
        // Later names win, so that English ones mean the same in every locale.
        let english = Locale(identifier: "en_US")
        let languages = locale.identifier == english.identifier ? [english] : [locale, english]
        for code in isoCodes.sorted() {
            for language in languages {
                guard let name = language.localizedString(forRegionCode: code) else { continue }
                codes[folded(name)] = code
            }
        }
        return codes
    }

    /// A name without what writers leave out or change: case, accents, punctuation, "the", "and".
    private static func folded(_ name: String) -> String {
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        let plain =
            isASCII
            ? name.lowercased()
            : name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
                .precomposedStringWithCanonicalMapping
        let words = plain.replacing("&", with: " and ").replacing("’", with: "")
            .replacing("'", with: "")
            .split { !($0.isLetter || $0.isNumber) }
            .map { $0 == "saint" ? "st" : $0 }
            .filter { $0 != "the" && $0 != "and" }
        return words.joined(separator: " ")
    }

    /// The regions of Foundation that ISO 3166-1 assigns, and Kosovo, whose XK is in common use.
    /// The others that Foundation has are groupings, or parts that another code covers.
    private static let isoCodes: Set<String> = {
        let others: Set = ["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "ZZ"]
        let codes = Locale.Region.isoRegions.map(\.identifier).filter {
            $0.utf8.count == 2 && !others.contains($0)
        }
        return Set(codes)
    }()

    /// Names that are in common use and that Foundation does not have in English.
    private static let otherNames: [String: String] = [
        "UK": "GB", "Great Britain": "GB", "Britain": "GB",
        "United Kingdom of Great Britain and Northern Ireland": "GB",
        "United States of America": "US", "America": "US",
        "UAE": "AE", "Emirates": "AE",
        "Czech Republic": "CZ", "Slovak Republic": "SK",
        "Korea": "KR", "Republic of Korea": "KR", "Korea, South": "KR",
        "Democratic People's Republic of Korea": "KP", "Korea, North": "KP", "DPRK": "KP",
        "Holland": "NL", "Republic of Ireland": "IE", "Russian Federation": "RU",
        "Turkey": "TR", "Türkiye": "TR", "Viet Nam": "VN", "Lao PDR": "LA",
        "People's Republic of China": "CN", "Mainland China": "CN", "Republic of China": "TW",
        "Hong Kong": "HK", "Macao": "MO", "Macau": "MO",
        "Burma": "MM", "Myanmar": "MM", "Ivory Coast": "CI", "Cabo Verde": "CV",
        "East Timor": "TL", "Swaziland": "SZ", "Macedonia": "MK", "Bosnia": "BA",
        "Vatican": "VA", "Holy See": "VA", "Palestine": "PS", "State of Palestine": "PS",
        "DR Congo": "CD", "DRC": "CD", "Democratic Republic of the Congo": "CD",
        "Congo": "CG", "Republic of the Congo": "CG",
        "Islamic Republic of Iran": "IR", "Syrian Arab Republic": "SY",
        "Republic of Moldova": "MD", "United Republic of Tanzania": "TZ",
        "Brunei Darussalam": "BN", "Federated States of Micronesia": "FM",
        "US Virgin Islands": "VI", "Falklands": "FK", "Réunion Island": "RE",
    ]
}
