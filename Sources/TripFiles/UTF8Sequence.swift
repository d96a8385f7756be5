/// The byte sequences that are well-formed UTF-8 (Unicode, table 3-7).
enum UTF8Sequence {
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The length of the well-formed character at `offset`, from 1 to 4; 0 where there is none.
    ///
    /// Overlong forms, surrogates and values above U+10FFFF are not well-formed.
    static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard offset < bytes.count else { return 0 }
        let lead = bytes[offset]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return 0
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
        for index in 2..<max(2, length) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
