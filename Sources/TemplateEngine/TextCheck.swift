/// Checks that a template is text: UTF-8 without NUL.
enum TextCheck {
    /// The first byte that is not text, with what is wrong with it.
    static func problem(in bytes: [UInt8]) -> TemplateProblem? {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0 {
                return TemplateProblem(offset: index, message: "a template cannot hold NUL bytes")
            }
            let length = byte < 0x80 ? 1 : sequenceLength(bytes, at: index)
            if length == 0 {
                let hex = String(byte, radix: 16, uppercase: true)
                return TemplateProblem(
                    offset: index, message: "byte 0x\(hex) is not valid UTF-8 here")
            }
            index += length
        }
        return nil
    }

    /// The length of the well-formed sequence of two to four bytes, or 0 (Unicode, table 3-7).
    private static func sequenceLength(_ bytes: [UInt8], at index: Int) -> Int {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[index] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
        let rest = bytes[(index + 2)..<(index + length)]
        return rest.allSatisfy { (0x80...0xBF).contains($0) } ? length : 0
    }
}
