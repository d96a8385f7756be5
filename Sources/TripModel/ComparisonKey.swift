import Foundation

/// Text as it is compared: trimmed and with its case folded. Strings of Swift compare by canonical
/// equivalence, so that NFC and NFD forms are the same without being composed.
package struct ComparisonKey: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = Self.foldedASCII(text) ?? Self.folded(text)
    }

    private static func folded(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        let trimmed = start[...last]
        return trimmed.unicodeScalars.allSatisfy(foldsToLowercase)
            ? trimmed.lowercased() : trimmed.folding(options: .caseInsensitive, locale: nil)
    }

    /// Whether case folding does nothing to a character but what making it lower case does: so it
    /// is for most of Latin and Cyrillic, and for scripts that have no case.
    static func foldsToLowercase(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xB5, 0xDF, 0x130, 0x149: false
        case ..<0x17F, 0x400...0x481, 0x5D0...0x5EA, 0x620...0x64A, 0x900...0x97F, 0xE01...0xE5B,
            0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            true
        default: false
        }
    }

    /// The quick way, for text of ASCII alone; nil for any other.
    private static func foldedASCII(_ text: String) -> String? {
        let utf8 = text.utf8
        guard utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let first = utf8.firstIndex(where: { !isSpace($0) }),
            let last = utf8.lastIndex(where: { !isSpace($0) })
        else { return "" }
        let trimmed = utf8[first...last]
        return String(unsafeUninitializedCapacity: trimmed.count) { buffer in
            var count = 0
            for byte in trimmed {
                let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
                buffer[count] = isCapital ? byte | 0x20 : byte
                count += 1
            }
            return count
        }
    }
}
