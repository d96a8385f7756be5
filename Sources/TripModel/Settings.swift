/// How a report is made: every setting with its default.
package struct Settings: Sendable {
    package var title = "Trips"

    /// Printed on passes; no such line where empty.
    package var travelerName = ""
    package var highlight = Highlight.yellow

    /// Whether the overview has the year grid.
    package var showsYear = true
    package var years = Years.all

    /// Files of trips, in order, relative to the site; nil looks for `trips.json`, then `trips.csv`.
    package var trips: [String]?
    package var output = "Output"
    package var templates = "Templates"
    package var outputs: [OutputKind] = [.html, .passes]
    package var sort = SortOrder(key: .date, isReversed: false)
    package var filter = TripFilter.all

    /// An identifier that Foundation knows.
    package var locale = "en_US"

    /// Of prices that name none, and of converted totals.
    package var currency = Currency.usDollar

    /// Units of `currency` for one unit of another.
    package var rates: [Currency: DecimalText] = [:]

    /// The fewest and most nights of a trip.
    package var nightsLimit = 1...60
    package var pass = PassStyle()
    package var photos = Photos()
    package var baseURL: String?
    package var publish: PublishTarget?

    package init() {}

    /// Which years the grid shows.
    package enum Years: Sendable, Equatable {
        case all
        case latest
        case listed([Int])
    }

    /// What `build` writes.
    package enum OutputKind: String, CaseIterable, Sendable {
        case html, passes, ics, json
    }

    /// The look of a text pass.
    package struct PassStyle: Sendable, Equatable {
        package static let widths = 32...120

        /// Terminal columns.
        package var width = 48
        package var style = Style.unicode

        package enum Style: String, CaseIterable, Sendable {
            case unicode, ascii
        }

        package init() {}
    }

    /// How photos are published.
    package struct Photos: Sendable, Equatable {
        /// Whether a photo keeps what its file says beside the picture, such as where it was taken.
        package var keepLocation = false

        package init() {}
    }

    /// Where `publish` delivers.
    package enum PublishTarget: Sendable, Equatable {
        case folder(String)
        case git(remote: String, branch: String)
    }
}
