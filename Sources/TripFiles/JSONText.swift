/// Errors about characters rather than about JSON.
enum JSONText {
    static func notUTF8(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONProblem {
        let digits = String(bytes[offset], radix: 16)
        return JSONProblem(
            offset, "the byte 0x\(digits) is not UTF-8 text here: save the file as UTF-8")
    }

    /// Whether a file has the byte order mark of UTF-16, or begins with an ASCII character of it.
    static func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count >= 2 else { return false }
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE), (0xFE, 0xFF): return true
        case (0, let other), (let other, 0): return (0x01...0x7F).contains(other)
        default: return false
        }
    }
}
