/// Text kept apart from what stands around it, so that a terminal that orders right-to-left text
/// moves nothing outside it.
package enum BidiIsolate {
    // U+2068 and U+2069 (UAX #9: FSI and PDI) are what isolates text. Around them stands U+200E,
    // the mark of left-to-right text, for programs that know no isolates or look for the direction
    // of a line inside of them too. None of these takes a column.
    private static let opening = "\u{200E}\u{2068}"
    private static let closing = "\u{2069}\u{200E}"

    /// The text between marks where it holds anything that is written from right to left; else the
    /// text itself. A line with such text starts from the left, and what is around it stays there.
    package static func isolated(_ text: String) -> String {
        isNeeded(text) ? opening + text + closing : text
    }

    /// Breaks text that holds isolates into lines of at most a number of columns; an isolate that
    /// goes over a line's end is closed there and opened again.
    package static func wrap(_ text: String, to width: Int) -> [String] {
        var isOpen = false
        return TerminalWidth.wrap(text, to: width).map { line in
            let start = isOpen ? opening : ""
            for scalar in line.unicodeScalars {
                if scalar == "\u{2068}" { isOpen = true }
                if scalar == "\u{2069}" { isOpen = false }
            }
            return start + line + (isOpen ? closing : "")
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
