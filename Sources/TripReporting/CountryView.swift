import TemplateEngine
import TripModel

/// What a template sees of one country.
final class CountryView: TemplateView {
    let context: ReportContext
    let index: Int

    init(context: ReportContext, index: Int) {
        self.context = context
        self.index = index
    }

    private var row: Summary.CountryTotals { context.report.summary.perCountry[index] }

    static let schema = makeSchema("country")

    static let fields: [ViewField<CountryView>] = [
        .init("name", "country", "Norway", "its name") {
            .formatted($0.index, $0.context.shared.countries)
        },
        .init("index", "number", "0", "its place in countries, from 0") { .integer($0.index) },
        .init("isChosen", "yes or no", "false", "whether the settings' filter is this country") {
            guard case .country = $0.context.report.settings.filter else { return .bool(false) }
            return .bool($0.context.report.filterCountry == $0.row.country)
        },
        .init("tripCount", "count", "2", "trips there") { $0.context.count($0.row.trips) },
        .init("nights", "count", "7", "nights of those trips") { $0.context.count($0.row.nights) },
        .init("nightsAway", "count", "7", "calendar nights, each once") {
            $0.context.count($0.row.nightsAway)
        },
        .init("totals", "list of money", "$1,249.50", "what was spent, by currency") {
            $0.context.money($0.row.total)
        },
        .init("share", "share", "17%", "its nights as a share of all nights") {
            $0.context.share($0.row.nights)
        },
    ]
}
