import Foundation
import TripModel

@testable import TripFiles

/// What reading a marked text of trips gives.
struct TripsReading {
    let trips: [Trip]
    /// One line for each diagnostic.
    let lines: [String]
    let marked: JSONMarkedText

    init(_ text: String, settings: Settings = Settings()) {
        marked = JSONMarkedText(text)
        var reader = TripsReader(
            settings: settings,
            countries: CountryIndex(locale: Locale(identifier: settings.locale)))
        var diagnostics: [Diagnostic] = []
        trips = reader.read(marked.source, file: 0, into: &diagnostics)
        lines = diagnostics.map(\.text)
    }

    /// Reads a list of one trip, written as its members; those that it needs and that are not
    /// among them are given.
    init(field: String, settings: Settings = Settings()) {
        var members = [field]
        let needed = [
            ("city", "\"Oslo\""), ("country", "\"NO\""), ("start", "\"2027-06-12\""),
            ("nights", "5"),
        ]
        for (key, value) in needed where !field.contains("\"\(key)\":") {
            if key == "nights", field.contains("\"end\":") { continue }
            members.append("\"\(key)\": \(value)")
        }
        self.init("[{\(members.joined(separator: ", "))}]", settings: settings)
    }
}
