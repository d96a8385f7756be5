import TripModel

/// Lays the nights of trips out in calendar years.
package enum YearGridBuilder {
    /// Builds a grid for each of some years.
    ///
    /// - Parameters:
    ///   - trips: checked trips.
    ///   - byDate: their indices by their starts.
    ///   - years: which years to show; those past the calendar are left out.
    /// - Returns: the grids in the order of the years.
    package static func build(_ trips: [Trip], _ byDate: [Int], years: [Int]) -> [YearGrid] {
        var grids = years.compactMap(YearGrid.init)
        let places = Dictionary(uniqueKeysWithValues: grids.enumerated().map { ($1.year, $0) })

        // What lies before the latest departure so far has its trip already; what lies before
        // the end of the overlaps so far has its second trip too.
        var covered = CivilDate.first.dayNumber
        var overlapped = covered
        for index in byDate {
            let (start, departure) = (
                trips[index].start.dayNumber, trips[index].start.dayNumber + trips[index].nights
            )
            mark(max(start, covered)..<max(start, covered, departure), in: &grids, places) {
                $0.trip = index
            }
            let again = max(start, overlapped)
            let end = max(again, min(departure, covered))
            mark(again..<end, in: &grids, places) { $0.other = index }
            overlapped = max(overlapped, min(departure, covered))
            covered = max(covered, departure)
        }
        return grids
    }

    /// The years that settings show.
    ///
    /// - Parameters:
    ///   - years: what the settings say.
    ///   - counted: the years of the summary.
    /// - Returns: each year once, in order.
    static func shown(_ years: Settings.Years, of counted: [Summary.Year]) -> [Int] {
        let withNights = counted.lazy.filter { $0.nights > 0 }.map(\.year)
        return switch years {
        case .all: Array(withNights)
        case .latest: withNights.last.map { [$0] } ?? []
        case .listed(let listed): Array(Set(listed)).sorted()
        }
    }

    private static func mark(
        _ nights: Range<Int>, in grids: inout [YearGrid], _ places: [Int: Int],
        _ change: (inout YearGrid.Day) -> Void
    ) {
        YearTable.split(nights) { year, part in
            guard let place = places[year], let first = grids[place].days.first?.date else {
                return
            }
            mark(part.lowerBound - first.dayNumber, part.count, in: &grids[place].days, change)
        }
    }

    private static func mark(
        _ first: Int, _ count: Int, in days: inout [YearGrid.Day],
        _ change: (inout YearGrid.Day) -> Void
    ) {
        for day in first..<first + count { change(&days[day]) }
    }
}
