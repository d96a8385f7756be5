/// The grammar of values, lists and objects (RFC 8259, sections 3 to 5), made of recursion.
struct JSONParser {
    /// How deep lists and objects may stand in each other, so that recursion is bounded.
    private static let deepestNesting = 100

    private var cursor: JSONCursor
    private var nodes: [JSONNode] = []
    private var keys = JSONKeys()

    /// All nodes in document order, nil where reading had to stop, and all errors.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> ([JSONNode]?, [JSONProblem]) {
        var parser = JSONParser(cursor: JSONCursor(bytes))
        do throws(JSONProblem) {
            try parser.parseFile()
            return (parser.nodes, parser.cursor.problems)
        } catch {
            return (nil, parser.cursor.problems + [error])
        }
    }

    private init(cursor: JSONCursor) {
        self.cursor = cursor
        // Trips have a value or key in about twelve bytes; a hostile file must not reserve much.
        nodes.reserveCapacity(min(cursor.bytes.count / 10 + 1, 1 << 20))
    }

    private mutating func parseFile() throws(JSONProblem) {
        if JSONText.isUTF16(cursor.bytes) {
            throw JSONProblem(0, "the file is UTF-16: save it as UTF-8")
        }
        if cursor.bytes.starts(with: UTF8Sequence.byteOrderMark) { cursor.position = 3 }
        try cursor.skipSpace()
        guard !cursor.isAtEnd else {
            throw JSONProblem(0, "the file is empty: write at least {} or []")
        }
        try parseValue(depth: 0)
        try cursor.skipSpace()
        guard cursor.isAtEnd else { throw unexpected("the end of the file") }
    }

    private mutating func parseValue(depth: Int) throws(JSONProblem) {
        switch cursor.byte {
        case UInt8(ascii: "\""): append(try JSONString.scan(&cursor))
        case UInt8(ascii: "{"): try parseObject(depth: depth + 1)
        case UInt8(ascii: "["): try parseArray(depth: depth + 1)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "."):
            append(JSONNumber.scan(&cursor))
        case UInt8(ascii: "'"): append(try JSONSingleQuoted.scan(&cursor))
        case let byte where JSONWord.isWordByte(byte): append(JSONWord.scan(&cursor))
        default: throw unexpected("a value")
        }
    }

    private mutating func parseArray(depth: Int) throws(JSONProblem) {
        let list = try open(.array, depth: depth)
        var count = 0
        while true {
            try passStrayCommas()
            if cursor.skip("]") { break }
            try requireMore(in: list)
            try parseValue(depth: depth)
            count += 1
            try passComma(in: list)
        }
        close(list, count: count)
    }

    private mutating func parseObject(depth: Int) throws(JSONProblem) {
        let object = try open(.object, depth: depth)
        var count = 0
        var seen = JSONKeySigns()
        while true {
            try cursor.skipSpace()
            if cursor.byte != UInt8(ascii: "\"") {
                try passStrayCommas()
                if cursor.skip("}") { break }
                try requireMore(in: object)
            }
            let key = try JSONKey.scan(&cursor)
            append(key)
            seen.add(key, cursor.bytes)
            try passColon()
            if cursor.byte == UInt8(ascii: ",") || cursor.byte == UInt8(ascii: "}") {
                cursor.report(unexpected("a value after \":\""))
                append(JSONNode(kind: .malformed, range: cursor.position..<cursor.position))
            } else {
                try parseValue(depth: depth)
            }
            count += 1
            try passComma(in: object)
        }
        close(object, count: count)
        if seen.mayRepeat { keys.reportDuplicates(in: object, of: nodes, &cursor) }
    }

    private mutating func open(_ kind: JSONKind, depth: Int) throws(JSONProblem) -> Int {
        guard depth <= Self.deepestNesting else {
            let message = "lists and objects can be nested \(Self.deepestNesting) deep at most"
            throw JSONProblem(cursor.position, message)
        }
        append(JSONNode(kind: kind, range: cursor.position..<cursor.position))
        cursor.position += 1
        return nodes.count - 1
    }

    private mutating func close(_ container: Int, count: Int) {
        nodes[container].count = UInt32(truncatingIfNeeded: count)
        nodes[container].end = UInt32(truncatingIfNeeded: cursor.position)
        nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
    }

    private mutating func append(_ node: JSONNode) {
        var node = node
        node.next = UInt32(truncatingIfNeeded: nodes.count + 1)
        nodes.append(node)
    }

    private mutating func passStrayCommas() throws(JSONProblem) {
        try cursor.skipSpace()
        guard cursor.byte == UInt8(ascii: ",") else { return }
        cursor.report(JSONProblem(cursor.position, "there is no value before this comma"))
        while cursor.skip(",") { try cursor.skipSpace() }
    }

    private mutating func passColon() throws(JSONProblem) {
        try cursor.skipSpace()
        if !cursor.skip(":") {
            let problem = unexpected("\":\" after the key")
            guard cursor.skip("=") || startsValue else { throw problem }
            cursor.report(problem)
        }
        try cursor.skipSpace()
    }

    /// Passes the comma after a value; the bracket that may stand in its place is left.
    private mutating func passComma(in container: Int) throws(JSONProblem) {
        let end = cursor.position
        try cursor.skipSpace()
        if cursor.byte == UInt8(ascii: ",") {
            let last = nodes[nodes.count - 1]
            if last.kind == .number, nodes[container].kind == .object,
                JSONNumber.passDecimalComma(after: last, &cursor)
            {
                nodes[nodes.count - 1].kind = .malformed
                try passComma(in: container)
                return
            }
            cursor.position += 1
            return
        }
        let closer = closer(of: container)
        if cursor.byte == closer { return }
        try requireMore(in: container)
        let expected = "\",\" or \(SafeText.quoted([closer])) after this value"
        let isKeyNext = cursor.byte == UInt8(ascii: "\"")
        guard nodes[container].kind == .object ? isKeyNext : startsValue else {
            let isInText = cursor.position == end && cursor.bytes[end - 1] == UInt8(ascii: "\"")
            throw unexpected(
                expected,
                hint: isInText ? "a quotation mark inside a string is written as \\\"" : nil)
        }
        cursor.report(JSONProblem(end, "expected \(expected), found \(cursor.found)"))
    }

    /// Throws where the file ends inside a container, or where a bracket of the other kind stands.
    private func requireMore(in container: Int) throws(JSONProblem) {
        let isOther = cursor.byte == UInt8(ascii: "}") || cursor.byte == UInt8(ascii: "]")
        guard cursor.isAtEnd || isOther else { return }
        let noun = nodes[container].kind == .array ? "list" : "object"
        let closer = SafeText.quoted([closer(of: container)])
        throw JSONProblem(
            cursor.position,
            "expected \(closer), found \(cursor.found): nothing closes the \(noun) opened at",
            at: Int(nodes[container].start))
    }

    private func closer(of container: Int) -> UInt8 {
        nodes[container].kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}")
    }

    /// Whether what stands next can only be a value, whatever is missing before it.
    private var startsValue: Bool {
        switch cursor.byte {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    private func unexpected(_ expected: String, hint: String? = nil) -> JSONProblem {
        JSONProblem(
            cursor.position, "expected \(expected), found \(cursor.found)",
            hint: hint ?? cursor.hintAboutFound)
    }
}
