import TemplateEngine
import TripModel

/// Dates by a pattern in the locale's words; the number of a value is `CivilDate.dayNumber`.
final class DateFormat: TemplateFormat {
    /// A part of the pattern with all that it needs looked up already. Words are given by their
    /// places, so that a step holds no reference.
    private enum Step: Sendable {
        case text(Int)
        case year(Int)
        case yearOfCentury
        case month(Int)
        case dayOfMonth(Int)
        case dayOfYear(Int)
        case dayOfWeek
        /// The place of January.
        case monthName(Int)
        /// The place of Sunday.
        case weekdayName(Int)
    }

    private let steps: [Step]
    /// The words of the steps in UTF-8, one after the other, and where each is.
    private let letters: [UInt8]
    private let words: [Range<Int>]
    private let symbols: DateSymbols
    private let digits: NumberPattern
    private let firstWeekday: Int
    private let iso = ISODateFormat()

    init(
        _ pattern: DatePattern, symbols: DateSymbols, digits: NumberPattern, firstWeekday: Int
    ) {
        self.symbols = symbols
        self.digits = digits
        self.firstWeekday = firstWeekday
        var steps: [Step] = []
        var letters: [UInt8] = []
        var words: [Range<Int>] = []
        for part in pattern.parts {
            let (step, own) = Self.step(part, symbols, words.count)
            steps.append(step)
            for word in own {
                words.append(letters.count..<letters.count + word.count)
                letters += word
            }
        }
        self.steps = steps
        self.letters = letters
        self.words = words
    }

    /// - Returns: the step for a part of the pattern, and its words if they begin at a place.
    private static func step(
        _ part: DatePattern.Part, _ symbols: DateSymbols, _ place: Int
    ) -> (Step, [[UInt8]]) {
        switch part {
        case .literal(let bytes): (.text(place), [bytes])
        case .field("y", 2): (.yearOfCentury, [])
        case .field("y", let width), .field("u", let width): (.year(width), [])
        case .field("d", let width): (.dayOfMonth(width), [])
        case .field("D", let width): (.dayOfYear(width), [])
        case .field("M", let width) where width < 3: (.month(width), [])
        case .field("L", let width) where width < 3: (.month(width), [])
        case .field("c", let width) where width < 3: (.dayOfWeek, [])
        case .field("M", let width), .field("L", let width):
            (.monthName(place), symbols.months(width, standsAlone: part.letter == "L"))
        case .field("E", let width), .field("c", let width):
            (.weekdayName(place), symbols.weekdays(width, standsAlone: part.letter == "c"))
        case .field(_, let width): (.text(place), [symbols.era(width)])
        }
    }

    /// The same locale's way of another pattern.
    func with(_ pattern: DatePattern) -> DateFormat {
        DateFormat(pattern, symbols: symbols, digits: digits, firstWeekday: firstWeekday)
    }

    func isEmpty(_ number: Int) -> Bool { false }

    func plain(_ number: Int) -> TemplateValue { .formatted(number, iso) }

    func write(_ number: Int, to output: inout OutputBuffer) {
        guard let date = CivilDate(daysSince1970: number) else { return }
        let (year, month, day) = date.components
        for step in steps {
            switch step {
            case .text(let place): append(place, to: &output)
            case .year(let width): digits.appendDigits(year, atLeast: width, to: &output)
            case .yearOfCentury: digits.appendDigits(year % 100, atLeast: 2, to: &output)
            case .month(let width): digits.appendDigits(month, atLeast: width, to: &output)
            case .dayOfMonth(let width): digits.appendDigits(day, atLeast: width, to: &output)
            case .dayOfYear(let width):
                let start = CivilDate(year: year, month: 1, day: 1) ?? date
                digits.appendDigits(date.days(since: start) + 1, atLeast: width, to: &output)
            case .dayOfWeek:
                let place = (date.weekday - firstWeekday + 7) % 7 + 1
                digits.appendDigits(place, atLeast: 1, to: &output)
            case .monthName(let place): append(place + month - 1, to: &output)
            case .weekdayName(let place): append(place + date.weekday - 1, to: &output)
            }
        }
    }

    private func append(_ word: Int, to output: inout OutputBuffer) {
        letters.withUnsafeBufferPointer {
            output.append(UnsafeBufferPointer(rebasing: $0[words[word]]))
        }
    }
}

/// Dates as `YYYY-MM-DD`, whatever the locale.
final class ISODateFormat: TemplateFormat {
    func isEmpty(_ number: Int) -> Bool { false }

    func write(_ number: Int, to output: inout OutputBuffer) {
        guard let date = CivilDate(daysSince1970: number) else { return }
        let (year, month, day) = date.components
        output.appendDecimal(year, atLeast: 4)
        output.append(UInt8(ascii: "-"))
        output.appendDecimal(month, atLeast: 2)
        output.append(UInt8(ascii: "-"))
        output.appendDecimal(day, atLeast: 2)
    }

    func plain(_ number: Int) -> TemplateValue { .formatted(number, self) }
}
