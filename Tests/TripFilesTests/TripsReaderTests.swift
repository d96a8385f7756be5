import Testing
import TripModel

@testable import TripFiles

/// Files of trips as a whole.
@Suite struct TripsReaderTests {
    @Test func readsEveryField() throws {
        let text = """
            // All of them.
            {
              "trips": [
                {
                  "id": "kyoto-27", "city": " Kyoto ", "country": "jpn", "start": "2027-04-01",
                  "nights": 9, "end": "2027-04-10", "price": "120000", "currency": "JPY",
                  "favorite": true, "checkedIn": true, "notes": " Two\\r\\nlines ",
                  "photo": "Photos/kyoto.jpg", "photoAlt": "A gate",
                },
              ],
            }
            """
        let reading = TripsReading(text)
        #expect(reading.lines == [])
        let trip = try #require(reading.trips.first)
        #expect(reading.trips.count == 1)
        #expect(trip.id == "kyoto-27")
        #expect(trip.city == "Kyoto")
        #expect(trip.country.code == "JP")
        #expect(trip.country.name == "Japan")
        #expect(trip.start.description == "2027-04-01")
        #expect(trip.nights == 9)
        #expect(trip.departure.description == "2027-04-10")
        #expect(trip.price?.plainAmount == "120000")
        #expect(trip.price?.currency.code == "JPY")
        #expect(trip.isFavorite)
        #expect(trip.isCheckedIn)
        #expect(trip.notes == "Two\nlines")
        #expect(trip.photo == "Photos/kyoto.jpg")
        #expect(trip.photoAlt == "A gate")
    }

    /// Each optional field absent, or null, which is the same.
    @Test(arguments: [
        "[{\"city\": \"Oslo\", \"country\": \"Norway\", \"start\": \"2027-06-12\", \"nights\": 5}]",
        """
        [{"city": "Oslo", "country": "Norway", "start": "2027-06-12", "nights": 5, "end": null,
          "price": null, "currency": null, "favorite": null, "checkedIn": null, "notes": null,
          "photo": null, "photoAlt": null, "id": null}]
        """,
    ])
    func leavesOutWhatIsAbsent(_ text: String) throws {
        let reading = TripsReading(text)
        #expect(reading.lines == [])
        let trip = try #require(reading.trips.first)
        #expect(trip.price == nil)
        #expect(!trip.isFavorite)
        #expect(!trip.isCheckedIn)
        #expect(trip.notes == "")
        #expect(trip.photo == "")
        #expect(trip.photoAlt == "")
        #expect(trip.id == nil)
    }

    @Test(arguments: [
        ("[]", 0), ("{\"trips\": []}", 0), ("{\"version\": 2, \"trips\": [], \"by\": null}", 0),
        (
            "\u{FEFF}[\r\n{\"city\":\"Oslo\",\"country\":\"NO\",\r\n"
                + "\"start\":\"2027-06-12\",\"nights\":5}\r\n]\r\n", 1
        ),
    ])
    func takes(_ text: String, _ count: Int) {
        let reading = TripsReading(text)
        #expect(reading.lines == [])
        #expect(reading.trips.count == count)
    }

    @Test(arguments: [
        MarkedCase("⟦5", "the file must be a list of trips, not a number"),
        MarkedCase("⟦null", "the file must be a list of trips, not null"),
        MarkedCase("// trips\n⟦\"Oslo\"", "the file must be a list of trips, not a string"),
        MarkedCase("⟦{}", "an object of trips must have the key \"trips\""),
        MarkedCase(
            "⟦{\"Trip\": []}",
            "an object of trips must have the key \"trips\": \"Trip\" may be a slip"),
        MarkedCase(
            "⟦{\"city\": \"Oslo\", \"nights\": 5}",
            "an object of trips must have the key \"trips\""),
        MarkedCase("{\"trips\": ⟦{}}", "trips must be a list, not an object"),
        MarkedCase("{\"trips\": ⟦null}", "trips must be a list, not null"),
        MarkedCase(
            "[⟦null,\n ⟦[],\n ⟦\"Oslo\"]", "a trip must be an object, not null",
            "a trip must be an object, not a list", "a trip must be an object, not a string"),
        MarkedCase(
            "[⟦{}]", "city is missing", "country is missing", "start is missing",
            "nights is missing: give nights or end"),
        MarkedCase("⟦", "the file is empty: write at least {} or []"),
        MarkedCase(
            "[{\"city\": \"Oslo\"⟦",
            "expected \"}\", found the end of the file: nothing closes the object opened at 1:2"),
    ])
    func refuses(_ test: MarkedCase) {
        let reading = TripsReading(test.text)
        let mark = reading.marked.marks.first ?? "none"
        let places =
            reading.marked.marks.count == 1
            ? test.messages.map { "trips.json:\(mark): error: \($0)" }
            : reading.marked.lines(test.messages)
        #expect(reading.lines == places)
        #expect(reading.trips.isEmpty)
    }

    @Test func showsEveryErrorAndKeepsTheOtherTrips() {
        let reading = TripsReading(
            """
            [
              {"city": ⟦"", "country": "NO", "start": ⟦"2027-02-30", "nights": ⟦75},
              {"city": "Bergen", "country": "NO", "start": "2027-06-12", "nights": 5},
              {"city": ⟦5, "country": "NO", "start": "2027-06-20", "nights": 1, "price": ⟦07},
            ]
            """)
        // The parser's own come first, since it has read the whole file by then.
        let lines = reading.marked.lines([
            "city must not be empty",
            "start must be a date that exists, as YYYY-MM-DD, not \"2027-02-30\"",
            "nights must be between 1 and 60, not 75", "city must be a string, not a number",
            "a number cannot start with 0: write 7, not 07",
        ])
        #expect(Set(reading.lines) == Set(lines))
        #expect(reading.lines.count == 5)
        #expect(reading.trips.map(\.city) == ["Bergen"])
    }

    @Test func remembersWhereTripsStand() throws {
        let text = "[ {\"id\": \"a\", \"start\": \"2027-06-12\", \"city\": \"Oslo\","
        let reading = TripsReading(text + " \"country\": \"NO\", \"nights\": 5}]")
        let origin = try #require(reading.trips.first).origin
        #expect(origin.trip == 2)
        #expect(origin.id == 9)
        #expect(origin.start == 23)
        #expect(origin.file == 0)
    }
}
