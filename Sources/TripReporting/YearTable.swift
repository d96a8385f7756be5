import TripModel

/// Counts by calendar year, in the order of dates: no trip comes after one that starts later.
struct YearTable {
    /// The years that anything was counted in, in order.
    private(set) var used: [Summary.Year] = []

    /// The place and the days of the year that was counted in last: mostly it is the next one too.
    private var place = 0
    private var days = 0..<0

    mutating func with(yearOf day: Int, _ change: (inout Summary.Year) -> Void) {
        find(yearOf: day)
        change(&used[place])
    }

    /// Gives each year of a run of nights its own number of them.
    ///
    /// - Parameters:
    ///   - nights: day numbers since 1970-01-01.
    ///   - add: takes the year and how many of the nights are in it.
    mutating func split(_ nights: Range<Int>, _ add: (inout Summary.Year, Int) -> Void) {
        var start = nights.lowerBound
        while start < nights.upperBound {
            find(yearOf: start)
            let end = min(nights.upperBound, days.upperBound)
            add(&used[place], end - start)
            start = end
        }
    }

    private mutating func find(yearOf day: Int) {
        if days.contains(day) { return }
        let year = (CivilDate(daysSince1970: day) ?? .last).year
        days = Self.days(of: year)
        if let known = used.lastIndex(where: { $0.year <= year }), used[known].year == year {
            place = known
        } else {
            place = used.count
            used.append(Summary.Year(year: year))
        }
    }

    /// The day numbers of a year from 1 to 9999.
    static func days(of year: Int) -> Range<Int> {
        let first = (CivilDate(year: year, month: 1, day: 1) ?? .first).dayNumber
        return first..<first + (CivilDate.isLeap(year) ? 366 : 365)
    }

    /// Goes through the parts of a run of nights that lie in one year each, in order.
    static func split(_ nights: Range<Int>, _ take: (_ year: Int, _ nights: Range<Int>) -> Void) {
        var start = nights.lowerBound
        while start < nights.upperBound, let date = CivilDate(daysSince1970: start) {
            let year = date.year
            let end = min(nights.upperBound, days(of: year).upperBound)
            take(year, start..<end)
            start = end
        }
    }
}
