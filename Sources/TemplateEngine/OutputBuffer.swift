/// Bytes that grow at their end: what templates are rendered into. A page is made of a million
/// appends, which must not each ask whether an array is shared.
package struct OutputBuffer: ~Copyable, @unchecked Sendable {
    // Unchecked, since the memory belongs to this value alone, as the type cannot be copied.
    private var memory: UnsafeMutableRawBufferPointer
    package private(set) var count = 0

    /// - Parameter capacity: how many bytes to expect; room that is not used costs nothing.
    package init(capacity: Int = 256) {
        memory = .allocate(byteCount: max(capacity, 16), alignment: 1)
    }

    deinit { memory.deallocate() }

    /// The text that some work writes.
    package static func text(_ write: (inout OutputBuffer) -> Void) -> String {
        var buffer = OutputBuffer()
        write(&buffer)
        return buffer.text
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: memory[..<count])
    }

    // MARK: Appending

    package mutating func append(_ byte: UInt8) {
        reserve(1)
        memory[count] = byte
        count += 1
    }

    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        reserve(bytes.count)
        UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: bytes)
        count += bytes.count
    }

    package mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { append($0) }
    }

    package mutating func append(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { append($0) }
    }

    package mutating func append(_ text: String) {
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable {
            append(UnsafeRawBufferPointer($0))
        }
        if isContiguous == nil { append(Array(text.utf8)) }
    }

    /// Appends a number in decimal digits, with zeros before it up to a width.
    package mutating func appendDecimal(_ number: Int, atLeast width: Int = 1) {
        if number < 0 { append(Byte.minus) }
        var rest = number.magnitude
        var length = 1
        var limit: UInt = 10
        while length < 20, rest >= limit {
            length += 1
            limit = length < 20 ? limit * 10 : limit
        }
        length = max(length, width)
        reserve(length)
        for place in stride(from: count + length - 1, through: count, by: -1) {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            memory[place] = UInt8(ascii: "0") + UInt8(digit)
            rest = quotient
        }
        count += length
    }

    /// Takes away what was appended since a count; the room stays.
    package mutating func removeAll(from start: Int = 0) { count = start }

    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if count + more > memory.count { grow(count + more) }
    }

    @inline(never)
    private mutating func grow(_ needed: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(
            byteCount: max(needed, 2 * memory.count), alignment: 1)
        larger.copyMemory(from: bytes)
        memory.deallocate()
        memory = larger
    }

    // MARK: Escaping

    /// Appends text with the characters replaced that mean something in HTML.
    mutating func appendEscaped(_ text: String) {
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable {
            appendEscaped(UnsafeRawBufferPointer($0))
        }
        if isContiguous == nil {
            Array(text.utf8).withUnsafeBytes { appendEscaped($0) }
        }
    }

    /// Escapes what was appended since a count.
    mutating func escape(from start: Int) {
        guard (start..<count).contains(where: { Self.isSpecial(memory[$0]) }) else { return }
        let tail = Array(memory[start..<count])
        count = start
        tail.withUnsafeBytes { appendEscaped($0) }
    }

    /// Copies the runs between special bytes whole.
    private mutating func appendEscaped(_ bytes: UnsafeRawBufferPointer) {
        var runStart = 0
        for index in bytes.indices where Self.isSpecial(bytes[index]) {
            append(UnsafeRawBufferPointer(rebasing: bytes[runStart..<index]))
            append(Self.entity(for: bytes[index]))
            runStart = index + 1
        }
        append(UnsafeRawBufferPointer(rebasing: bytes[runStart...]))
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
