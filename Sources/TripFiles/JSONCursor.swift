/// The place that reading a JSON text has come to, and what was found wrong up to there.
struct JSONCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var problems: [JSONProblem] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// The byte to read next; 0 at the end, as for a NUL, which no rule of the grammar accepts.
    var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    /// Whether the next byte is this one, which is then passed.
    @inline(__always)
    mutating func skip(_ expected: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: expected) else { return false }
        position += 1
        return true
    }

    mutating func report(_ problem: JSONProblem) {
        problems.append(problem)
    }

    /// Passes blanks, line ends and comments.
    @inline(__always)
    mutating func skipSpace() throws(JSONProblem) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), 0x0A, 0x0D, 0x09: position += 1
            case UInt8(ascii: "/"):
                guard try JSONComment.skip(&self) else { return }
            default: return
            }
        }
    }

    /// What stands next, in words for a message: "the end of the file" or a quoted token.
    var found: String {
        guard position < bytes.count else { return "the end of the file" }
        var end = position
        // More than a message shows is not looked at: this may be asked in every line.
        let limit = min(bytes.count, position + 200)
        if byte == UInt8(ascii: "\"") {
            end += 1
            while end < limit, bytes[end] != byte, bytes[end] >= 0x20 { end += 1 }
            return SafeText.quoted(bytes[(position + 1)..<end])
        } else {
            while end < limit, JSONWord.isWordByte(bytes[end]) { end += 1 }
            if end == position { end += max(1, UTF8Sequence.length(at: position, in: bytes)) }
        }
        return SafeText.quoted(bytes[position..<end])
    }

    /// Advice about characters that often get into files by mistake.
    var hintAboutFound: String? {
        let next = bytes[min(position, bytes.count)...].prefix(4)
        switch String(decoding: next, as: UTF8.self).unicodeScalars.first {
        case "“", "”", "„", "‘", "’": return "strings stand in straight quotes: \""
        case "#", ";": return "a comment begins with // or stands between /* and */"
        case "\u{A0}", "\u{FEFF}", "\u{200B}": return "this is an invisible character: delete it"
        default: return nil
        }
    }
}
