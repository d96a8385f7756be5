import TemplateEngine
import Testing

@testable import TripModel
@testable import TripReporting

/// How a month's nights are laid out as runs, and where its weekends and today are.
@Suite struct RunViewTests {
    /// What a template writes of each month of a year.
    private func months(
        _ trips: String, _ template: String, locale: String = "en_US", today: String = "2027-06-01"
    ) throws -> [String] {
        let report = try Sample.report(trips, today: today)
        let view = ReportView(report, LocaleFormats(locale, currencies: []))
        let text = "{{#years}}{{#months}}\(template);{{/months}}{{/years}}"
        let engine = TemplateEngine(filters: [])
        var output = OutputBuffer()
        try engine.render(
            try engine.parse(TemplateSource(name: "runs.txt", text: text)), with: .object(view),
            into: &output)
        return output.text
            .split(separator: ";", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    private static let run =
        "{{#runs}}{{#trip}}{{city}}{{/trip}} {{day}}+{{length}}{{#isFromBefore}} <{{/isFromBefore}}"
        + "{{#isToNext}} >{{/isToNext}}{{#isOverlap}} x{{/isOverlap}},{{/runs}}"

    @Test func cutsARunAtTheEndsOfMonthsAndYears() throws {
        let found = try months("Oslo NO 2026-11-29 35\nRome IT 2027-01-03 1", Self.run)
        #expect(Array(found[..<10]) == Array(repeating: "", count: 10))
        #expect(found[10...12] == ["Oslo 29+2 >,", "Oslo 1+31 < >,", "Oslo 1+2 <,Rome 3+1,"])
    }

    @Test func givesOverlapsAfterTheRunsThatTheyLieOn() throws {
        let found = try months("Oslo NO 2027-06-03 5\nRome IT 2027-06-07 3", Self.run)
        #expect(found[5] == "Oslo 3+5,Rome 8+2 <,Rome 7+1 > x,")
    }

    @Test func measuresTheRoomForANameBehindARun() throws {
        let trips = """
            Oslo NO 2027-06-03 1
            Rome IT 2027-06-07 2
            Bari IT 2027-06-11 3
            Nice FR 2027-06-29 2
            """
        let found = try months(
            trips,
            "{{#runs}}{{dayAfter}}+{{room}}{{#hasMoreRoomBehind}} b{{/hasMoreRoomBehind}},{{/runs}}"
        )
        #expect(found[5] == "4+3 b,9+2,14+15,31+0,")
    }

    @Test(arguments: [
        ("en_US", "2", "1,5,5,2,0,4,2,6,3,1,5,3"),  // Saturday and Sunday
        ("ar_EG", "2", "0,4,4,1,6,3,1,5,2,0,4,2"),  // Friday and Saturday
    ])
    func countsTheDaysToTheFirstWeekend(_ locale: String, _ length: String, _ days: String) throws {
        let found = try months("Oslo NO 2027-06-03 5", "{{weekendOffset}}", locale: locale)
        #expect(found.joined(separator: ",") == days)
        let lengths = try months("Oslo NO 2027-06-03 5", "{{weekendLength}}", locale: locale)
        #expect(Set(lengths) == [length])
    }

    @Test func knowsTheMonthOfToday() throws {
        let found = try months(
            "Oslo NO 2028-02-03 5", "{{dayOfToday}}/{{dayCount}}", today: "2028-02-29")
        #expect(found.joined(separator: " ").hasPrefix("0/31 29/29 0/31 0/30"))
        let other = try months("Oslo NO 2028-02-03 5", "{{dayOfToday}}", today: "2027-02-28")
        #expect(Set(other) == ["0"])
    }
}
