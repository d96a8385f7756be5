import TemplateEngine
import TripModel

/// What a template sees of one trip. A page asks each trip for a dozen values, so that a reference
/// to one object is all that is passed around.
final class TripView: TemplateView {
    let trip: Trip
    let formats: LocaleFormats
    private let photo: PagePhoto?
    private let country: CountryValue
    private let price: MoneyValue?
    private let countryIndex: Int
    private let dateRank: Int
    private let priceRank: Int
    private let allNights: Int
    private let today: CivilDate

    init(
        trip: Trip, photo: PagePhoto?, country: CountryValue, countryIndex: Int, dateRank: Int,
        priceRank: Int, allNights: Int, today: CivilDate, formats: LocaleFormats
    ) {
        self.trip = trip
        self.photo = photo
        self.country = country
        price = trip.price.map { MoneyValue($0, formats) }
        self.countryIndex = countryIndex
        self.dateRank = dateRank
        self.priceRank = priceRank
        self.allNights = allNights
        self.today = today
        self.formats = formats
    }

    private func status(is status: Trip.Status) -> TemplateValue {
        .bool(trip.status(on: today) == status)
    }

    private func date(_ date: CivilDate) -> TemplateValue {
        .scalar(ReportScalar.date(date, formats))
    }

    static let schema = makeSchema("trip")

    static let fields: [ViewField<TripView>] = [
        .init("city", "text", "Seattle", "the city") { .text($0.trip.city) },
        .init("country", "country", "United States", "the country in the site's locale") {
            .scalar(ReportScalar.country($0.country))
        },
        .init("countryCode", "text", "US", "its ISO 3166-1 code; empty for a name of your own") {
            .text($0.trip.country.code ?? "")
        },
        .init("countryIndex", "number", "0", "its place in countries, from 0") {
            .integer($0.countryIndex)
        },
        .init("start", "date", "June 12, 2027", "the first day") {
            $0.date($0.trip.start)
        },
        .init("departure", "date", "June 17, 2027", "the day it ends") {
            $0.date($0.trip.departure)
        },
        .init("nights", "count", "5", "nights away; 0 for a day trip") {
            .scalar(ReportScalar.count($0.trip.nights, $0.formats))
        },
        .init("share", "share", "12%", "its nights as a share of all nights") {
            .scalar(ReportScalar.share(ShareValue($0.trip.nights, of: $0.allNights, $0.formats)))
        },
        .init("price", "money", "$1,249.50", "what it cost; empty where unknown") {
            $0.price.map { .scalar(ReportScalar.money($0)) } ?? .null
        },
        .init("currency", "text", "USD", "the code of the price's currency") {
            .text($0.trip.price?.currency.code ?? "")
        },
        .init("favorite", "yes or no", "true", "whether it is a favourite") {
            .bool($0.trip.isFavorite)
        },
        .init("checkedIn", "yes or no", "true", "whether it is checked in") {
            .bool($0.trip.isCheckedIn)
        },
        .init("notes", "text", "Bring a raincoat", "notes, of several lines perhaps") {
            .text($0.trip.notes)
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
            .text($0.trip.photoAlt.isEmpty ? $0.trip.city : $0.trip.photoAlt)
        },
        .init("namesPhoto", "yes or no", "true", "whether it names a photo, published or not") {
            .bool(!$0.trip.photo.isEmpty)
        },
        .init("postcardHue", "number", "207", "a hue from 0 to 359, the same for the same slug") {
            .integer(PostcardHue.of($0.trip.slug))
        },
        .init("slug", "text", "2027-06-12-seattle", "the name of its pass and anchor") {
            .text($0.trip.slug)
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
