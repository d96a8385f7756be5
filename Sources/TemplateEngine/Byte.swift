/// The bytes that have a meaning in templates.
enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let pipe = UInt8(ascii: "|")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let dot = UInt8(ascii: ".")
    static let minus = UInt8(ascii: "-")
    static let star = UInt8(ascii: "*")
    static let equals = UInt8(ascii: "=")

    /// Whether the byte can stand around a tag that has its line to itself.
    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    /// Whether the byte separates the words in a tag.
    static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == space || byte == tab || byte == newline || byte == carriageReturn
    }
}
