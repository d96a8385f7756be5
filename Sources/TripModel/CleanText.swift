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
        let start = kept.drop { $0.properties.isWhitespace }
        let end = start.lastIndex { !$0.properties.isWhitespace }
        text = end.map { String(start[...$0]) } ?? ""
        wasChanged = changed
    }

    /// Whether text needs no change at all; most does not.
    private static func isPlain(_ text: String, keepsLines: Bool) -> Bool {
        if isSpace(text.unicodeScalars.first) || isSpace(text.unicodeScalars.last) { return false }
        return text.utf8.withContiguousStorageIfAvailable { isPlain($0, keepsLines: keepsLines) }
            ?? false
    }

    private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
    }

    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, keepsLines: Bool) -> Bool {
        // Most text is printable ASCII; a loop without branches sees that many bytes at a time.
        var others: UInt8 = 0
        for byte in text { others |= byte &- 0x20 > 0x5E ? 1 : 0 }
        guard others > 0 else { return true }
        var before: UInt8 = 0
        var last: UInt8 = 0
        for byte in text {
            if byte < 0x20 && !(keepsLines && byte == 0x0A) || byte == 0x7F { return false }
            // The C1 controls, U+2028 to U+202E and U+2066 to U+2069.
            if last == 0xC2 && byte < 0xA0 { return false }
            if before == 0xE2 {
                if last == 0x80 && byte >= 0xA8 && byte <= 0xAE { return false }
                if last == 0x81 && byte >= 0xA6 && byte <= 0xA9 { return false }
            }
            before = last
            last = byte
        }
        return true
    }
}
