import TripModel

/// Lays the nights of trips out in calendar years.
package enum YearGridBuilder {
    /// Builds a grid for each year that has a night, or for those that the settings name.
    ///
    /// - Parameters:
    ///   - trips: checked trips.
    ///   - years: which years to show.
    /// - Returns: the grids in order of their years.
    package static func build(_ trips: [Trip], years: Settings.Years) -> [YearGrid] {
        let byDate = SortOrder.byDate(trips)
        let shown = shown(years, trips)
        var grids = shown.compactMap(YearGrid.init)
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

    private static func shown(_ years: Settings.Years, _ trips: [Trip]) -> [Int] {
        if case .listed(let listed) = years { return Array(Set(listed)).sorted() }
        var withNights: Set<Int> = []
        for index in trips.indices where trips[index].nights > 0 {
            let start = trips[index].start
            let lastNight = start.adding(days: trips[index].nights - 1) ?? start
            for year in start.year...lastNight.year { withNights.insert(year) }
        }
        let sorted = withNights.sorted()
        return years == .latest ? sorted.suffix(1) : sorted
    }

    private static func mark(
        _ nights: Range<Int>, in grids: inout [YearGrid], _ places: [Int: Int],
        _ change: (inout YearGrid.Day) -> Void
    ) {
        YearTable.split(nights) { year, part in
            guard let place = places[year], let first = grids[place].days.first?.date else {
                return
            }
            for day in part { change(&grids[place].days[day - first.dayNumber]) }
        }
    }
}
