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
        for (year, part) in YearTable.parts(of: nights) {
            with(year) { add(&$0, part.count) }
        }
    }

    /// The parts of a run of nights that lie in one year each, in order.
    static func parts(of nights: Range<Int>) -> [(year: Int, nights: Range<Int>)] {
        var parts: [(Int, Range<Int>)] = []
        var start = nights.lowerBound
        while start < nights.upperBound, let date = CivilDate(daysSince1970: start) {
            let nextYear = CivilDate(year: date.year + 1, month: 1, day: 1)?.dayNumber
            let end = min(nights.upperBound, nextYear ?? nights.upperBound)
            parts.append((date.year, start..<end))
            start = end
        }
        return parts
    }
}
