import Testing
import TripModel

@testable import TripFiles

/// A trip's start, end and nights.
@Suite struct TripDateFieldTests {
    @Test(arguments: [
        "0001-01-01", "1970-01-01", "2024-02-29", "2000-02-29", "2027-12-31", "9999-12-30",
    ])
    func starts(_ date: String) {
        let reading = TripsReading(field: "\"start\": \"\(date)\", \"nights\": 1")
        #expect(reading.lines == [])
        #expect(reading.trips.map(\.start.description) == [date])
    }

    @Test(arguments: [
        "2027-02-29", "1900-02-29", "2027-02-30", "2027-04-31", "2027-13-01", "2027-00-10",
        "2027-01-00", "0000-01-01", "10000-01-01", "2027-6-12", "2027/06/12", "12.06.2027",
        "06-12-2027", "20270612", "2027-06-12T00:00:00Z", " 2027-06-12", "tomorrow", "",
        "２０２７-06-12", "-001-01-01",
    ])
    func refusesDates(_ date: String) {
        for key in ["start", "end"] {
            let reading = TripsReading(field: "\"\(key)\": ⟦\"\(date)\"")
            #expect(
                reading.lines
                    == reading.marked.lines([
                        "\(key) must be a date that exists, as YYYY-MM-DD, not \"\(date)\""
                    ]))
            #expect(reading.trips.isEmpty)
        }
    }

    @Test(arguments: [
        ("20270612", "a number"), ("[2027, 6, 12]", "a list"), ("{}", "an object"),
        ("true", "true"),
    ])
    func refusesDatesOfOtherTypes(_ json: String, _ found: String) {
        for key in ["start", "end"] {
            let reading = TripsReading(field: "\"\(key)\": ⟦\(json)")
            #expect(
                reading.lines
                    == reading.marked.lines([
                        "\(key) must be a date such as \"2027-06-12\", not \(found)"
                    ]))
        }
    }

    @Test(arguments: [
        ("\"nights\": 1", 1), ("\"nights\": 60", 60), ("\"end\": \"2027-06-13\"", 1),
        ("\"end\": \"2027-08-11\"", 60), ("\"nights\": 5, \"end\": \"2027-06-17\"", 5),
        ("\"end\": \"2027-06-17\", \"nights\": null", 5),
        ("\"start\": \"2024-02-27\", \"end\": \"2024-03-01\"", 3),
        ("\"start\": \"2023-02-27\", \"end\": \"2023-03-01\"", 2),
        ("\"start\": \"2027-12-28\", \"end\": \"2028-01-04\"", 7),
        ("\"start\": \"9999-12-30\", \"nights\": 1", 1),
    ])
    func nights(_ field: String, _ nights: Int) {
        let reading = TripsReading(field: field)
        #expect(reading.lines == [])
        #expect(reading.trips.map(\.nights) == [nights])
    }

    @Test(arguments: [
        MarkedCase("\"nights\": ⟦75", "nights must be between 1 and 60, not 75"),
        MarkedCase("\"nights\": ⟦0", "nights must be between 1 and 60, not 0"),
        MarkedCase("\"nights\": ⟦-3", "nights must be between 1 and 60, not -3"),
        MarkedCase("\"nights\": ⟦\"5\"", "nights must be a whole number, not a string"),
        MarkedCase("\"nights\": ⟦[5]", "nights must be a whole number, not a list"),
        MarkedCase("\"nights\": ⟦true", "nights must be a whole number, not true"),
        MarkedCase("\"nights\": ⟦5.5", "nights must be a whole number, not 5.5"),
        MarkedCase("\"nights\": ⟦5.0", "nights must be a whole number, not 5.0"),
        MarkedCase("\"nights\": ⟦1e1", "nights must be a whole number, not 1e1"),
        MarkedCase(
            "\"nights\": ⟦9223372036854775807",
            "nights must be between 1 and 60, not 9223372036854775807"),
        MarkedCase(
            "\"nights\": ⟦99999999999999999999",
            "nights must be a whole number, not 99999999999999999999"),
        MarkedCase(
            "\"end\": ⟦\"2027-06-12\"",
            "nights must be between 1 and 60, not 0 (2027-06-12 to 2027-06-12)"),
        MarkedCase(
            "\"end\": ⟦\"2027-08-12\"",
            "nights must be between 1 and 60, not 61 (2027-06-12 to 2027-08-12)"),
        MarkedCase(
            "\"end\": ⟦\"2027-06-11\"",
            "end must not be before start (2027-06-12), but is 2027-06-11"),
        MarkedCase(
            "\"end\": ⟦\"0001-01-01\"",
            "end must not be before start (2027-06-12), but is 0001-01-01"),
        MarkedCase(
            "\"nights\": 5, \"end\": ⟦\"2027-06-18\"",
            "end must agree with nights: 5 nights from 2027-06-12 end on 2027-06-17, "
                + "not 2027-06-18"),
        MarkedCase(
            "\"nights\": 1, \"end\": ⟦\"2027-06-12\"",
            "end must agree with nights: 1 night from 2027-06-12 ends on 2027-06-13, "
                + "not 2027-06-12"),
        MarkedCase(
            "\"start\": \"9999-12-31\", \"nights\": ⟦1",
            "a trip must end by 9999-12-31, but 1 night from 9999-12-31 ends later"),
        MarkedCase(
            "\"start\": \"9999-12-01\", \"nights\": ⟦60",
            "a trip must end by 9999-12-31, but 60 nights from 9999-12-01 end later"),
        MarkedCase(
            "\"nights\": ⟦\"x\", \"end\": ⟦\"y\"", "nights must be a whole number, not a string",
            "end must be a date that exists, as YYYY-MM-DD, not \"y\""),
        MarkedCase(
            "\"nights\": ⟦75, \"end\": \"2027-06-17\"", "nights must be between 1 and 60, not 75"),
    ])
    func refusesNights(_ test: MarkedCase) {
        let reading = TripsReading(field: test.text)
        #expect(reading.lines == reading.marked.lines(test.messages))
        #expect(reading.trips.isEmpty)
    }

    @Test(arguments: [
        (0...3660, "\"nights\": 0", 0), (0...3660, "\"nights\": 3660", 3660),
        (0...3660, "\"end\": \"2027-06-12\"", 0), (3...3, "\"nights\": 3", 3),
    ])
    func limits(_ limit: ClosedRange<Int>, _ field: String, _ nights: Int) {
        var settings = Settings()
        settings.nightsLimit = limit
        let reading = TripsReading(field: field, settings: settings)
        #expect(reading.lines == [])
        #expect(reading.trips.map(\.nights) == [nights])
    }

    @Test func namesTheLimitsThatAreSet() {
        var settings = Settings()
        settings.nightsLimit = 2...14
        let reading = TripsReading(field: "\"nights\": ⟦1", settings: settings)
        #expect(reading.lines == reading.marked.lines(["nights must be between 2 and 14, not 1"]))
    }
}
