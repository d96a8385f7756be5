import Testing
import TripModel

@testable import TripReporting

/// The nights in calendar years.
@Suite struct YearGridBuilderTests {
    /// Each night away as `MM-DD` and the cities of its trips.
    private func nights(_ grid: YearGrid, _ trips: [Trip]) -> [String] {
        grid.days.compactMap { day in
            guard let trip = day.trip else { return nil }
            let other = day.other.map { "+" + trips[$0].city } ?? ""
            return day.date.description.dropFirst(5) + " " + trips[trip].city + other
        }
    }

    @Test(arguments: [
        ("A NO 2027-06-12 2", ["06-12 A", "06-13 A"]),
        ("A NO 2027-06-12 1\nB NO 2027-06-13 1", ["06-12 A", "06-13 B"]),
        ("B NO 2027-06-13 1\nA NO 2027-06-12 2", ["06-12 A", "06-13 A+B"]),
        ("A NO 2027-06-12 1\nB NO 2027-06-12 1", ["06-12 A+B"]),
        (
            "A NO 2027-06-01 4\nB NO 2027-06-02 1\nC NO 2027-06-04 2",
            ["06-01 A", "06-02 A+B", "06-03 A", "06-04 A+C", "06-05 C"]
        ),
        (
            "A NO 2027-06-01 4\nB NO 2027-06-02 4\nC NO 2027-06-03 4",
            ["06-01 A", "06-02 A+B", "06-03 A+B", "06-04 A+B", "06-05 B+C", "06-06 C"]
        ),
        (
            "A NO 2027-06-01 2\nB NO 2027-06-01 2\nC NO 2027-06-01 3",
            ["06-01 A+B", "06-02 A+B", "06-03 C"]
        ),
        ("A NO 2027-12-31 1", ["12-31 A"]),
        ("A NO 2024-02-28 3", ["02-28 A", "02-29 A", "03-01 A"]),
        ("A NO 2023-02-28 2", ["02-28 A", "03-01 A"]),
        ("A NO 2027-06-12 1\nB NO 2027-06-12 0", ["06-12 A"]),
    ])
    func marks(_ lines: String, _ expected: [String]) throws {
        let report = try Sample.report(lines)
        let (trips, grids) = (report.trips, report.grids)
        #expect(grids.count == 1)
        #expect(nights(try #require(grids.first), trips) == expected)
    }

    @Test func givesEachYearItsNights() throws {
        let report = try Sample.report("A NO 2027-12-30 368\nB FR 2026-12-31 1")
        let (trips, grids) = (report.trips, report.grids)
        #expect(grids.map(\.year) == [2026, 2027, 2028])
        #expect(grids.map(\.nights.count) == [1, 2, 366])
        #expect(nights(grids[0], trips) == ["12-31 B"])
        #expect(nights(grids[1], trips) == ["12-30 A", "12-31 A"])
    }

    @Test(
        arguments: [
            ("", Settings.Years.all, []), ("", .latest, []), ("", .listed([2027]), [2027]),
            ("A NO 2027-06-12 0", .all, []), ("A NO 2027-06-12 0", .latest, []),
            ("A NO 2027-06-12 0", .listed([2027]), [2027]),
            (
                "A NO 2029-06-12 1\nB NO 2024-06-12 1\nC NO 2027-12-31 2", .all,
                [2024, 2027, 2028, 2029]
            ),
            ("A NO 2027-12-31 1", .all, [2027]), ("A NO 2027-12-31 2", .latest, [2028]),
            ("A NO 2029-06-12 1\nB NO 2024-06-12 1", .latest, [2029]),
            ("A NO 2029-06-12 1", .listed([2030, 2024, 2030]), [2024, 2030]),
            ("A NO 2029-06-12 1", .listed([]), []),
            ("A NO 2029-06-12 1", .listed([0, 10_000]), []),
            ("A NO 9999-12-30 1\nB NO 0001-01-01 1", .all, [1, 9999]),
        ] as [(String, Settings.Years, [Int])])
    func shows(_ trips: String, _ years: Settings.Years, _ expected: [Int]) throws {
        var settings = Settings()
        settings.years = years
        #expect(try Sample.report(trips, settings).grids.map(\.year) == expected)
    }

    @Test(arguments: [
        (2024, 366), (2027, 365), (2000, 366), (1900, 365), (2100, 365), (1, 365), (9999, 365),
    ])
    func hasEveryDayOnce(_ year: Int, _ count: Int) throws {
        let grid = try #require(YearGridBuilder.build([], [], years: [year]).first)
        #expect(grid.days.count == count)
        #expect(grid.days.first?.date == CivilDate(year: year, month: 1, day: 1))
        #expect(grid.days.last?.date == CivilDate(year: year, month: 12, day: 31))
        #expect(Set(grid.days.map(\.date)).count == count)
        #expect(grid.days.map(\.date) == grid.days.map(\.date).sorted())
        #expect(grid.nights == [])
    }
}
