/// Reads one tag.
struct XMLTagParser {
    private let file: ByteView
    private let start: Int
    private var offset: Int

    init(_ file: ByteView, at start: Int) {
        self.file = file
        self.start = start
        offset = start + 1
    }

    /// More than any drawing has.
    private static let mostAttributes = 1000

    /// - Returns: nil for what is no tag.
    mutating func parse() -> XMLTag? {
        let isEnd = take("/")
        guard let name = name() else { return nil }
        var attributes: [XMLTag.Attribute] = []
        while true {
            let hadSpace = skipSpace()
            if take(">") { return tag(name, isEnd: isEnd, isEmpty: false, attributes) }
            if !isEnd, take("/") {
                guard take(">") else { return nil }
                return tag(name, isEnd: false, isEmpty: true, attributes)
            }
            guard hadSpace, !isEnd, attributes.count < Self.mostAttributes,
                let attribute = attribute()
            else { return nil }
            attributes.append(attribute)
        }
    }

    private func tag(
        _ name: String, isEnd: Bool, isEmpty: Bool, _ attributes: [XMLTag.Attribute]
    ) -> XMLTag {
        XMLTag(
            range: start..<offset, name: name, isEnd: isEnd, isEmpty: isEmpty,
            attributes: attributes)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard file.byte(at: offset) == Int(character.value) else { return false }
        offset += 1
        return true
    }

    private mutating func skipSpace() -> Bool {
        let start = offset
        while let byte = file.byte(at: offset), [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
            offset += 1
        }
        return offset > start
    }

    private mutating func name() -> String? {
        let start = offset
        while let byte = file.byte(at: offset), byte > 0x20, !"<>/=\"'".utf8.contains(UInt8(byte)) {
            offset += 1
        }
        return offset > start ? String(decoding: file.bytes[start..<offset], as: UTF8.self) : nil
    }

    private mutating func attribute() -> XMLTag.Attribute? {
        guard let name = name() else { return nil }
        _ = skipSpace()
        guard take("=") else { return nil }
        _ = skipSpace()
        guard let quote = file.byte(at: offset), quote == 0x22 || quote == 0x27 else { return nil }
        offset += 1
        let rest = file.bytes[offset..<file.end]
        guard let end = rest.firstIndex(of: UInt8(quote)) else { return nil }
        let value = rest[..<end]
        guard !value.contains(UInt8(ascii: "<")), let text = Self.resolved(value) else {
            return nil
        }
        offset = end + 1
        return XMLTag.Attribute(name: name, value: text)
    }

    /// The text with references such as `&#x6A;` and `&quot;` resolved (XML 4.1 and 4.6).
    ///
    /// - Returns: nil for any other: only a document type with rules of its own can explain it.
    private static func resolved(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var rest = text
        while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<ampersand]
            rest = rest[ampersand...]
            guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(rest[..<end].dropFirst())
            else { return nil }
            result += UTF8.encode(scalar) ?? .init()
            rest = rest[(end + 1)...]
        }
        return result + rest
    }

    private static let named: [(name: [UInt8], scalar: Unicode.Scalar)] = [
        (Array("amp".utf8), "&"), (Array("lt".utf8), "<"), (Array("gt".utf8), ">"),
        (Array("quot".utf8), "\""), (Array("apos".utf8), "'"),
    ]

    private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard name.first == UInt8(ascii: "#") else {
            return named.first { name.elementsEqual($0.name) }?.scalar
        }
        let isHex = name.dropFirst().first == UInt8(ascii: "x")
        let digits = name.dropFirst(isHex ? 2 : 1)
        var number: UInt32 = 0
        for digit in digits {
            let value = Character(Unicode.Scalar(digit)).hexDigitValue.map(UInt32.init)
            guard let value, isHex || value < 10, number <= 0x10FFFF else { return nil }
            number = number * (isHex ? 16 : 10) + value
        }
        return digits.isEmpty ? nil : Unicode.Scalar(number)
    }
}
