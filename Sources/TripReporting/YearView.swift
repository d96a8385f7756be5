import TemplateEngine
import TripModel

/// What a template sees of one year of the grid.
final class YearView: TemplateView {
    let context: ReportContext
    let grid: Int

    init(context: ReportContext, grid: Int) {
        self.context = context
        self.grid = grid
    }

    private var days: [YearGrid.Day] { context.report.grids[grid].days }
    private var year: Int { context.report.grids[grid].year }

    private var totals: Summary.Year {
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

    static let fields: [ViewField<YearView>] = [
        .init("year", "number", "2027", "the year") { .integer($0.year) },
        .init("tripCount", "count", "6", "trips that start in it") {
            $0.context.count($0.totals.trips)
        },
        .init("nights", "count", "18", "nights of trips by their dates") {
            $0.context.count($0.totals.nights)
        },
        .init("nightsAway", "count", "18", "calendar nights away, each once") {
            $0.context.count($0.totals.nightsAway)
        },
        .init("totals", "list of money", "$4,210.50", "spent on trips that start in it") {
            $0.context.money($0.totals.total)
        },
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

    static let schema = makeSchema("month")

    static let fields: [ViewField<MonthView>] = [
        .init("first", "date", "June 1, 2027", "its first day: format it for its name") {
            $0.context.date($0.context.report.grids[$0.grid].days[$0.days.lowerBound].date)
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
