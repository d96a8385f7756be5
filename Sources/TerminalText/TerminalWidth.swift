/// How many columns of a terminal text takes, and text laid out to a number of columns.
package enum TerminalWidth {
    /// The columns of a text on one line: the sum over its characters.
    package static func columns(of text: String) -> Int {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of one character as the user sees it (grapheme cluster): 0 to 2, more only for
    /// clusters that terminals draw one after the other.
    package static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        if let first = scalars.first, first.isASCII, scalars.count == 1 {
            return (0x20...0x7E).contains(first.value) ? 1 : 0
        }
        return isEmojiSequence(scalars) ? 2 : scalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// Fills text up to a number of columns with spaces at its end.
    package static func pad(_ text: String, to width: Int) -> String {
        text + spaces(width - columns(of: text))
    }

    /// Fills text up to a number of columns with spaces before it.
    package static func padLeft(_ text: String, to width: Int) -> String {
        spaces(width - columns(of: text)) + text
    }

    /// Fills text up to a number of columns on both sides; an odd space goes to its end.
    package static func center(_ text: String, to width: Int) -> String {
        let free = max(0, width - columns(of: text))
        return spaces(free / 2) + text + spaces(free - free / 2)
    }

    /// Makes text exactly a number of columns wide: filled with spaces, or cut between characters
    /// and ended with `…`.
    package static func fit(_ text: String, to width: Int) -> String {
        pad(cut(text, to: width), to: width)
    }

    /// Makes text at most a number of columns wide: cut between characters and ended with `…`.
    package static func cut(_ text: String, to width: Int) -> String {
        guard columns(of: text) > width else { return text }
        guard width > 0 else { return "" }
        var kept = ""
        var used = 0
        for character in text {
            let next = columns(of: character)
            guard used + next < width else { break }
            kept.append(character)
            used += next
        }
        return kept + "…"
    }

    private static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }

    /// A flag, a keycap, or an emoji with a variation selector 16, a joiner or a skin tone.
    private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji, scalars.count > 1 else {
            return false
        }
        let isFlag = (0x1F1E6...0x1F1FF).contains(first.value)
        return isFlag || scalars.dropFirst().contains { isEmojiJoint($0) }
    }

    private static func isEmojiJoint(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200D, 0x20E3, 0xFE0F, 0x1F3FB...0x1F3FF: true
        default: false
        }
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        // Vowels and finals of decomposed Hangul are drawn in the two columns of their initial.
        switch scalar.value {
        case 0x20...0x7E: return 1
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        // Format characters that are drawn: the soft hyphen, and signs that stand before numbers
        // (Prepended_Concatenation_Mark in PropList.txt).
        case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return 1
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator,
            .paragraphSeparator:
            return 0
        default:
            return WideCharacters.contains(scalar) ? 2 : 1
        }
    }
}
