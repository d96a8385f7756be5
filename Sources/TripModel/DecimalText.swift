/// A decimal number read exactly from text: digits × 10^exponent.
///
/// The grammar is that of RFC 8259 section 6, with leading zeros allowed. Zeros at the end of the
/// digits are moved into the exponent, so that `1.50` and `1.5` are the same number.
package struct DecimalText: Sendable {
    package let isNegative: Bool
    package let digits: Int
    package let exponent: Int

    /// Why a text is no number that can be held.
    package enum Problem: Error {
        case notANumber

        /// It needs more than 18 significant digits or an exponent past ±99.
        case tooManyDigits
    }

    /// Reads a number; nil for any other form, and where it cannot be held exactly.
    ///
    /// - Parameter text: ASCII bytes, `-?digits(.digits)?([eE][+-]?digits)?`.
    package init?(_ text: ArraySlice<UInt8>) {
        guard let number = try? Self(exactly: text) else { return nil }
        self = number
    }

    /// Reads a number.
    ///
    /// - Parameter text: ASCII bytes, `-?digits(.digits)?([eE][+-]?digits)?`.
    /// - Throws: `Problem` for any other form, and where it cannot be held exactly.
    package init(exactly text: ArraySlice<UInt8>) throws(Problem) {
        self = try text.withUnsafeBufferPointer { text throws(Problem) in
            try DecimalText(reading: text[...])
        }
    }

    private init(reading text: Slice<UnsafeBufferPointer<UInt8>>) throws(Problem) {
        var rest = text
        var negative = false
        if rest.first == UInt8(ascii: "-") {
            negative = true
            rest = rest.dropFirst()
        }
        var digits = 0
        var exponent = 0
        var pendingZeros = 0
        var seen = 0
        var isTooLong = false
        func take(fraction: Bool) -> Bool {
            let before = seen
            while let byte = rest.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                rest = rest.dropFirst()
                seen += 1
                if fraction { exponent -= 1 }
                if byte == UInt8(ascii: "0") {
                    pendingZeros += 1
                    continue
                }
                if digits != 0 {
                    for _ in 0..<min(pendingZeros, 19) {
                        isTooLong = isTooLong || digits >= 100_000_000_000_000_000
                        if !isTooLong { digits *= 10 }
                    }
                }
                pendingZeros = 0
                isTooLong = isTooLong || digits >= 100_000_000_000_000_000
                if !isTooLong { digits = digits * 10 + Int(byte - UInt8(ascii: "0")) }
            }
            return seen > before
        }
        guard take(fraction: false) else { throw .notANumber }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard take(fraction: true) else { throw .notANumber }
        }
        exponent += pendingZeros
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            var sign = 1
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
                sign = rest.first == UInt8(ascii: "-") ? -1 : 1
                rest = rest.dropFirst()
            }
            guard !rest.isEmpty else { throw .notANumber }
            var power = 0
            for byte in rest {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
                    throw .notANumber
                }
                power = min(power * 10 + Int(byte - UInt8(ascii: "0")), 100)
            }
            isTooLong = isTooLong || (power > 99 && digits != 0)
            exponent += sign * power
            rest = rest.dropFirst(rest.count)
        }
        guard rest.isEmpty else { throw .notANumber }
        guard !isTooLong else { throw .tooManyDigits }
        isNegative = negative && digits != 0
        self.digits = digits
        self.exponent = digits == 0 ? 0 : exponent
    }
}
