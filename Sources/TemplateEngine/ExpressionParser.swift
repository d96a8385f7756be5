/// Reads what a tag says: a name or quoted text, and filters with their arguments.
struct ExpressionParser {
    private let bytes: [UInt8]
    private let filters: TemplateFilters
    private var index: Int
    private let end: Int

    init(_ bytes: [UInt8], _ content: Range<Int>, filters: TemplateFilters) {
        self.bytes = bytes
        self.filters = filters
        index = content.lowerBound
        end = content.upperBound
    }

    mutating func parse(
        names: inout NameTable
    ) throws(TemplateProblem) -> Expression {
        let base = try operand(isBase: true, names: &names)
        var calls: [FilterCall] = []
        skipWhitespace()
        while take(Byte.pipe) {
            if let call = try filterCall(names: &names) { calls.append(call) }
            skipWhitespace()
        }
        guard index == end else {
            throw TemplateProblem(
                offset: index, message: "a filter begins with |: \"\(word(from: index))\" does not")
        }
        return Expression(base: base, filters: calls)
    }

    /// One filter and its arguments; nil for an unknown one where those are let pass.
    private mutating func filterCall(names: inout NameTable) throws(TemplateProblem) -> FilterCall?
    {
        skipWhitespace()
        let start = index
        let name = takeWord { $0 == Byte.colon || $0 == Byte.pipe || $0 == Byte.comma }
        guard !name.isEmpty else {
            throw TemplateProblem(offset: start, message: "the name of a filter is missing after |")
        }
        var arguments: [Operand] = []
        skipWhitespace()
        if take(Byte.colon) {
            repeat {
                skipWhitespace()
                arguments.append(try operand(isBase: false, names: &names))
                skipWhitespace()
            } while take(Byte.comma)
        }
        guard let filter = filters.byName[name] else {
            guard filters.isStrict else { return nil }
            let hint = NearestName.hint(for: name, among: Array(filters.byName.keys))
            throw TemplateProblem(offset: start, message: "unknown filter \"\(name)\"\(hint)")
        }
        guard filter.argumentCount.contains(arguments.count) else {
            throw TemplateProblem(
                offset: start,
                message: "\(name) does not take \(count(arguments.count)): write \(filter.form)")
        }
        do throws(TemplateFilterError) {
            return try FilterCall(offset: start, filter: filter, arguments: arguments)
        } catch {
            throw TemplateProblem(offset: start, message: "\(filter.form) \(error.message)")
        }
    }

    private func count(_ arguments: Int) -> String {
        arguments == 1 ? "1 argument" : "\(arguments) arguments"
    }

    private mutating func operand(
        isBase: Bool, names: inout NameTable
    ) throws(TemplateProblem) -> Operand {
        let start = index
        if index < end, TagScanner.isQuote(bytes[index]) { return .literal(try quoted()) }
        let word = takeWord {
            $0 == Byte.pipe || (!isBase && ($0 == Byte.comma || $0 == Byte.colon))
        }
        guard !word.isEmpty else {
            throw TemplateProblem(
                offset: start,
                message: isBase
                    ? "a name is missing"
                    : "an argument is missing: a number, quoted text or a name")
        }
        if !isBase, let number = number(word) { return .literal(number) }
        return try name(word, at: start, names: &names)
    }

    private mutating func quoted() throws(TemplateProblem) -> TemplateValue {
        let quote = bytes[index]
        guard let close = bytes[(index + 1)..<end].firstIndex(of: quote) else {
            throw TemplateProblem(offset: index, message: "this quote is not closed")
        }
        defer { index = close + 1 }
        return .text(String(decoding: bytes[(index + 1)..<close], as: UTF8.self))
    }

    /// Whole numbers count; those with a fraction are kept as they are written.
    private func number(_ word: String) -> TemplateValue? {
        guard let first = word.utf8.first, first == Byte.minus || (0x30...0x39).contains(first)
        else { return nil }
        if let whole = Int(word) { return .integer(whole) }
        return Double(word) == nil ? nil : .text(word)
    }

    private func name(
        _ word: String, at start: Int, names: inout NameTable
    ) throws(TemplateProblem) -> Operand {
        switch word {
        case ".": return .current
        case "@index": return .loopIndex
        case "@first": return .loopFirst
        case "@last": return .loopLast
        default: break
        }
        if word.hasPrefix("@"), filters.isStrict {
            let hint = NearestName.hint(for: word, among: ["@index", "@first", "@last"])
            throw TemplateProblem(offset: start, message: "unknown variable \"\(word)\"\(hint)")
        }
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        guard !parts.contains(where: \.isEmpty) else {
            throw TemplateProblem(
                offset: start, message: "\"\(word)\" has a dot without a name beside it")
        }
        let path = parts.map { names.index(of: String($0)) }
        return path.count == 1 ? .name(path[0]) : .path(path)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < end, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    /// The word up to whitespace or another byte that ends it.
    private mutating func takeWord(until ends: (UInt8) -> Bool) -> String {
        let start = index
        while index < end, !Byte.isWhitespace(bytes[index]), !ends(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func word(from start: Int) -> String {
        var copy = self
        copy.index = start
        return copy.takeWord { _ in false }
    }

    private mutating func skipWhitespace() {
        while index < end, Byte.isWhitespace(bytes[index]) { index += 1 }
    }
}

/// The filters that templates may use, and whether an unknown one is an error.
struct TemplateFilters {
    let byName: [String: TemplateFilter]
    let isStrict: Bool
}
