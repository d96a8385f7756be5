/// A part of a file, read at offsets that count from the start of the file. What lies outside the
/// part is not there: every read is checked, since a file can name any place.
struct ByteView {
    let bytes: [UInt8]
    let range: Range<Int>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        range = bytes.indices
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        self.range = range
    }

    var start: Int { range.lowerBound }
    var end: Int { range.upperBound }

    /// A part of this part; nil where it is not all there.
    func part(_ part: Range<Int>) -> ByteView? {
        guard start <= part.lowerBound, part.upperBound <= end else { return nil }
        return ByteView(bytes, part)
    }

    /// A part of `count` bytes; nil where it is not all there.
    func part(at offset: Int, count: Int) -> ByteView? {
        guard count >= 0, start <= offset, offset <= end, count <= end - offset else { return nil }
        return ByteView(bytes, offset..<offset + count)
    }

    func byte(at offset: Int) -> Int? {
        range.contains(offset) ? Int(bytes[offset]) : nil
    }

    /// A number of up to seven bytes, the most significant first; no bytes are 0.
    func big(at offset: Int, count: Int) -> Int? {
        guard let part = part(at: offset, count: count), count < 8 else { return nil }
        return bytes[part.range].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A number of up to seven bytes, the least significant first.
    func little(at offset: Int, count: Int) -> Int? {
        guard let part = part(at: offset, count: count), count < 8 else { return nil }
        return bytes[part.range].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func has(_ expected: some Sequence<UInt8>, at offset: Int) -> Bool {
        guard range.contains(offset) else { return false }
        return bytes[offset..<end].starts(with: expected)
    }

    func has(_ expected: String, at offset: Int) -> Bool {
        has(expected.utf8, at: offset)
    }

    /// Four bytes as text, as chunks and boxes are named; nil where they are no ASCII.
    func name(at offset: Int) -> String? {
        guard let part = part(at: offset, count: 4) else { return nil }
        let name = bytes[part.range]
        return name.allSatisfy { $0 < 0x80 } ? String(decoding: name, as: UTF8.self) : nil
    }
}
