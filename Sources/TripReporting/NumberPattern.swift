import Foundation

/// How a locale writes one kind of number, learned once from a sample that Foundation wrote, so
/// that a number in a loop costs a few bytes and no formatter.
struct NumberPattern: Sendable {
    private var prefix: [UInt8] = []
    private var suffix: [UInt8] = []
    private var groupSeparator: [UInt8] = []
    private var decimalSeparator: [UInt8] = []
    private var digits = (0..<10).map { Array(String($0).utf8) }

    /// The sizes of the group before the point and of those further left (3 and 2 in India).
    private var firstGroup = 0
    private var nextGroup = 0

    /// The shortest number that is grouped has this many digits more than one group.
    private var leastDigitsBeforeGroup = 1

    /// Learns from Foundation's writing of sample numbers.
    ///
    /// - Parameters:
    ///   - decimals: how many decimals the style writes.
    ///   - format: writes a number in the locale's style.
    init(decimals: Int, _ format: (Decimal) -> String) {
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
            // Not by looking for the separator, which can stand before the currency too.
            let firstRun = format(1234).drop { !isDigit($0) }.prefix(while: isDigit)
            leastDigitsBeforeGroup = firstRun.count == 1 ? 1 : 2
        }
        // The sample has each digit from 0 to 9.
        for digit in text[first...last] where isDigit(digit) {
            if let value = digit.wholeNumberValue, value < 10 {
                digits[value] = Self.bytes([digit])
            }
        }
    }

    private static func bytes(_ characters: some Sequence<Character>) -> [UInt8] {
        Array(String(characters).utf8)
    }

    /// Appends a number.
    ///
    /// - Parameters:
    ///   - units: the number times ten to the decimals; not negative.
    ///   - decimals: how many of its last digits stand after the point.
    ///   - output: takes UTF-8.
    func append(_ units: Int128, decimals: Int, to output: inout [UInt8]) {
        var reversed: [UInt8] = []
        var rest = units
        if let small = Int(exactly: units) {
            var rest = small
            repeat {
                reversed.append(UInt8(rest % 10))
                rest /= 10
            } while rest > 0
        } else {
            while rest > 0 {
                reversed.append(UInt8(rest % 10))
                rest /= 10
            }
        }
        while reversed.count <= decimals { reversed.append(0) }
        output += prefix
        let whole = reversed.count - decimals
        let isGrouped = firstGroup > 0 && whole >= firstGroup + leastDigitsBeforeGroup
        for position in stride(from: whole - 1, through: 0, by: -1) {
            output += digits[Int(reversed[decimals + position])]
            if isGrouped, position >= firstGroup, (position - firstGroup) % nextGroup == 0 {
                output += groupSeparator
            }
        }
        if decimals > 0 {
            output += decimalSeparator
            for position in stride(from: decimals - 1, through: 0, by: -1) {
                output += digits[Int(reversed[position])]
            }
        }
        output += suffix
    }

    /// Appends digits without grouping, padded with zeros: the way numbers stand in dates.
    func appendDigits(_ number: Int, atLeast width: Int, to output: inout [UInt8]) {
        var divisor = 1
        var count = 1
        while number / divisor >= 10 {
            divisor *= 10
            count += 1
        }
        for _ in 0..<max(0, width - count) { output += digits[0] }
        while divisor > 0 {
            output += digits[number / divisor % 10]
            divisor /= 10
        }
    }
}
