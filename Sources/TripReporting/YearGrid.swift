import TripModel

/// One calendar year with what every one of its days belongs to.
package struct YearGrid: Sendable {
    package let year: Int

    /// A day for each day of the year, in order: 365 or 366.
    package internal(set) var days: [Day]

    package struct Day: Sendable, Equatable {
        package let date: CivilDate

        /// The trip whose night follows this day: of two, the one that starts first.
        package internal(set) var trip: Int?

        /// The second trip of the same night.
        package internal(set) var other: Int?
    }

    /// The days whose nights are spent away, in order.
    package var nights: [CivilDate] {
        days.lazy.filter { $0.trip != nil }.map(\.date)
    }

    init?(_ year: Int) {
        guard let start = CivilDate(year: year, month: 1, day: 1) else { return nil }
        self.year = year
        days = YearTable.days(of: year).map { Day(date: CivilDate(daysSince1970: $0) ?? start) }
    }
}
