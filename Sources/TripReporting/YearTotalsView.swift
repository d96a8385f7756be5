import TemplateEngine
import TripModel

/// A view that offers the figures of one year.
protocol YearFigures: TemplateView {
    var context: ReportContext { get }
    var totals: Summary.Year { get }
}

extension YearFigures {
    static var figures: [ViewField<Self>] {
        [
            .init("year", "count", "2027", "the year, without groups") {
                .formatted($0.totals.year, $0.context.formats.years)
            },
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
        ]
    }
}

/// What a template sees of the totals of one year, whether the grid shows it or not.
final class YearTotalsView: YearFigures {
    let context: ReportContext
    let totals: Summary.Year

    init(context: ReportContext, totals: Summary.Year) {
        self.context = context
        self.totals = totals
    }

    static let schema = makeSchema("yearTotals")

    static let fields: [ViewField<YearTotalsView>] =
        figures + [
            .init("ofMost", "share", "75%", "its nights as a share of the year with the most") {
                .formatted($0.totals.nights, $0.context.sharesOfMostInYear)
            }
        ]
}
