import Testing

@testable import TripModel

/// Orders of trips.
@Suite struct TripOrderTests {
    private static let trips = {
        let table: [(String, String, Int, Int?)] = [
            ("Oslo", "2027-06-12", 5, 500), ("bergen", "2026-01-01", 1, nil),
            ("Trondheim", "2027-06-12", 5, 20), ("Bergen", "2028-02-29", 0, 500),
            ("oslo", "2026-01-01", 9, 3),
        ]
        let norway = Country(code: "NO", name: "Norway", key: ComparisonKey("NO"))
        return table.map { city, start, nights, price in
            var trip = Trip(
                city: city, country: norway, start: CivilDate(start) ?? .first, nights: nights)
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
        #expect(order.indices(of: Self.trips) { $0.minorUnits } == expected)
        #expect(order.indices(of: []) { _ in nil } == [])
    }

    @Test(arguments: ["", "-", "--date", "Date", " date", "date-", "price,city", "+date"])
    func refusesOtherNames(_ name: String) {
        #expect(SortOrder(name) == nil)
    }

    @Test func putsTripsWithoutAWorthLastByDate() throws {
        for name in ["price", "-price"] {
            let order = try #require(SortOrder(name))
            #expect(order.indices(of: Self.trips) { _ in nil } == [1, 4, 0, 2, 3])
        }
    }
}
