import TemplateEngine
import TripModel

/// What a template sees of a run of nights of one trip within one month.
final class RunView: TemplateView {
    let context: ReportContext
    let trip: Int
    let first: CivilDate
    let length: Int

    /// The days of the month between these nights and the next run.
    let room: Int

    /// Whether these nights are those of an earlier trip too.
    let isOverlap: Bool

    init(
        context: ReportContext, trip: Int, first: CivilDate, length: Int, room: Int,
        isOverlap: Bool
    ) {
        self.context = context
        self.trip = trip
        self.first = first
        self.length = length
        self.room = room
        self.isOverlap = isOverlap
    }

    /// The runs of a month, by their first days; then those of the trips that overlap with them.
    static func runs(of days: ArraySlice<YearGrid.Day>, _ context: ReportContext) -> [RunView] {
        var runs: [RunView] = []
        for isOverlap in [false, true] {
            let trip = { (day: YearGrid.Day) in isOverlap ? day.other : day.trip }
            var start = days.startIndex
            while start < days.endIndex {
                let night = trip(days[start])
                let next = days[start...].firstIndex { trip($0) != night } ?? days.endIndex
                if let index = night {
                    let behind = days[next...].firstIndex { trip($0) != nil } ?? days.endIndex
                    runs.append(
                        RunView(
                            context: context, trip: index, first: days[start].date,
                            length: next - start, room: behind - next, isOverlap: isOverlap))
                }
                start = next
            }
        }
        return runs
    }

    private var tripStart: CivilDate { context.report.trips[trip].start }

    static let schema = makeSchema("run")

    static let fields: [ViewField<RunView>] = [
        .init("trip", "trip", "", "the trip") { $0.context.trip($0.trip) },
        .init("day", "number", "12", "the day of the month that it begins on") {
            .integer($0.first.components.day)
        },
        .init("length", "number", "5", "its nights") { .integer($0.length) },
        .init("dayAfter", "number", "17", "the day of the month after it; may be past its end") {
            .integer($0.first.components.day + $0.length)
        },
        .init("room", "number", "9", "the days between it and the next run or the month's end") {
            .integer($0.room)
        },
        .init("hasMoreRoomBehind", "yes or no", "false", "whether a name stands better behind it") {
            .bool($0.length < 3 && $0.room > 2)
        },
        .init("isFromBefore", "yes or no", "false", "whether the trip has nights before it") {
            .bool($0.tripStart < $0.first)
        },
        .init("isToNext", "yes or no", "false", "whether the trip has nights after it") {
            let nights = $0.context.report.trips[$0.trip].nights
            return .bool($0.tripStart.dayNumber + nights > $0.first.dayNumber + $0.length)
        },
        .init("isOverlap", "yes or no", "false", "whether an earlier trip has the nights too") {
            .bool($0.isOverlap)
        },
    ]
}
