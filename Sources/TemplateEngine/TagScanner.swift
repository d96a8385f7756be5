/// A tag of a template: where it stands and what it says.
struct Tag {
    enum Kind {
        case variable, unescaped, section, inverted, close, partial, parent, block
        case comment, delimiters
    }

    let kind: Kind
    /// From its opening to behind its closing delimiter.
    let range: Range<Int>
    /// What stands between the delimiters, without the sign for the kind and the blanks around.
    let content: Range<Int>
}

/// Finds the tags of a template one after the other, each byte looked at a bounded number of times.
struct TagScanner {
    static let delimiterLimit = 16

    private let bytes: [UInt8]
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)
    private var position = 0
    /// What was wrong with tags that were left out.
    private(set) var problems: [TemplateProblem] = []
    private(set) var work = 0

    init(_ bytes: [UInt8], from position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// The next well-formed tag, or nil at the end of the template.
    mutating func next() -> Tag? {
        while let start = find(opening, from: position) {
            var index = start + opening.count
            let isTriple = index < bytes.count && bytes[index] == UInt8(ascii: "{")
            if isTriple { index += 1 } else { skipWhitespace(&index) }
            let kind = isTriple ? .unescaped : kind(at: index)
            if !isTriple, kind != .variable { index += 1 }

            guard let end = endOfTag(kind, isTriple: isTriple, from: index, start: start) else {
                continue
            }
            position = end.upperBound
            return Tag(
                kind: kind, range: start..<end.upperBound,
                content: trimmed(index..<end.lowerBound))
        }
        position = bytes.count
        return nil
    }

    /// Changes the delimiters to the two words of a tag's content, and tells whether it could.
    mutating func setDelimiters(_ content: Range<Int>) -> Bool {
        let words = bytes[content].split(whereSeparator: Byte.isWhitespace)
        // Parsing is linear because no delimiter is long.
        guard words.count == 2,
            words.allSatisfy({ $0.count <= Self.delimiterLimit && !$0.contains(Byte.equals) })
        else { return false }
        opening = Array(words[0])
        closing = Array(words[1])
        return true
    }

    private func kind(at index: Int) -> Tag.Kind {
        guard index < bytes.count else { return .variable }
        return switch bytes[index] {
        case UInt8(ascii: "&"): .unescaped
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .inverted
        case UInt8(ascii: "/"): .close
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "<"): .parent
        case UInt8(ascii: "$"): .block
        case UInt8(ascii: "!"): .comment
        case Byte.equals: .delimiters
        default: .variable
        }
    }

    /// The closing delimiter of a tag; where there is none, a problem is noted and `position` set
    /// to where the next tag may be.
    private mutating func endOfTag(
        _ kind: Tag.Kind, isTriple: Bool, from index: Int, start: Int
    ) -> Range<Int>? {
        let closing =
            (isTriple ? [UInt8(ascii: "}")] : kind == .delimiters ? [Byte.equals] : [])
            + closing
        let resume: Int
        if kind == .comment || kind == .delimiters {
            if let end = find(closing, from: index) { return end..<(end + closing.count) }
            resume = bytes.count
        } else {
            switch findEnd(closing, from: index) {
            case .closing(let end): return end..<(end + closing.count)
            case .opening(let next): resume = next
            case .nothing: resume = bytes.count
            }
        }
        let sign = bytes[start..<min(index, bytes.count)].filter { !Byte.isWhitespace($0) }
        let shown = String(decoding: sign, as: UTF8.self)
        let missing = String(decoding: closing, as: UTF8.self)
        problems.append(
            TemplateProblem(
                offset: start, message: "\(shown) is not closed: \(missing) is missing"))
        position = resume
        return nil
    }

    private enum End {
        case closing(Int)
        case opening(Int)
        case nothing
    }

    /// Looks for a closing delimiter outside of quoted text, or for the next tag's opening.
    ///
    /// Quotes count only in front and after a `|`: a name may hold an apostrophe.
    private mutating func findEnd(_ closing: [UInt8], from start: Int) -> End {
        var index = start
        skipWhitespace(&index)
        var hasQuotes = index < bytes.count && Self.isQuote(bytes[index])
        while index < bytes.count {
            work += 1
            if matches(closing, at: index) { return .closing(index) }
            if matches(opening, at: index) { return .opening(index) }
            let byte = bytes[index]
            if hasQuotes, Self.isQuote(byte) {
                // A quote left open is reported where the content is read.
                if let end = endOfQuote(from: index) { index = end } else { hasQuotes = false }
            } else if byte == Byte.pipe {
                hasQuotes = true
            }
            index += 1
        }
        return .nothing
    }

    /// The quote that closes the one at `start`, on the same line.
    private mutating func endOfQuote(from start: Int) -> Int? {
        var index = start + 1
        while index < bytes.count, bytes[index] != Byte.newline {
            work += 1
            if bytes[index] == bytes[start] { return index }
            index += 1
        }
        return nil
    }

    static func isQuote(_ byte: UInt8) -> Bool { byte == Byte.quote || byte == Byte.apostrophe }

    private mutating func find(_ word: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + word.count <= bytes.count {
            if bytes[index] == word[0], matches(word, at: index) {
                work += index - start + 1
                return index
            }
            index += 1
        }
        work += index - start
        return nil
    }

    private func matches(_ word: [UInt8], at index: Int) -> Bool {
        guard index + word.count <= bytes.count else { return false }
        for (offset, byte) in word.enumerated() where bytes[index + offset] != byte {
            return false
        }
        return true
    }

    private func skipWhitespace(_ index: inout Int) {
        while index < bytes.count, Byte.isWhitespace(bytes[index]) { index += 1 }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, Byte.isWhitespace(bytes[start]) { start += 1 }
        while start < end, Byte.isWhitespace(bytes[end - 1]) { end -= 1 }
        return start..<end
    }
}
