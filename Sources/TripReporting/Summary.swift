import TripModel

/// Everything that is counted about a list of trips. Trips are named by their index in the list.
package struct Summary: Sendable {
    package internal(set) var today: CivilDate
    package internal(set) var trips = 0

    /// The sum over the trips: a night in two trips counts twice.
    package internal(set) var nights = 0

    /// Each calendar night once.
    package internal(set) var nightsAway = 0
    package internal(set) var cities = 0
    package internal(set) var favorites = 0
    package internal(set) var past = 0
    package internal(set) var current = 0
    package internal(set) var upcoming = 0
    package internal(set) var total = MoneyTotals()

    /// All prices in the settings' currency; nil where one has no rate.
    package internal(set) var converted: Money?

    /// What a night cost on average, over the trips with a price and a night, for each currency.
    package internal(set) var pricePerNight: [Money] = []

    /// Nights that belong to more than one trip, in order.
    package internal(set) var overlapNights: [CivilDate] = []

    /// Years with a night or the start of a trip, in order.
    package internal(set) var perYear: [Year] = []

    /// In the order in which the list first names them.
    package internal(set) var perCountry: [CountryTotals] = []

    /// For each trip, its country's place in `perCountry`.
    package internal(set) var countryOfTrip: [Int] = []
    package internal(set) var records = Records()

    /// The upcoming trip that starts first, and the days until then.
    package internal(set) var next: Moment?

    /// The trip that is under way and started first, and the days until its departure.
    package internal(set) var underway: Moment?

    package struct Year: Sendable {
        package let year: Int

        /// Trips that start in the year, so that the years add up.
        package internal(set) var trips = 0

        /// By the date of the night.
        package internal(set) var nights = 0
        package internal(set) var nightsAway = 0

        /// By the start of the trip.
        package internal(set) var total = MoneyTotals()
    }

    package struct CountryTotals: Sendable {
        package let country: Country
        package internal(set) var trips = 0
        package internal(set) var nights = 0
        package internal(set) var nightsAway = 0
        package internal(set) var total = MoneyTotals()
    }

    /// Of trips that tie, the one that starts first.
    package struct Records: Sendable {
        package internal(set) var longest: Int?
        package internal(set) var shortest: Int?

        /// Nil where the prices cannot be compared in one currency.
        package internal(set) var dearest: Int?
        package internal(set) var cheapestPerNight: Int?
    }

    package struct Moment: Sendable {
        package let trip: Int
        package let days: Int
    }

    init(today: CivilDate) {
        self.today = today
    }
}
