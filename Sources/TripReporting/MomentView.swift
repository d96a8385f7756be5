import TemplateEngine
import TripModel

/// The next trip or the current one, with the days until it starts or ends.
struct MomentView: TemplateView {
    let context: ReportContext
    let moment: Summary.Moment

    static let schema = makeSchema("moment")

    static let fields: [ViewField<MomentView>] = [
        .init("trip", "trip", "", "the trip") { $0.context.trip($0.moment.trip) },
        .init("days", "count", "11", "days until it starts, or until its departure") {
            $0.context.count($0.moment.days)
        },
    ]
}
