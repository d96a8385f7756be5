import Testing
import TripModel

@testable import TripReporting

/// Summaries and grids of trips by chance, against a model that walks through every night.
@Suite struct SummaryModelTests {
    private func trips(_ random: inout SeededRandom) throws -> [Trip] {
        let lines = (0..<Int.random(in: 0...9, using: &random)).map { _ in
            let country = ["NO", "FR", "Narnia"].randomElement(using: &random) ?? ""
            let month = Int.random(in: 1...12, using: &random)
            let day = Int.random(in: 1...28, using: &random)
            let start =
                "\(Int.random(in: 2023...2025, using: &random))"
                + (month < 10 ? "-0\(month)" : "-\(month)") + (day < 10 ? "-0\(day)" : "-\(day)")
            let longest = [3, 60, 800].randomElement(using: &random) ?? 0
            let nights = Int.random(in: 0...longest, using: &random)
            let price =
                Bool.random(using: &random) ? " USD \(Int.random(in: 0...99, using: &random))" : ""
            return "City \(country) \(start) \(nights)\(price)"
        }
        return try Sample.trips(lines.joined(separator: "\n"))
    }

    /// The trips of each night, by their starts.
    private func stays(_ trips: [Trip]) -> [CivilDate: [Int]] {
        var stays: [CivilDate: [Int]] = [:]
        for (index, trip) in trips.enumerated() {
            var night = trip.start
            for _ in 0..<trip.nights {
                stays[night, default: []].append(index)
                night = night.adding(days: 1) ?? night
            }
        }
        return stays.mapValues { $0.sorted { (trips[$0].start, $0) < (trips[$1].start, $1) } }
    }

    @Test(arguments: 0..<20)
    func agreesWithTheModel(_ seed: Int) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<10 {
            let trips = try trips(&random)
            let today = try Sample.date("2024-06-15")
            let report = Report(trips: trips, settings: Settings(), filter: nil, today: today)
            let summary = report.summary
            let stays = stays(trips)
            checkTotals(summary, trips, stays)
            checkYears(summary, trips, stays)
            checkCountries(summary, trips, stays)
            checkGrids(report.grids, stays)
        }
    }

    private func checkTotals(_ summary: Summary, _ trips: [Trip], _ stays: [CivilDate: [Int]]) {
        #expect(summary.nights == trips.reduce(0) { $0 + $1.nights })
        #expect(summary.nightsAway == Set(stays.keys).count)
        #expect(summary.overlapNights == stays.filter { $1.count > 1 }.keys.sorted())
        #expect(summary.past + summary.current + summary.upcoming == trips.count)
        #expect(summary.past == trips.count { $0.departure < summary.today })
        #expect(summary.upcoming == trips.count { $0.start > summary.today })
    }

    private func checkYears(_ summary: Summary, _ trips: [Trip], _ stays: [CivilDate: [Int]]) {
        let years = Set(stays.keys.map(\.year)).union(trips.map(\.start.year))
        #expect(summary.perYear.map(\.year) == years.sorted())
        for year in summary.perYear {
            let nights = stays.filter { $0.key.year == year.year }
            #expect(year.trips == trips.count { $0.start.year == year.year })
            #expect(year.nights == nights.values.reduce(0) { $0 + $1.count })
            #expect(year.nightsAway == nights.count)
            #expect(year.nightsAway <= (year.year == 2024 || year.year == 2028 ? 366 : 365))
        }
        #expect(summary.perYear.reduce(0) { $0 + $1.trips } == summary.trips)
        #expect(summary.perYear.reduce(0) { $0 + $1.nights } == summary.nights)
        #expect(summary.perYear.reduce(0) { $0 + $1.nightsAway } == summary.nightsAway)
        let spent = { (totals: MoneyTotals) in totals.amounts.reduce(0) { $0 + $1.minorUnits } }
        #expect(summary.perYear.reduce(0) { $0 + spent($1.total) } == spent(summary.total))
        #expect(spent(summary.total) == trips.reduce(0) { $0 + ($1.price?.minorUnits ?? 0) })
    }

    private func checkCountries(
        _ summary: Summary, _ trips: [Trip], _ stays: [CivilDate: [Int]]
    ) {
        #expect(Set(summary.perCountry.map(\.country)) == Set(trips.map(\.country)))
        for row in summary.perCountry {
            let isThere = { (index: Int) in trips[index].country == row.country }
            #expect(row.trips == trips.indices.count(where: isThere))
            #expect(row.nightsAway == stays.values.count { $0.contains(where: isThere) })
            #expect(row.nights == stays.values.reduce(0) { $0 + $1.count(where: isThere) })
        }
    }

    private func checkGrids(_ grids: [YearGrid], _ stays: [CivilDate: [Int]]) {
        #expect(grids.map(\.year) == Set(stays.keys.map(\.year)).sorted())
        #expect(grids.flatMap(\.nights) == stays.keys.sorted())
        for day in grids.flatMap(\.days) {
            let expected = stays[day.date, default: []]
            if day.trip != expected.first || day.other != expected.dropFirst().first {
                Issue.record("\(day.date): \(expected)")
            }
        }
    }
}
