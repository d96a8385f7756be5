/// Bytes that grow at their end: what templates are rendered into. A page is made of a million
/// appends, which must not each ask whether an array is shared.
package struct OutputBuffer: ~Copyable, @unchecked Sendable {
    // Unchecked, since the memory belongs to this value alone, as the type cannot be copied.
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    package private(set) var count = 0

    /// - Parameter capacity: how many bytes to expect; room that is not used costs nothing.
    package init(capacity: Int = 256) {
        start = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit { start.deallocate() }

    /// The text that some work writes.
    package static func text(_ write: (inout OutputBuffer) -> Void) -> String {
        var buffer = OutputBuffer()
        write(&buffer)
        return buffer.text
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: count)
    }

    /// Takes away what was appended since a count; the room stays.
    package mutating func removeAll(from start: Int = 0) { count = start }

    // MARK: Appending

    package mutating func append(_ byte: UInt8) {
        reserve(1)
        start[count] = byte
        count += 1
    }

    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).update(from: first, count: bytes.count)
        count += bytes.count
    }

    package mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    package mutating func append(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    package mutating func append(_ text: String) {
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
        if isContiguous == nil { append(Array(text.utf8)) }
    }

    /// Appends a number in decimal digits, with zeros before it up to a width.
    package mutating func appendDecimal(_ number: Int, atLeast width: Int = 1) {
        if number < 0 { append(Byte.minus) }
        var rest = number.magnitude
        var length = 1
        var power: UInt = 10
        while length < 20, rest >= power {
            length += 1
            power &*= 10
        }
        length = max(length, width)
        reserve(length)
        var place = count + length
        while place > count {
            place -= 1
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
            rest = quotient
        }
        count += length
    }

    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if more > capacity - count { grow(by: more) }
    }

    @inline(never)
    private mutating func grow(by more: Int) {
        capacity = max(count + more, 2 * capacity)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }

    // MARK: Escaping

    /// Appends text with the characters replaced that mean something in HTML.
    mutating func appendEscaped(_ text: String) {
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable {
            appendEscaped($0)
        }
        if isContiguous == nil {
            Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0) }
        }
    }

    /// Escapes what was appended since a count.
    mutating func escape(from begin: Int) {
        guard let special = (begin..<count).first(where: { Self.isSpecial(start[$0]) }) else {
            return
        }
        let tail = Array(bytes[special...])
        count = special
        tail.withUnsafeBufferPointer { appendEscaped($0) }
    }

    /// Copies the runs between special bytes whole.
    private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        var runStart = 0
        for index in bytes.indices where Self.isSpecial(bytes[index]) {
            append(UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
            append(Self.entity(for: bytes[index]))
            runStart = index + 1
        }
        append(UnsafeBufferPointer(rebasing: bytes[runStart...]))
    }

    /// One bit for each of `"`, `&`, `'`, `<` and `>`, which are all below 64.
    private static let specials: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

    @inline(__always)
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 64 && specials >> UInt64(byte) & 1 == 1
    }

    private static func entity(for byte: UInt8) -> String {
        switch byte {
        case 0x22: "&quot;"
        case 0x26: "&amp;"
        case 0x27: "&#39;"
        case 0x3C: "&lt;"
        default: "&gt;"
        }
    }
}
