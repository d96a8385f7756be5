import Foundation
import TemplateEngine

/// How a locale writes one kind of number, learned once from a sample that Foundation wrote, so
/// that a number in a loop costs a few bytes and no formatter.
struct NumberPattern: Sendable {
    private var prefix: [UInt8] = []
    private var suffix: [UInt8] = []
    private var groupSeparator: [UInt8] = []
    private var decimalSeparator: [UInt8] = []

    /// The UTF-8 of the ten digits, one after another: all are of one length.
    private var digits: [UInt8] = Array("0123456789".utf8)
    private var digitLength = 1

    /// The sizes of the group before the point and of those further left (3 and 2 in India).
    private var firstGroup = 0
    private var nextGroup = 0

    /// The shortest number that is grouped has this many digits more than one group.
    private var leastDigitsBeforeGroup = 1

    /// ASCII digits with a point and no groups, whatever the locale.
    static let plain = NumberPattern()

    private init() { decimalSeparator = Array(".".utf8) }

    /// Learns from Foundation's writing of sample numbers.
    ///
    /// - Parameters:
    ///   - decimals: how many decimals the style writes.
    ///   - other: another pattern of the locale: which numbers are grouped is the same in all.
    ///   - format: writes a number in the locale's style.
    init(decimals: Int, like other: NumberPattern? = nil, _ format: (Decimal) -> String) {
        var sample = Decimal(1_234_567_890)
        if decimals > 0 { sample += Decimal(sign: .plus, exponent: -decimals, significand: 1) }
        let text = Array(format(sample))
        let isDigit = { (character: Character) in
            character.isWholeNumber && character.unicodeScalars.count == 1
        }
        guard let first = text.firstIndex(where: isDigit),
            let last = text.lastIndex(where: isDigit)
        else { return }
        prefix = Self.bytes(text[..<first])
        suffix = Self.bytes(text[(last + 1)...])
        var groups: [Int] = []
        var separators: [[UInt8]] = []
        var index = first
        while index <= last {
            let run = text[index..<(last + 1)].prefix(while: isDigit)
            groups.append(run.count)
            index += run.count
            let between = text[index..<(last + 1)].prefix { !isDigit($0) }
            if !between.isEmpty { separators.append(Self.bytes(between)) }
            index += between.count
        }
        if decimals > 0 {
            decimalSeparator = separators.popLast() ?? Array(".".utf8)
            groups.removeLast()
        }
        if let separator = separators.last, groups.count > 1 {
            groupSeparator = separator
            firstGroup = groups[groups.count - 1]
            nextGroup = groups.count > 2 ? groups[groups.count - 2] : firstGroup
            leastDigitsBeforeGroup =
                other?.leastDigitsBeforeGroup
                // Not by looking for the separator, which can stand before the currency too.
                ?? (1...4).first { count in
                    let number = pow(Decimal(10), firstGroup + count - 1)
                    return format(number).drop { !isDigit($0) }.prefix(while: isDigit).count
                        == count
                } ?? 1
        }
        // The sample has each digit from 0 to 9.
        var found = Array(repeating: [UInt8](), count: 10)
        for digit in text[first...last] where isDigit(digit) {
            if let value = digit.wholeNumberValue, value < 10 { found[value] = Self.bytes([digit]) }
        }
        // Digits that are not all of one length stay those of ASCII.
        guard let length = found.first?.count, found.allSatisfy({ $0.count == length }) else {
            return
        }
        digits = Array(found.joined())
        digitLength = length
    }

    /// The same without groups, as years are written.
    var ungrouped: NumberPattern {
        var pattern = self
        pattern.firstGroup = 0
        return pattern
    }

    /// Whether a number below 1000 is its ASCII digits and nothing else.
    private var isPlain: Bool {
        prefix.isEmpty && suffix.isEmpty && digitLength == 1 && (firstGroup == 0 || firstGroup > 2)
    }

    private static func bytes(_ characters: some Sequence<Character>) -> [UInt8] {
        Array(String(characters).utf8)
    }

    /// Appends a whole number; not negative.
    func append(_ number: Int, to output: inout OutputBuffer) {
        if isPlain, number < 1000 {
            output.appendDecimal(number)
        } else {
            append(Int128(number), decimals: 0, to: &output)
        }
    }

    /// Appends a number.
    ///
    /// - Parameters:
    ///   - units: the number times ten to the decimals; not negative.
    ///   - decimals: how many of its last digits stand after the point.
    ///   - output: takes UTF-8.
    func append(_ units: Int128, decimals: Int, to output: inout OutputBuffer) {
        output.append(prefix)
        // No number of 128 bits has more digits, none has fewer than its decimals and one.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40 + decimals) { reversed in
            var count = 0
            var large = units
            // Most numbers fit a machine word, which divides many times faster.
            while large > Int.max {
                reversed[count] = UInt8(large % 10)
                large /= 10
                count += 1
            }
            var rest = Int(large)
            while rest > 0 || count <= decimals {
                reversed[count] = UInt8(rest % 10)
                rest /= 10
                count += 1
            }
            let isGrouped =
                firstGroup > 0 && count - decimals >= firstGroup + leastDigitsBeforeGroup
            for place in stride(from: count - 1, through: 0, by: -1) {
                append(digit: Int(reversed[place]), to: &output)
                let position = place - decimals
                if position == 0, decimals > 0 {
                    output.append(decimalSeparator)
                } else if isGrouped, position >= firstGroup,
                    (position - firstGroup) % nextGroup == 0
                {
                    output.append(groupSeparator)
                }
            }
        }
        output.append(suffix)
    }

    /// Appends digits without grouping, padded with zeros: the way numbers stand in dates.
    func appendDigits(_ number: Int, atLeast width: Int, to output: inout OutputBuffer) {
        if digitLength == 1, digits[0] == UInt8(ascii: "0") {
            return output.appendDecimal(number, atLeast: width)
        }
        let ascii = String(number).utf8
        for _ in 0..<max(0, width - ascii.count) { append(digit: 0, to: &output) }
        for digit in ascii { append(digit: Int(digit - UInt8(ascii: "0")), to: &output) }
    }

    private func append(digit: Int, to output: inout OutputBuffer) {
        if digitLength == 1 {
            output.append(digits[digit])
        } else {
            output.append(digits[digit * digitLength..<(digit + 1) * digitLength])
        }
    }
}
