/// Text of a user made safe to show: nothing in it can move the cursor or reorder the line.
package enum SafeText {
    package static let longestQuote = 40

    /// The text in quotes, escaped and cut to 40 characters, or as many as are asked for.
    package static func quoted(
        _ text: some StringProtocol, upTo longest: Int = longestQuote
    ) -> String {
        let shown = text.unicodeScalars.prefix(longest)
        let isCut = shown.endIndex != text.unicodeScalars.endIndex
        let escaped = escaped(text[..<shown.endIndex]).replacing("\"", with: "\\\"")
        return "\"\(escaped)\(isCut ? "…" : "")\""
    }

    /// The bytes read as UTF-8, in quotes, escaped and cut to 40 characters.
    package static func quoted(_ bytes: some RandomAccessCollection<UInt8>) -> String {
        // A character has at most four bytes: these are enough for one more than is shown.
        quoted(String(decoding: bytes.prefix(4 * (longestQuote + 1)), as: UTF8.self))
    }

    /// The text with every control, bidi control, invisible and unusual space written as `\u001b`.
    package static func escaped(_ text: some StringProtocol) -> String {
        replacingUnsafe(in: text) { scalar in
            let digits = String(scalar.value, radix: 16)
            guard digits.utf8.count <= 4 else { return "\\u{\(digits)}" }
            return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
    }

    /// The text with one Character in place of every unsafe one.
    static func oneForOne(_ text: String) -> String {
        replacingUnsafe(in: text) { scalar in
            let isSpace = scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
            return isSpace ? " " : "\u{FFFD}"
        }
    }

    private static func replacingUnsafe(
        in text: some StringProtocol, with replacement: (Unicode.Scalar) -> String
    ) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return String(text) }
        var result = ""
        for scalar in text.unicodeScalars {
            if isUnsafe(scalar) {
                result += replacement(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        // The zero-width joiner holds emoji together and moves nothing.
        if scalar == "\u{200D}" { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
        default: return false
        }
    }
}
