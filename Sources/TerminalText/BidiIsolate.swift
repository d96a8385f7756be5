/// Text kept apart from what stands around it, so that a terminal that orders right-to-left text
/// moves nothing outside it.
package enum BidiIsolate {
    /// The text between U+2068 and U+2069 (UAX #9: FSI and PDI), which take no columns, where it
    /// holds anything that is written from right to left; else the text itself.
    ///
    /// A line whose text is isolated starts from the left whatever the text is, since the first
    /// strong character that decides this is looked for outside isolates (UAX #9, rule P2).
    package static func isolated(_ text: String) -> String {
        isNeeded(text) ? "\u{2068}\(text)\u{2069}" : text
    }

    /// Breaks text that holds isolates into lines of at most a number of columns; an isolate that
    /// goes over a line's end is closed there and opened again.
    package static func wrap(_ text: String, to width: Int) -> [String] {
        var isOpen = false
        return TerminalWidth.wrap(text, to: width).map { line in
            let opening = isOpen ? "\u{2068}" : ""
            for scalar in line.unicodeScalars {
                if scalar == "\u{2068}" { isOpen = true }
                if scalar == "\u{2069}" { isOpen = false }
            }
            return opening + line + (isOpen ? "\u{2069}" : "")
        }
    }

    private static func isNeeded(_ text: String) -> Bool {
        // Everything below U+0590 runs from left to right; its lead bytes are below 0xD6.
        guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
        return text.unicodeScalars.contains(where: isRightToLeft)
    }

    /// Whether a character is of the classes R, AL or AN, or is in a block whose characters are of
    /// these by default (DerivedBidiClass.txt).
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}
