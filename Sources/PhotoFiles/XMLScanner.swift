/// Splits XML (fifth edition) into tags and what stands between them.
struct XMLScanner {
    enum Token {
        /// Text, and marked sections of it.
        case text(Range<Int>)
        case comment(Range<Int>)
        case instruction(Range<Int>)
        /// Up to its first `>`, which in one with rules of its own is not the end.
        case doctype(Range<Int>)
        case tag(XMLTag)
    }

    private let file: ByteView
    private(set) var offset: Int
    private var failed = false

    /// - Returns: nil for an encoding in which a byte of ASCII may be anything else.
    init?(_ file: ByteView) {
        self.file = file
        offset = file.has([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0
        guard Self.isASCIICompatible(file, from: offset) else { return nil }
    }

    /// Whether all was split; false where something is no XML.
    var isAtEnd: Bool { !failed && offset == file.end }

    /// - Returns: nil at the end, and where something is no XML.
    mutating func next() -> Token? {
        guard !failed, offset < file.end else { return nil }
        let start = offset
        if file.bytes[start] != UInt8(ascii: "<") {
            let rest = file.bytes[start..<file.end]
            offset = rest.firstIndex(of: UInt8(ascii: "<")) ?? file.end
            return .text(start..<offset)
        }
        if file.has("<!--", at: start) {
            return skip(to: "-->", from: start + 4).map { .comment(start..<$0) }
        }
        if file.has("<![CDATA[", at: start) {
            return skip(to: "]]>", from: start + 9).map { .text(start + 9..<$0 - 3) }
        }
        if file.has("<?", at: start) {
            return skip(to: "?>", from: start + 2).map { .instruction(start..<$0) }
        }
        if file.has("<!DOCTYPE", at: start) {
            return skip(to: ">", from: start + 9).map { .doctype(start..<$0) }
        }
        var parser = XMLTagParser(file, at: start)
        guard let tag = parser.parse() else {
            failed = true
            return nil
        }
        offset = tag.range.upperBound
        return .tag(tag)
    }

    private mutating func skip(to ending: String, from start: Int) -> Int? {
        let ending = Array(ending.utf8)
        guard let first = ending.first, start <= file.end else {
            failed = true
            return nil
        }
        var place = start
        while let found = file.bytes[place..<file.end].firstIndex(of: first) {
            if file.has(ending, at: found) {
                offset = found + ending.count
                return offset
            }
            place = found + 1
        }
        failed = true
        return nil
    }

    static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    private static func isASCIICompatible(_ file: ByteView, from start: Int) -> Bool {
        let head = file.bytes[start..<min(start + 200, file.end)]
        // UTF-16 and UTF-32 have zeros among ASCII.
        guard !head.contains(0) else { return false }
        guard file.has("<?xml", at: start), let end = head.firstIndex(of: UInt8(ascii: ">")) else {
            return !file.has([0xFF, 0xFE], at: 0) && !file.has([0xFE, 0xFF], at: 0)
        }
        let declaration = String(decoding: head[..<end], as: UTF8.self).lowercased()
        guard let name = declaration.firstRange(of: "encoding") else { return true }
        let encoding = declaration[name.upperBound...].prefix { $0 != "?" }
        return ["utf-8", "us-ascii", "iso-8859-1", "windows-1252"].contains {
            encoding.contains("\"\($0)\"") || encoding.contains("'\($0)'")
        }
    }
}
