import TemplateEngine
import TripModel

/// What a template sees of one trip. A page asks each trip for a dozen values, so that a reference
/// to one object is all that is passed around.
final class TripView: TemplateView {
    private let index: Int
    private let dateRank: Int
    private let priceRank: Int
    private let start: CivilDate
    private let departure: CivilDate
    private let shared: TripFormats

    init(_ index: Int, dateRank: Int, priceRank: Int, _ shared: TripFormats) {
        self.index = index
        self.dateRank = dateRank
        self.priceRank = priceRank
        start = shared.trips[index].start
        departure = start.adding(days: shared.trips[index].nights) ?? .last
        self.shared = shared
    }

    // Fields read the trip in place: a copy of it for each would cost more than the rest.
    private var countryIndex: Int { shared.countryOfTrip[index] }
    private var photo: PagePhoto? { shared.photos[index] }

    private func status(is status: Trip.Status) -> TemplateValue {
        .bool(Trip.Status(on: shared.today, from: start, to: departure) == status)
    }

    private func date(_ date: CivilDate) -> TemplateValue {
        .formatted(date.dayNumber, shared.locale.dates)
    }

    static let schema = makeSchema("trip")

    static let fields: [ViewField<TripView>] = [
        .init("city", "text", "Seattle", "the city") { .text($0.shared.trips[$0.index].city) },
        .init("country", "country", "United States", "the country in the site's locale") {
            .formatted($0.countryIndex, $0.shared.countries)
        },
        .init("countryCode", "text", "US", "its ISO 3166-1 code; empty for a name of your own") {
            .text($0.shared.trips[$0.index].country.code ?? "")
        },
        .init("countryIndex", "number", "0", "its place in countries, from 0") {
            .integer($0.countryIndex)
        },
        .init("start", "date", "June 12, 2027", "the first day") {
            $0.date($0.start)
        },
        .init("departure", "date", "June 17, 2027", "the day it ends") {
            $0.date($0.departure)
        },
        .init("nights", "count", "5", "nights away; 0 for a day trip") {
            .formatted($0.shared.trips[$0.index].nights, $0.shared.locale.counts)
        },
        .init("share", "share", "12%", "its nights as a share of all nights") {
            .formatted($0.shared.trips[$0.index].nights, $0.shared.shares)
        },
        .init("price", "money", "$1,249.50", "what it cost; empty where unknown") {
            $0.shared.trips[$0.index].price.map($0.shared.locale.value) ?? .null
        },
        .init("currency", "text", "USD", "the code of the price's currency") {
            .text($0.shared.trips[$0.index].price?.currency.code ?? "")
        },
        .init("favorite", "yes or no", "true", "whether it is a favourite") {
            .bool($0.shared.trips[$0.index].isFavorite)
        },
        .init("checkedIn", "yes or no", "true", "whether it is checked in") {
            .bool($0.shared.trips[$0.index].isCheckedIn)
        },
        .init("notes", "text", "Bring a raincoat", "notes, of several lines perhaps") {
            .text($0.shared.trips[$0.index].notes)
        },
        .init(
            "photo", "text", "photos/seattle.jpg",
            "the published photo's address; empty without one"
        ) { .text($0.photo?.address ?? "") },
        .init("photoWidth", "number", "800", "the photo's width in pixels; empty where unknown") {
            $0.photo?.width.map { .integer($0) } ?? .null
        },
        .init("photoHeight", "number", "533", "the photo's height in pixels; empty where unknown") {
            $0.photo?.height.map { .integer($0) } ?? .null
        },
        .init("photoAlt", "text", "The harbour", "the photo's text alternative; else the city") {
            .text(
                $0.shared.trips[$0.index].photoAlt.isEmpty
                    ? $0.shared.trips[$0.index].city : $0.shared.trips[$0.index].photoAlt)
        },
        .init("namesPhoto", "yes or no", "true", "whether it names a photo, published or not") {
            .bool(!$0.shared.trips[$0.index].photo.isEmpty)
        },
        .init("postcardHue", "number", "207", "a hue from 0 to 359, the same for the same slug") {
            .integer(PostcardHue.of($0.shared.trips[$0.index].slug))
        },
        .init("slug", "text", "2027-06-12-seattle", "the name of its pass and anchor") {
            .text($0.shared.trips[$0.index].slug)
        },
        .init("isPast", "yes or no", "false", "whether it has ended") { $0.status(is: .past) },
        .init("isCurrent", "yes or no", "false", "whether it is under way") {
            $0.status(is: .current)
        },
        .init("isUpcoming", "yes or no", "true", "whether it has not begun") {
            $0.status(is: .upcoming)
        },
        .init("dateRank", "number", "3", "its place by date, from 0") {
            .integer($0.dateRank)
        },
        .init("priceRank", "number", "1", "its place by price from 0, dearest first") {
            .integer($0.priceRank)
        },
    ]
}

/// What the views of a report's trips share.
final class TripFormats: Sendable {
    let trips: [Trip]
    let countryOfTrip: [Int]
    let photos: [Int: PagePhoto]
    let locale: LocaleFormats
    let countries: CountryFormat
    let shares: ShareFormat
    let today: CivilDate

    init(_ report: Report, _ locale: LocaleFormats) {
        let summary = report.summary
        trips = report.trips
        countryOfTrip = summary.countryOfTrip
        photos = report.photos
        self.locale = locale
        countries = CountryFormat(summary.perCountry.map(\.country))
        shares = locale.shares(of: summary.nights)
        today = summary.today
    }
}
