/// One trip, as its owner wrote it and as the rules allow it.
package struct Trip: Sendable {
    /// What the owner calls it, if anything; unique in a site.
    package var id: String?
    package let place: Place

    /// Those of the place: fields, since a trip in a list would be copied to compute them.
    package let city: String
    package let country: Country
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

    package init(place: Place, start: CivilDate, nights: Int) {
        self.place = place
        city = place.city
        country = place.country
        self.start = start
        self.nights = nights
    }

    /// The day it ends: nothing is slept away from this date on.
    ///
    /// Whoever makes a trip checks that this is in the calendar.
    package var departure: CivilDate {
        start.adding(days: nights) ?? .last
    }

    /// Where a trip stands against a day.
    package enum Status: String, Sendable {
        case past, current, upcoming

        /// The status on a day of a trip from its start to its departure, both included.
        package init(on today: CivilDate, from start: CivilDate, to departure: CivilDate) {
            self = today < start ? .upcoming : today <= departure ? .current : .past
        }
    }
}
