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
        // "NGA" is Nigeria everywhere, but "Nga" is what Russia is called in Vietnamese.
        let isInCapitals = trimmed == trimmed.uppercased()
        let code =
            isInCapitals
            ? Self.code(ofCode: trimmed) ?? code(ofName: trimmed)
            : code(ofName: trimmed) ?? Self.code(ofCode: trimmed)
        guard let code else {
            return Country(code: nil, name: trimmed, key: ComparisonKey(trimmed))
        }
        let name = CountryNames.name(of: code, in: locale) ?? code
        return Country(code: code, name: name, key: ComparisonKey(code))
    }

    private static func code(ofCode written: String) -> String? {
        // Some other letters have capitals of ASCII, such as ß.
        guard written.utf8.count < 4, written.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let text = written.uppercased()
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        guard text.utf8.allSatisfy(capitals.contains) else { return nil }
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
        if let code = names[Self.folded(text)] { return code }
        // ISO 3166 and many forms turn names around: "Korea, Republic of".
        guard let comma = text.firstIndex(of: ",") else { return nil }
        return names[Self.folded("\(text[comma...]) \(text[..<comma])")]
    }

    private static func names(in locale: Locale) -> [String: String] {
        var codes: [String: String] = [:]
        for (name, code) in CountryNames.others { codes[folded(name)] = code }
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
        // Each word with a space before it.
        var words: [UInt8] = []
        words.reserveCapacity(plain.utf8.count + 1)
        var start = 0
        func endWord() {
            let word = words[start...]
            if word.elementsEqual(" the".utf8) || word.elementsEqual(" and".utf8) {
                words.removeSubrange(start...)
            } else if word.elementsEqual(" saint".utf8) {
                words.replaceSubrange(start..., with: " st".utf8)
            }
            start = words.count
        }
        func append(_ letter: Unicode.Scalar) {
            if words.count == start { words.append(UInt8(ascii: " ")) }
            if letter.isASCII {
                words.append(UInt8(truncatingIfNeeded: letter.value))
            } else {
                words += String(letter).utf8
            }
        }
        for scalar in plain.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": append(scalar)
            case "'", "’": break
            // The dotless i of Turkish is no i with an accent, but its capital is I.
            case "ı": append("i")
            case "\0"..."\u{7F}": endWord()
            default: if separates(scalar) { endWord() } else { append(scalar) }
            }
        }
        endWord()
        return String(decoding: words, as: UTF8.self)
    }

    /// Whether a character is no part of a word: a letter, a digit or a mark is.
    private static func separates(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark,
            .enclosingMark, .format:
            false
        default: true
        }
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
}
