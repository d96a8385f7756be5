import TemplateEngine
import TripModel

/// What a template sees of one year of the grid.
final class YearView: YearFigures {
    let context: ReportContext
    let grid: Int

    init(context: ReportContext, grid: Int) {
        self.context = context
        self.grid = grid
    }

    private var year: Int { context.report.grids[grid].year }

    var totals: Summary.Year {
        context.report.summary.perYear.first { $0.year == year } ?? Summary.Year(year: year)
    }

    /// The trips that start in the year or have a night in it, by their starts.
    private var stays: TemplateValue {
        .list(
            context.stays[year, default: []].map { stay in
                let isFromBefore = context.report.trips[stay.trip].start.year != year
                return .object(
                    StayView(
                        context: context, trip: stay.trip, nights: stay.nights,
                        isFromBefore: isFromBefore))
            })
    }

    static let schema = makeSchema("year")

    static let fields: [ViewField<YearView>] =
        figures + [
            .init("months", "list of month", "", "its twelve months") { year in
                .list(
                    (1...12).map {
                        .object(MonthView(context: year.context, grid: year.grid, month: $0))
                    })
            },
            .init("stays", "list of stay", "", "the trips that start or have a night in it") {
                $0.stays
            },
        ]
}

/// What a template sees of one trip's part of a year.
final class StayView: TemplateView {
    let context: ReportContext
    let trip: Int
    let nights: Int
    let isFromBefore: Bool

    init(context: ReportContext, trip: Int, nights: Int, isFromBefore: Bool) {
        self.context = context
        self.trip = trip
        self.nights = nights
        self.isFromBefore = isFromBefore
    }

    static let schema = makeSchema("stay")

    static let fields: [ViewField<StayView>] = [
        .init("trip", "trip", "", "the trip") { $0.context.trip($0.trip) },
        .init("nightsInYear", "count", "3", "its nights that are in the year") {
            $0.context.count($0.nights)
        },
        .init("isFromBefore", "yes or no", "false", "whether it started in a year before") {
            .bool($0.isFromBefore)
        },
    ]
}

/// What a template sees of one month of the grid.
final class MonthView: TemplateView {
    let context: ReportContext
    let grid: Int
    let month: Int

    init(context: ReportContext, grid: Int, month: Int) {
        self.context = context
        self.grid = grid
        self.month = month
    }

    private var year: Int { context.report.grids[grid].year }

    /// The places of the month's days in the year.
    private var days: Range<Int> {
        let before = (1..<month).reduce(0) { $0 + CivilDate.days(inMonth: $1, of: year) }
        return before..<before + CivilDate.days(inMonth: month, of: year)
    }

    private var firstDate: CivilDate {
        context.report.grids[grid].days[days.lowerBound].date
    }

    private var dayOfToday: Int {
        let today = context.report.summary.today.components
        return today.year == year && today.month == month ? today.day : 0
    }

    static let schema = makeSchema("month")

    static let fields: [ViewField<MonthView>] = [
        .init("first", "date", "June 1, 2027", "its first day: format it for its name") {
            $0.context.date($0.firstDate)
        },
        .init("dayCount", "number", "30", "the number of its days") { .integer($0.days.count) },
        .init("weekendOffset", "number", "5", "the days before its first weekend begins") {
            .integer($0.context.formats.daysUntilWeekend($0.firstDate))
        },
        .init("dayOfToday", "number", "1", "the day that is today; 0 in other months") {
            .integer($0.dayOfToday)
        },
        .init("runs", "list of run", "", "its runs of nights, then those that overlap") { month in
            let days = month.context.report.grids[month.grid].days[month.days]
            return .list(RunView.runs(of: days, month.context).map { .object($0) })
        },
        .init("days", "list of day", "", "its days") { month in
            .list(
                month.days.map {
                    .object(DayView(context: month.context, grid: month.grid, day: $0))
                })
        },
    ]
}

/// What a template sees of one day of the grid.
final class DayView: TemplateView {
    let context: ReportContext
    let grid: Int
    let day: Int

    init(context: ReportContext, grid: Int, day: Int) {
        self.context = context
        self.grid = grid
        self.day = day
    }

    private var value: YearGrid.Day { context.report.grids[grid].days[day] }

    /// Whether the neighbouring day, of the year before or after too, is a night of the same trip.
    private func continues(by step: Int) -> Bool {
        guard let trip = value.trip, let date = value.date.adding(days: step) else { return false }
        let neighbour = day + step
        let days = context.report.grids[grid].days
        if days.indices.contains(neighbour) { return days[neighbour].trip == trip }
        let (start, departure) = (
            context.report.trips[trip].start, context.report.trips[trip].departure
        )
        return date >= start && date < departure
    }

    static let schema = makeSchema("day")

    static let fields: [ViewField<DayView>] = [
        .init("date", "date", "June 12, 2027", "the date") { $0.context.date($0.value.date) },
        .init("trip", "trip", "", "the trip of the night; empty at home") {
            $0.context.trip($0.value.trip)
        },
        .init("other", "trip", "", "the second trip of the same night; mostly empty") {
            $0.context.trip($0.value.other)
        },
        .init("isAway", "yes or no", "true", "whether the night is spent away") {
            .bool($0.value.trip != nil)
        },
        .init("isOverlap", "yes or no", "false", "whether two trips have the night") {
            .bool($0.value.other != nil)
        },
        .init("isRunStart", "yes or no", "true", "whether a run of nights begins") {
            .bool($0.value.trip != nil && !$0.continues(by: -1))
        },
        .init("isRunEnd", "yes or no", "false", "whether a run of nights ends") {
            .bool($0.value.trip != nil && !$0.continues(by: 1))
        },
        .init("isWeekend", "yes or no", "true", "whether it is a weekend in the locale") {
            .bool($0.context.formats.isWeekend($0.value.date))
        },
        .init("isToday", "yes or no", "false", "whether it is today") {
            .bool($0.value.date == $0.context.report.summary.today)
        },
    ]
}
