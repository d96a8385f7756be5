import Testing

@testable import TripModel

/// One trip and the days around it.
@Suite struct TripTests {
    private func trip(_ start: String, _ nights: Int) throws -> Trip {
        let country = Country(code: "NO", name: "Norway", key: ComparisonKey("NO"))
        return Trip(
            place: Place(city: "Oslo", country: country), start: try #require(CivilDate(start)),
            nights: nights)
    }

    @Test(arguments: [
        ("2027-06-12", 5, "2027-06-17"), ("2027-06-12", 0, "2027-06-12"),
        ("2027-12-31", 1, "2028-01-01"), ("2024-02-28", 2, "2024-03-01"),
        ("2026-11-01", 3660, "2036-11-08"), ("9999-12-30", 1, "9999-12-31"),
    ])
    func departs(_ start: String, _ nights: Int, _ departure: String) throws {
        #expect(try trip(start, nights).departure.description == departure)
    }

    @Test(arguments: [
        ("2027-06-11", 5, Trip.Status.upcoming), ("2027-06-12", 5, .current),
        ("2027-06-16", 5, .current), ("2027-06-17", 5, .current), ("2027-06-18", 5, .past),
        ("2027-06-11", 0, .upcoming), ("2027-06-12", 0, .current), ("2027-06-13", 0, .past),
    ])
    func isPastCurrentOrUpcoming(_ today: String, _ nights: Int, _ status: Trip.Status) throws {
        let today = try #require(CivilDate(today))
        let trip = try trip("2027-06-12", nights)
        #expect(Trip.Status(on: today, from: trip.start, to: trip.departure) == status)
    }

    @Test(arguments: [
        ("Zürich", "Zu\u{308}RICH", "CH", "CH", true), ("Paris", " paris ", "FR", "FR", true),
        ("Paris", "Paris", "FR", "US", false), ("Paris", "Pàris", "FR", "FR", false),
    ])
    func comparesCities(
        _ city: String, _ other: String, _ code: String, _ otherCode: String, _ isSame: Bool
    ) {
        let country = Country(code: code, name: code, key: ComparisonKey(code))
        let otherCountry = Country(code: otherCode, name: "", key: ComparisonKey(otherCode))
        let first = Place(city: city, country: country)
        let second = Place(city: other, country: otherCountry)
        #expect((first == second) == isSame)
        #expect((first.hashValue == second.hashValue) == isSame)
    }
}
