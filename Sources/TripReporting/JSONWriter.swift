/// Writes JSON (RFC 8259) into a byte buffer.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func object(_ members: (inout JSONWriter) -> Void) {
        nest("{", "}", members)
    }

    mutating func list<Element>(
        _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
    ) {
        nest("[", "]") { for element in elements { write(&$0, element) } }
    }

    mutating func key(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func member(_ name: String, _ value: Int) {
        key(name)
        separate()
        bytes += String(value).utf8
    }

    mutating func member(_ name: String, _ value: String?) {
        key(name)
        if let value { string(value) } else { null() }
    }

    mutating func null() {
        separate()
        bytes += "null".utf8
    }

    mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case UInt8(ascii: "\n"):
                bytes += "\\n".utf8
            case 0..<0x20:
                bytes += "\\u00".utf8
                bytes += [byte >> 4, byte & 0xF].map { $0 < 10 ? 0x30 + $0 : 0x57 + $0 }
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Ends the line, as the last thing in a file.
    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func nest(
        _ opener: Unicode.Scalar, _ closer: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
    ) {
        separate()
        bytes.append(UInt8(ascii: opener))
        needsComma = false
        content(&self)
        bytes.append(UInt8(ascii: closer))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}
