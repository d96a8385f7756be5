/// User text that is safe to show: no control character, no override of its direction.
///
/// Left out are the C0 and C1 controls and DEL (ECMA-48), by which text could command a terminal, and
/// the bidirectional embeddings, overrides and isolates (UAX 9), by which it could reorder what
/// stands around it. The plain marks U+200E and U+200F stay. Tabs become spaces.
package struct CleanText: Sendable {
    package let text: String

    /// Whether anything but a tab or a line end had to be left out.
    package let wasChanged: Bool

    /// Cleans text and trims white space from both ends.
    ///
    /// - Parameters:
    ///   - raw: any text.
    ///   - keepsLines: whether line ends stay, as LF; otherwise each becomes a space.
    package init(_ raw: String, keepsLines: Bool = false) {
        if Self.isPlain(raw, keepsLines: keepsLines) {
            text = raw
            wasChanged = false
            return
        }
        var kept = String.UnicodeScalarView()
        var changed = false
        var previous: Unicode.Scalar = " "
        for scalar in raw.unicodeScalars {
            switch scalar.value {
            case 0x0A where previous.value == 0x0D: break
            case 0x0A, 0x0D, 0x2028, 0x2029: kept.append(keepsLines ? "\n" : " ")
            case 0x09: kept.append(" ")
            case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: changed = true
            default: kept.append(scalar)
            }
            previous = scalar
        }
        let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
        while let first = kept.first, isSpace(first) { kept.removeFirst() }
        while let last = kept.last, isSpace(last) { kept.removeLast() }
        text = String(kept)
        wasChanged = changed
    }

    /// Whether text needs no change at all; most does not.
    private static func isPlain(_ text: String, keepsLines: Bool) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { isPlain($0, keepsLines: keepsLines) } ?? false
    }

    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, keepsLines: Bool) -> Bool {
        var last: UInt8 = 0x20
        for byte in text {
            if byte < 0x20 && !(keepsLines && byte == 0x0A) || byte == 0x7F { return false }
            // After 0xC2 stand the C1 controls and U+00A0, after 0xE2 0x80 and 0xE2 0x81 the marks
            // and spaces of U+2000 to U+207F, after 0xE3 0x80 the ideographic space, after
            // 0xE1 that of Ogham.
            let isSuspect =
                last >= 0xC2
                && (last == 0xC2 && byte <= 0xA0 || last == 0xE2 && byte <= 0x81
                    || last == 0xE3 && byte == 0x80 || last == 0xE1 && byte == 0x9A)
            if isSuspect { return false }
            last = byte
        }
        let isBlank = { (byte: UInt8?) in byte == 0x20 || byte == 0x0A }
        return text.isEmpty || !isBlank(text.first) && !isBlank(last)
    }
}
