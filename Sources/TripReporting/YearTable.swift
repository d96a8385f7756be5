import TripModel

/// Counts by calendar year.
struct YearTable {
    private var years: [Int: Summary.Year] = [:]

    /// The years that anything was counted in, in order.
    var used: [Summary.Year] {
        years.values.sorted { $0.year < $1.year }
    }

    mutating func with(_ year: Int, _ change: (inout Summary.Year) -> Void) {
        change(&years[year, default: Summary.Year(year: year)])
    }

    /// Gives each year of a run of nights its own number of them.
    ///
    /// - Parameters:
    ///   - nights: day numbers since 1970-01-01.
    ///   - add: takes the year and how many of the nights are in it.
    mutating func split(_ nights: Range<Int>, _ add: (inout Summary.Year, Int) -> Void) {
        YearTable.split(nights) { year, part in with(year) { add(&$0, part.count) } }
    }

    /// Goes through the parts of a run of nights that lie in one year each, in order.
    static func split(_ nights: Range<Int>, _ take: (_ year: Int, _ nights: Range<Int>) -> Void) {
        var start = nights.lowerBound
        while start < nights.upperBound, let date = CivilDate(daysSince1970: start) {
            let year = date.year
            // Most runs end before the year does, and need no look at where that is.
            let lastNight = CivilDate(daysSince1970: nights.upperBound - 1)
            var end = nights.upperBound
            if let lastNight, lastNight.year != year,
                let nextYear = CivilDate(year: year + 1, month: 1, day: 1)
            {
                end = min(end, nextYear.dayNumber)
            }
            take(year, start..<end)
            start = end
        }
    }
}
