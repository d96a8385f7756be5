/// A day of the proleptic Gregorian calendar from 0001-01-01 to 9999-12-31, in no time zone.
///
/// A civil date is never an instant, so no clock, zone or clock change can move it.
package struct CivilDate: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; negative before.
    package let dayNumber: Int

    package static let first = CivilDate(dayNumber: -719_162)
    package static let last = CivilDate(dayNumber: 2_932_896)

    private init(dayNumber: Int) {
        self.dayNumber = dayNumber
    }

    /// Makes the date of a day number; nil outside the years 1 to 9999.
    ///
    /// - Parameter day: days since 1970-01-01.
    package init?(daysSince1970 day: Int) {
        guard day >= Self.first.dayNumber, day <= Self.last.dayNumber else { return nil }
        dayNumber = day
    }

    /// Makes a date of the calendar; nil where there is no such day.
    ///
    /// - Parameters:
    ///   - year: 1…9999.
    ///   - month: 1…12.
    ///   - day: 1 to the month's last day.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.days(inMonth: month, of: year)
        else { return nil }
        dayNumber = Self.dayNumber(year: year, month: month, day: day)
    }

    /// Reads exactly `YYYY-MM-DD` (ISO 8601), in ASCII digits; nil for any other form, and for a day
    /// that does not exist.
    ///
    /// - Parameter text: ten bytes.
    package init?(iso text: ArraySlice<UInt8>) {
        let fields = text.withUnsafeBufferPointer { text -> (year: Int, month: Int, day: Int)? in
            func number(_ digits: Range<Int>) -> Int? {
                var number = 0
                for place in digits {
                    let digit = text[place] &- UInt8(ascii: "0")
                    guard digit < 10 else { return nil }
                    number = number * 10 + Int(digit)
                }
                return number
            }
            guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
                let year = number(0..<4), let month = number(5..<7), let day = number(8..<10)
            else { return nil }
            return (year, month, day)
        }
        guard let fields else { return nil }
        self.init(year: fields.year, month: fields.month, day: fields.day)
    }

    /// Reads exactly `YYYY-MM-DD`; nil for any other form, and for a day that does not exist.
    package init?(_ text: String) {
        self.init(iso: Array(text.utf8)[...])
    }

    /// Days from 1970-01-01, by the era arithmetic of the 400-year cycle of 146,097 days; years
    /// start in March so that a leap day is the last of its year.
    private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The year (1…9999), month (1…12) and day of the month (1…31), by multiplications alone
    /// (Neri and Schneider, "Euclidean affine functions and their application to calendar
    /// algorithms", 2022, figure 12); years start in March as above.
    package var components: (year: Int, month: Int, day: Int) {
        let quarters = UInt64(truncatingIfNeeded: dayNumber &+ 719_468) &* 4 &+ 3
        let (century, ofCentury) = quarters.quotientAndRemainder(dividingBy: 146_097)
        let product = (ofCentury | 3) &* 2_939_745
        let marchYear = 100 &* century &+ product >> 32
        let dayOfYear = (product & 0xFFFF_FFFF) / 2_939_745 / 4
        let months = 2141 &* dayOfYear &+ 197_913
        let (month, day) = (months >> 16, (months & 0xFFFF) / 2141 &+ 1)
        // January and February belong to the year after.
        let isNext = dayOfYear >= 306
        return (
            Int(truncatingIfNeeded: isNext ? marchYear &+ 1 : marchYear),
            Int(truncatingIfNeeded: isNext ? month &- 12 : month), Int(truncatingIfNeeded: day)
        )
    }

    package var year: Int { components.year }

    /// The day of the week from 1 (Sunday) to 7 (Saturday), as Foundation counts.
    package var weekday: Int {
        // 1970-01-01 was a Thursday, weekday 5.
        let remainder = (dayNumber + 4) % 7
        return (remainder < 0 ? remainder + 7 : remainder) + 1
    }

    /// The date some days later.
    ///
    /// - Parameter days: how many; negative goes back.
    /// - Returns: nil where that leaves the years 1 to 9999.
    package func adding(days: Int) -> CivilDate? {
        let (sum, overflow) = dayNumber.addingReportingOverflow(days)
        return overflow ? nil : CivilDate(daysSince1970: sum)
    }

    /// Whole days from another date to this one; negative where this one is earlier.
    package func days(since other: CivilDate) -> Int {
        dayNumber - other.dayNumber
    }

    package static func < (left: CivilDate, right: CivilDate) -> Bool {
        left.dayNumber < right.dayNumber
    }

    /// Whether a year has 29 February, in the Gregorian calendar.
    package static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// The number of days in a month (1…12) of a year.
    package static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDate: CustomStringConvertible {
    /// `YYYY-MM-DD`.
    package var description: String {
        String(unsafeUninitializedCapacity: Self.isoLength) {
            writeISO(to: $0)
            return Self.isoLength
        }
    }

    static let isoLength = 10

    /// Writes `YYYY-MM-DD` in ASCII to the first ten bytes.
    func writeISO(to bytes: UnsafeMutableBufferPointer<UInt8>) {
        func write(_ number: Int, at place: Int) {
            bytes[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / 10)
            bytes[place + 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10)
        }
        let (year, month, day) = components
        write(year / 100, at: 0)
        write(year % 100, at: 2)
        bytes[4] = UInt8(ascii: "-")
        write(month, at: 5)
        bytes[7] = UInt8(ascii: "-")
        write(day, at: 8)
    }
}
