import Foundation
import Testing

@testable import TripModel

/// Orders of trips.
@Suite struct TripOrderTests {
    private static let english = Locale(identifier: "en_US")

    private static let trips = {
        let table: [(String, String, Int, Int?)] = [
            ("Oslo", "2027-06-12", 5, 500), ("bergen", "2026-01-01", 1, nil),
            ("Trondheim", "2027-06-12", 5, 20), ("Bergen", "2028-02-29", 0, 500),
            ("oslo", "2026-01-01", 9, 3),
        ]
        let norway = Country(code: "NO", name: "Norway", key: ComparisonKey("NO"))
        return table.map { city, start, nights, price in
            var trip = Trip(
                place: Place(city: city, country: norway), start: CivilDate(start) ?? .first,
                nights: nights)
            trip.price = price.map { Money(minorUnits: Int128($0), currency: .usDollar) }
            return trip
        }
    }()

    @Test(arguments: [
        ("date", [1, 4, 0, 2, 3]), ("-date", [3, 0, 2, 1, 4]), ("nights", [3, 1, 0, 2, 4]),
        ("-nights", [4, 0, 2, 1, 3]), ("city", [1, 3, 4, 0, 2]), ("-city", [2, 4, 0, 1, 3]),
        ("price", [4, 2, 0, 3, 1]), ("-price", [0, 3, 2, 4, 1]),
    ])
    func orders(_ name: String, _ expected: [Int]) throws {
        let order = try #require(SortOrder(name))
        #expect(order.name == name)
        #expect(
            order.indices(
                of: Self.trips, byDate: SortOrder.byDate(Self.trips), locale: Self.english
            ) { $0.minorUnits } == expected)
        #expect(
            order.indices(of: [], byDate: SortOrder.byDate([]), locale: Self.english) { _ in nil }
                == [])
    }

    @Test(arguments: ["", "-", "--date", "Date", " date", "date-", "price,city", "+date"])
    func refusesOtherNames(_ name: String) {
        #expect(SortOrder(name) == nil)
    }

    @Test func putsTripsWithoutAWorthLastByDate() throws {
        for name in ["price", "-price"] {
            let order = try #require(SortOrder(name))
            #expect(
                order.indices(
                    of: Self.trips, byDate: SortOrder.byDate(Self.trips), locale: Self.english
                ) { _ in nil }
                    == [1, 4, 0, 2, 3])
        }
    }

    /// The alphabets as the Common Locale Data Repository has them.
    @Test(arguments: [
        ("en_US", "Ål äpple Çeşme Çorum Cuba Ñu Nz Örebro oslo Zürich"),
        ("de_DE", "Ål äpple Çeşme Çorum Cuba Ñu Nz Örebro oslo Zürich"),
        ("sv_SE", "Çeşme Çorum Cuba Ñu Nz oslo Zürich Ål äpple Örebro"),
        ("da_DK", "Çeşme Çorum Cuba Ñu Nz oslo Zürich äpple Örebro Ål"),
        ("es_ES", "Ål äpple Çeşme Çorum Cuba Nz Ñu Örebro oslo Zürich"),
        ("tr_TR", "Ål äpple Cuba Çeşme Çorum Ñu Nz oslo Örebro Zürich"),
        ("en_US", "Route 9 Route 66 Αθήνα القاهرة 東京"), ("ja_JP", "oslo 大阪 東京 القاهرة"),
    ])
    func ordersCitiesAsTheLocaleDoes(_ locale: String, _ expected: String) {
        let norway = Country(code: "NO", name: "Norway", key: ComparisonKey("NO"))
        let names = expected.split(separator: " ").map(String.init)
        let cities = expected.contains("Route") ? ["Route 9", "Route 66"] + names[4...] : names
        let trips = cities.reversed().map {
            Trip(place: Place(city: $0, country: norway), start: .first, nights: 1)
        }
        let order = SortOrder(key: .city, isReversed: false)
            .indices(of: trips, byDate: SortOrder.byDate(trips), locale: Locale(identifier: locale))
        { _ in nil }
        #expect(order.map { trips[$0].city } == cities)
    }

    @Test func leavesCitiesOfOneNameInTheOrderOfTheirDates() {
        let norway = Country(code: "NO", name: "Norway", key: ComparisonKey("NO"))
        let trips = ["Oslo", "OSLO", "oslo"].map {
            Trip(place: Place(city: $0, country: norway), start: .first, nights: 1)
        }
        for isReversed in [false, true] {
            let order = SortOrder(key: .city, isReversed: isReversed)
            #expect(
                order.indices(of: trips, byDate: SortOrder.byDate(trips), locale: Self.english) {
                    _ in nil
                } == [0, 1, 2])
        }
    }
}
