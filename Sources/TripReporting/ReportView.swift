import TemplateEngine
import TripModel

/// What the overview's template sees: everything.
package final class ReportView: TemplateView {
    let context: ReportContext

    /// - Parameters:
    ///   - report: a computed report.
    ///   - formats: how the site's locale writes things.
    package init(_ report: Report, _ formats: LocaleFormats) {
        context = ReportContext(report, formats)
    }

    /// The report as a template is given it.
    package var value: TemplateValue { .object(self) }

    private var report: Report { context.report }
    private var summary: Summary { context.report.summary }
    private var settings: Settings { context.report.settings }

    private func moment(_ moment: Summary.Moment?) -> TemplateValue {
        moment.map { .object(MomentView(context: context, moment: $0)) } ?? .null
    }

    package static let schema = makeSchema("report")

    static let fields: [ViewField<ReportView>] = [
        .init("title", "text", "Trips", "the page's title") { .text($0.settings.title) },
        .init("travelerName", "text", "Ada Example", "the traveller; may be empty") {
            .text($0.settings.travelerName)
        },
        .init("highlight", "text", "yellow", "the chosen highlight") {
            .text($0.settings.highlight.rawValue)
        },
        .init("highlights", "list of choice", "", "the three highlights") { view in
            .list(
                Highlight.allCases.map {
                    .object(
                        ChoiceView(
                            name: $0.rawValue, isChosen: $0 == view.settings.highlight))
                })
        },
        .init("isYellow", "yes or no", "true", "whether the highlight is yellow") {
            .bool($0.settings.highlight == .yellow)
        },
        .init("isMint", "yes or no", "false", "whether the highlight is mint") {
            .bool($0.settings.highlight == .mint)
        },
        .init("isOrange", "yes or no", "false", "whether the highlight is orange") {
            .bool($0.settings.highlight == .orange)
        },
        .init("showsYear", "yes or no", "true", "whether to show the year grid") {
            .bool($0.settings.showsYear)
        },
        .init("showsFavorites", "yes or no", "false", "whether the filter is favorites") {
            .bool($0.settings.filter == .favorites)
        },
        .init("showsAll", "yes or no", "true", "whether there is no filter") {
            .bool($0.settings.filter == .all)
        },
        .init("sort", "text", "date", "the order of the settings") {
            .text($0.settings.sort.name)
        },
        .init("sortsByDate", "yes or no", "true", "whether the order is by date") {
            .bool($0.settings.sort.name == "date")
        },
        .init("sortsByPrice", "yes or no", "false", "whether the dearest come first") {
            .bool($0.settings.sort.name == "-price")
        },
        .init("baseURL", "text", "https://example.org/trips/", "where it will be published") {
            .text($0.settings.baseURL ?? "")
        },
        .init("language", "text", "en-US", "the locale as BCP 47 has it") {
            .text($0.context.formats.languageTag)
        },
        .init("direction", "text", "ltr", "ltr or rtl") {
            .text($0.context.formats.isRightToLeft ? "rtl" : "ltr")
        },
        .init("today", "date", "June 1, 2027", "the day that the report is of") {
            $0.context.date($0.summary.today)
        },
        .init("trips", "list of trip", "", "the trips in the settings' order and filter") {
            $0.context.trips($0.report.shown)
        },
        .init("allTrips", "list of trip", "", "all trips in the settings' order") {
            $0.context.trips($0.report.order)
        },
        .init("photoTrips", "list of trip", "", "the trips that name a photo") { view in
            view.context.trips(view.report.shown.filter { !view.report.trips[$0].photo.isEmpty })
        },
        .init("cover", "trip", "", "the first of them whose photo is published") { view in
            view.context.trip(view.report.shown.first { view.report.photos[$0] != nil })
        },
        .init("next", "moment", "", "the next trip; empty without one") {
            $0.moment($0.summary.next)
        },
        .init("current", "moment", "", "the trip under way; empty without one") {
            $0.moment($0.summary.underway)
        },
        .init("tripCount", "count", "6", "trips") { $0.context.count($0.summary.trips) },
        .init("nightCount", "count", "18", "the sum of the trips' nights") {
            $0.context.count($0.summary.nights)
        },
        .init("nightsAway", "count", "18", "calendar nights away, each once") {
            $0.context.count($0.summary.nightsAway)
        },
        .init("hasOverlaps", "yes or no", "false", "whether two trips have a night in common") {
            .bool(!$0.summary.overlapNights.isEmpty)
        },
        .init("countryCount", "count", "5", "countries") {
            $0.context.count($0.summary.perCountry.count)
        },
        .init("cityCount", "count", "6", "cities") { $0.context.count($0.summary.cities) },
        .init("favoriteCount", "count", "2", "favourites") {
            $0.context.count($0.summary.favorites)
        },
        .init("pastCount", "count", "1", "trips that have ended") {
            $0.context.count($0.summary.past)
        },
        .init("currentCount", "count", "0", "trips under way") {
            $0.context.count($0.summary.current)
        },
        .init("upcomingCount", "count", "5", "trips that have not begun") {
            $0.context.count($0.summary.upcoming)
        },
        .init("totals", "list of money", "$4,210.50", "what was spent, by currency") {
            $0.context.money($0.summary.total)
        },
        .init("hasMixedTotals", "yes or no", "false", "whether there are several currencies") {
            .bool($0.summary.total.amounts.count > 1)
        },
        .init("converted", "money", "$4,210.50", "all prices in one currency; may be empty") {
            $0.context.money($0.summary.converted)
        },
        .init("perNight", "list of money", "$233.92", "the price of a night, by currency") {
            view in .list(view.summary.pricePerNight.map { view.context.money($0) })
        },
        .init("longest", "trip", "", "the trip with the most nights") {
            $0.context.trip($0.summary.records.longest)
        },
        .init("shortest", "trip", "", "the trip with the fewest nights") {
            $0.context.trip($0.summary.records.shortest)
        },
        .init("dearest", "trip", "", "the dearest trip; empty where prices do not compare") {
            $0.context.trip($0.summary.records.dearest)
        },
        .init("cheapestPerNight", "trip", "", "the trip with the cheapest nights") {
            $0.context.trip($0.summary.records.cheapestPerNight)
        },
        .init("countries", "list of country", "", "in the order of first appearance") { view in
            .list(
                view.summary.perCountry.indices.map {
                    .object(CountryView(context: view.context, index: $0))
                })
        },
        .init("yearTotals", "list of yearTotals", "", "every year with a night or a start") {
            view in
            .list(
                view.summary.perYear.map {
                    .object(YearTotalsView(context: view.context, totals: $0))
                })
        },
        .init("weekendLength", "number", "2", "the days of a weekend in the locale") {
            .integer($0.context.formats.weekendLength)
        },
        .init("years", "list of year", "", "the years of the grid") { view in
            .list(
                view.report.grids.indices.map {
                    .object(YearView(context: view.context, grid: $0))
                })
        },
    ]
}

/// One of several things to choose from.
final class ChoiceView: TemplateView {
    let name: String
    let isChosen: Bool

    init(name: String, isChosen: Bool) {
        self.name = name
        self.isChosen = isChosen
    }

    static let schema = makeSchema("choice")

    static let fields: [ViewField<ChoiceView>] = [
        .init("name", "text", "mint", "its name") { .text($0.name) },
        .init("isChosen", "yes or no", "false", "whether the settings choose it") {
            .bool($0.isChosen)
        },
    ]
}
