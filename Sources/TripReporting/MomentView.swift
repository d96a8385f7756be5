import TemplateEngine
import TripModel

/// The next trip or the current one, with the days until it starts or ends.
final class MomentView: TemplateView {
    let context: ReportContext
    let moment: Summary.Moment

    init(context: ReportContext, moment: Summary.Moment) {
        self.context = context
        self.moment = moment
    }

    static let schema = makeSchema("moment")

    static let fields: [ViewField<MomentView>] = [
        .init("trip", "trip", "", "the trip") { $0.context.trip($0.moment.trip) },
        .init("days", "count", "11", "days until it starts, or until its departure") {
            $0.context.count($0.moment.days)
        },
    ]
}
