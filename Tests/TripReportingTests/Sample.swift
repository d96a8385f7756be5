import Foundation
import Testing

@testable import TripModel
@testable import TripReporting

/// Trips and reports from a few words.
enum Sample {
    /// Makes trips, one a line: `Oslo NO 2027-06-12 5`, then perhaps `USD 1249.50` and `favorite`.
    static func trips(_ lines: String) throws -> [Trip] {
        var trips: [Trip] = []
        for line in lines.split(separator: "\n") {
            var words = line.split(separator: " ").map(String.init)[...]
            let city = words.removeFirst()
            var trip = Trip(
                place: Place(city: city, country: country(words.removeFirst())),
                start: try date(words.removeFirst()),
                nights: try #require(Int(words.removeFirst())))
            if words.last == "favorite" {
                trip.isFavorite = true
                words.removeLast()
            }
            if words.count == 2 { trip.price = try money(words.joined(separator: " ")) }
            trips.append(trip)
        }
        Slug.assign(to: &trips)
        return trips
    }

    /// A code in capitals, or a name of its own.
    static func country(_ text: String) -> Country {
        let isCode = text == text.uppercased()
        return Country(code: isCode ? text : nil, name: text, key: ComparisonKey(text))
    }

    static func date(_ text: String) throws -> CivilDate {
        try #require(CivilDate(text))
    }

    /// An amount such as `USD 1249.50`.
    static func money(_ text: String) throws -> Money {
        let words = text.split(separator: " ")
        let currency = try #require(Currency(code: String(words[0])))
        return try Money(Array(words[1].utf8)[...], currency: currency)
    }

    /// Settings with a currency and rates such as `EUR 1.08, NOK 0.094`.
    static func settings(_ currency: String = "USD", rates: String = "") throws -> Settings {
        var settings = Settings()
        settings.currency = try #require(Currency(code: currency))
        for rate in rates.split(separator: ",") {
            let words = rate.split(separator: " ")
            let currency = try #require(Currency(code: String(words[0])))
            settings.rates[currency] = try DecimalText(exactly: Array(words[1].utf8)[...])
        }
        return settings
    }

    static func report(
        _ lines: String, _ settings: Settings = Settings(), today: String = "2027-06-01"
    ) throws -> Report {
        Report(
            trips: try trips(lines), settings: settings, filter: nil, today: try date(today))
    }

    static func text(_ amounts: [Money]) -> String {
        amounts.map { "\($0.currency.code) \($0.plainAmount)" }.joined(separator: ", ")
    }
}

/// The same numbers for the same seed: SplitMix64 (Steele, Lea, Flood 2014).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
