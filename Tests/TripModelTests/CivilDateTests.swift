import Foundation
import Testing

@testable import TripModel

/// Days of the calendar.
@Suite struct CivilDateTests {
    /// A day as Foundation tells it.
    private struct Day: Equatable {
        let year, month, day, weekday: Int
    }

    @Test func agreesWithFoundationOnEveryDay() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = DateComponents(year: 1600, month: 1, day: 1)
        let end = DateComponents(year: 2400, month: 12, day: 31)
        let first = Int(try #require(calendar.date(from: start)).timeIntervalSince1970) / 86_400
        let last = Int(try #require(calendar.date(from: end)).timeIntervalSince1970) / 86_400
        var stepped = try #require(CivilDate(year: 1600, month: 1, day: 1))
        var differences: [String] = []
        for number in first...last {
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekday],
                from: Date(timeIntervalSince1970: Double(number) * 86_400))
            let expected = Day(
                year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0,
                weekday: parts.weekday ?? 0)
            let made = CivilDate(year: expected.year, month: expected.month, day: expected.day)
            let (year, month, day) = stepped.components
            let found = Day(year: year, month: month, day: day, weekday: stepped.weekday)
            if found != expected || made != stepped || stepped.dayNumber != number {
                differences.append("\(number): \(found), not \(expected)")
            }
            guard let next = stepped.adding(days: 1) else { break }
            stepped = next
        }
        // Two cycles of 400 years of 146,097 days, and the leap year 2400.
        #expect(last - first + 1 == 2 * 146_097 + 366)
        #expect(stepped.description == "2401-01-01")
        #expect(differences.prefix(5) == [])
    }

    /// The answers are those of Python's `datetime`, with days since 1970 and ISO weekdays.
    @Test(arguments: [
        ("0001-01-01", -719_162, 1), ("0001-12-31", -718_798, 1), ("0004-02-29", -718_008, 7),
        ("0100-03-01", -682_944, 1), ("0400-02-29", -573_372, 2), ("1000-01-01", -354_285, 3),
        ("1582-10-04", -141_438, 1), ("1582-10-15", -141_427, 5), ("1599-12-31", -135_141, 5),
        ("1969-12-31", -1, 3), ("1970-01-01", 0, 4), ("2000-02-29", 11_016, 2),
        ("2027-06-12", 20_981, 6), ("2401-01-01", 157_420, 1), ("9999-12-31", 2_932_896, 5),
    ])
    func countsDays(_ text: String, _ dayNumber: Int, _ isoWeekday: Int) throws {
        let date = try #require(CivilDate(text))
        #expect(date.dayNumber == dayNumber)
        #expect(date.weekday == isoWeekday % 7 + 1)
        #expect(date.description == text)
        #expect(CivilDate(daysSince1970: dayNumber) == date)
    }

    @Test(arguments: [
        "", "2027", "2027-06", "2027-6-12", "2027-06-1", "27-06-12", "2027-06-12 ", " 2027-06-12",
        "2027/06/12", "20270612", "2027-06-12T00:00", "2027-06-12Z", "+027-06-12", "-001-06-12",
        "02027-06-12", "10000-01-01", "2027-W24-6", "2027-06--1", "2027-0x-12", "２０２７-06-12",
        "2027‐06‐12", "12-06-2027", "2027-06-1\0",
    ])
    func refusesOtherForms(_ text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test(arguments: [
        "0000-01-01", "0000-12-31", "2027-00-10", "2027-13-01", "2027-99-01", "2027-01-00",
        "2027-01-32", "2027-04-31", "2027-06-31", "2027-09-31", "2027-11-31", "2027-02-29",
        "2026-02-29", "1900-02-29", "2100-02-29", "2024-02-30", "2000-02-30", "9999-12-32",
    ])
    func refusesDaysThatDoNotExist(_ text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test(arguments: ["2024-02-29", "2000-02-29", "1600-02-29", "0004-02-29", "2027-12-31"])
    func takesDaysThatExist(_ text: String) {
        #expect(CivilDate(text)?.description == text)
    }

    @Test func readsASliceOfAFile() {
        let file = Array("{\"start\": \"2027-06-12\"}".utf8)
        #expect(CivilDate(iso: file[11..<21])?.description == "2027-06-12")
        #expect(CivilDate(iso: file[10..<20]) == nil)
    }

    @Test(arguments: [
        (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (Int.max, 1, 1), (Int.min, 1, 1), (2027, 0, 1),
        (2027, 13, 1), (2027, Int.min, 1), (2027, 1, 0), (2027, 1, -1), (2027, 1, Int.max),
    ])
    func refusesNumbersOutsideTheCalendar(_ year: Int, _ month: Int, _ day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test(arguments: [
        ("2027-12-30", 3, "2028-01-02"), ("2024-02-28", 1, "2024-02-29"),
        ("2023-02-28", 1, "2023-03-01"), ("2028-01-01", -1, "2027-12-31"),
        ("2027-06-12", 0, "2027-06-12"), ("1970-01-01", -719_162, "0001-01-01"),
        ("0001-01-01", 3_652_058, "9999-12-31"),
    ])
    func adds(_ text: String, _ days: Int, _ sum: String) throws {
        let date = try #require(CivilDate(text))
        let later = try #require(date.adding(days: days))
        #expect(later.description == sum)
        #expect(later.days(since: date) == days)
        #expect(date.days(since: later) == -days)
        #expect((date < later) == (days > 0))
    }

    @Test(arguments: [
        ("9999-12-31", 1), ("0001-01-01", -1), ("9999-12-31", Int.max), ("0001-01-01", Int.min),
        ("2027-01-01", Int.max),
    ])
    func addsNothingOutsideTheCalendar(_ text: String, _ days: Int) throws {
        #expect(try #require(CivilDate(text)).adding(days: days) == nil)
    }

    @Test func hasEndsOfTheCalendar() {
        #expect(CivilDate.first.description == "0001-01-01")
        #expect(CivilDate.last.description == "9999-12-31")
        #expect(CivilDate(daysSince1970: -719_163) == nil)
        #expect(CivilDate(daysSince1970: 2_932_897) == nil)
    }
}
