import Foundation

/// Text as it is compared: trimmed, in Unicode NFC, with its case folded.
package struct ComparisonKey: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        if let folded = Self.foldedASCII(text) {
            self.text = folded
        } else {
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            // Folding can undo the composition, so it is composed afterwards.
            self.text =
                trimmed.folding(options: .caseInsensitive, locale: nil)
                .precomposedStringWithCanonicalMapping
        }
    }

    /// The quick way, for text of ASCII alone; nil for any other.
    private static func foldedASCII(_ text: String) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            guard byte < 0x80 else { return nil }
            let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            bytes.append(isCapital ? byte | 0x20 : byte)
        }
        let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let first = bytes.firstIndex(where: { !isSpace($0) }),
            let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }
}
