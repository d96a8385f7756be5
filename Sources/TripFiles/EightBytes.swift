/// Eight bytes of a text looked at together, to pass what is of no interest quickly.
///
/// What is looked for is marked in the top bits of the bytes. A mark can be wrong in a byte behind a
/// right one, to which it lends; so only the first says something.
struct EightBytes {
    struct Marks {
        fileprivate var bits: UInt64

        static func | (left: Marks, right: Marks) -> Marks { Marks(bits: left.bits | right.bits) }

        /// How many bytes are before the first that is marked; nil where none is.
        var first: Int? {
            let tops = bits & (EightBytes.ones &* 0x80)
            return tops == 0 ? nil : tops.trailingZeroBitCount / 8
        }
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private let word: UInt64

    /// The bytes from `offset` on; nil where there are fewer than eight.
    init?(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        guard offset + 8 <= bytes.count else { return nil }
        word = UInt64(
            littleEndian: UnsafeRawBufferPointer(bytes)
                .loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Marks a byte, an ASCII character.
    func equal(to character: UInt8) -> Marks {
        let difference = word ^ (Self.ones &* UInt64(character))
        return Marks(bits: (difference &- Self.ones) & ~difference)
    }

    /// Marks bytes below one of up to 0x80.
    func below(_ bound: UInt8) -> Marks {
        Marks(bits: (word &- (Self.ones &* UInt64(bound))) & ~word)
    }

    var notASCII: Marks { Marks(bits: word) }
}
