extension [UInt8] {
    /// Appends text with the characters replaced that mean something in HTML.
    mutating func appendEscaped(_ text: String) {
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { appendEscaped($0) }
        if isContiguous == nil {
            Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0) }
        }
    }

    /// Escapes what was appended since a count.
    mutating func escapeTail(from start: Int) {
        guard start < count, self[start...].contains(where: Self.isSpecial) else { return }
        let tail = Array(self[start...])
        removeSubrange(start...)
        tail.withUnsafeBufferPointer { appendEscaped($0) }
    }

    /// Copies the runs between special bytes whole.
    private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        var runStart = 0
        for index in bytes.indices where Self.isSpecial(bytes[index]) {
            append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
            append(contentsOf: Self.entity(for: bytes[index]).utf8)
            runStart = index + 1
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart...]))
    }

    /// One bit for each of `"`, `&`, `'`, `<` and `>`, which are all below 64.
    private static let specials: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

    @inline(__always)
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 64 && specials >> UInt64(byte) & 1 == 1
    }

    private static func entity(for byte: UInt8) -> String {
        switch byte {
        case 0x22: "&quot;"
        case 0x26: "&amp;"
        case 0x27: "&#39;"
        case 0x3C: "&lt;"
        default: "&gt;"
        }
    }

    /// Appends a number in decimal digits.
    mutating func appendDecimal(_ number: Int) {
        if number < 0 { append(Byte.minus) }
        var power: UInt = 1
        var rest = number.magnitude
        while rest / power >= 10 { power *= 10 }
        while power > 0 {
            append(UInt8(ascii: "0") + UInt8(rest / power))
            rest %= power
            power /= 10
        }
    }

    mutating func appendText(_ text: String) {
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable {
            append(contentsOf: $0)
        }
        if isContiguous == nil { append(contentsOf: text.utf8) }
    }
}
