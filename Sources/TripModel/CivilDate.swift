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
        guard text.count == 10 else { return nil }
        var fields = [0, 0, 0]
        var field = 0
        for (position, byte) in text.enumerated() {
            if position == 4 || position == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
                field += 1
            } else {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
                fields[field] = fields[field] * 10 + Int(byte &- UInt8(ascii: "0"))
            }
        }
        self.init(year: fields[0], month: fields[1], day: fields[2])
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

    /// The year (1…9999), month (1…12) and day of the month (1…31).
    package var components: (year: Int, month: Int, day: Int) {
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, day)
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
        var bytes: [UInt8] = []
        bytes.reserveCapacity(10)
        appendISO(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends `YYYY-MM-DD` in ASCII.
    package func appendISO(to output: inout [UInt8]) {
        let (year, month, day) = components
        Self.append(year, digits: 4, to: &output)
        output.append(UInt8(ascii: "-"))
        Self.append(month, digits: 2, to: &output)
        output.append(UInt8(ascii: "-"))
        Self.append(day, digits: 2, to: &output)
    }

    private static func append(_ number: Int, digits: Int, to output: inout [UInt8]) {
        var divisor = digits == 4 ? 1000 : 10
        while divisor > 0 {
            output.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
