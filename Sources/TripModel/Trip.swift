/// One trip, as its owner wrote it and as the rules allow it.
package struct Trip: Sendable {
    /// What the owner calls it, if anything; unique in a site.
    package var id: String?
    package let city: String
    package let country: Country

    /// What makes two cities the same: their names and countries.
    package let cityKey: CityKey
    package var start: CivilDate

    /// Nights away, 0 for a day trip.
    package var nights: Int

    /// What it cost; nil where that is unknown, which is not zero.
    package var price: Money?
    package var isFavorite = false
    package var isCheckedIn = false
    package var notes = ""

    /// A path inside the site, with `/`; empty without a photo.
    package var photo = ""
    package var photoAlt = ""

    /// The name of its pass and its anchor in the page; unique in a site.
    package var slug = ""

    /// Where it was read.
    package var origin = Origin()

    /// Places in the files that were read, as byte offsets.
    package struct Origin: Sendable, Equatable {
        /// Which of the files that were read, from 0.
        package var file = 0

        /// Where the trip, its start, its id and its photo begin.
        package var trip = 0
        package var start = 0
        package var id = 0
        package var photo = 0

        package init() {}
    }

    package init(city: String, country: Country, start: CivilDate, nights: Int) {
        self.city = city
        self.country = country
        cityKey = CityKey(city: ComparisonKey(city), country: country.key)
        self.start = start
        self.nights = nights
    }

    /// The day it ends: nothing is slept away from this date on.
    ///
    /// Whoever makes a trip checks that this is in the calendar.
    package var departure: CivilDate {
        start.adding(days: nights) ?? .last
    }

    package struct CityKey: Hashable, Sendable {
        package let city: ComparisonKey
        package let country: ComparisonKey
    }

    /// Whether a trip is before, on or after a day.
    package func status(on today: CivilDate) -> Status {
        if today < start { return .upcoming }
        return today <= departure ? .current : .past
    }

    package enum Status: String, Sendable {
        case past, current, upcoming
    }
}
