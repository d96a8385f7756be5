import Testing
import TripModel

@testable import TripFiles

/// A trip's fields of text: names, notes, photo and id.
@Suite struct TripTextFieldTests {
    private static let long = String(repeating: "ä", count: 200)

    @Test(arguments: [
        ("\" Oslo\\t\"", "Oslo"), ("\"New York\"", "New York"), ("\"東京\"", "東京"),
        ("\"S\\u00e3o Paulo\"", "São Paulo"), ("\"\u{3000}Kyoto\u{A0}\"", "Kyoto"),
        ("\"\(long)\"", long), ("\"  \(long)  \"", long),
        ("\"👩‍👩‍👧👩‍👩‍👧\"", "👩‍👩‍👧👩‍👩‍👧"),
    ])
    func names(_ json: String, _ city: String) {
        let reading = TripsReading(field: "\"city\": \(json)")
        #expect(reading.lines == [])
        #expect(reading.trips.map(\.city) == [city])
    }

    /// What was read before is not read again, but only where it was written the same.
    @Test func keepsTheSpellingOfEachTrip() {
        let cities = ["Zürich", "Zu\u{308}rich", "Zürich", "ZÜRICH", "Zürich\u{7}", "Zürich\u{7}"]
        let rest = "\"country\": \"CH\", \"start\": \"2027-06-12\", \"nights\": 1"
        let list = cities.map {
            "{\"city\": \"\($0.replacing("\u{7}", with: "\\u0007"))\", \(rest)}"
        }
        let reading = TripsReading("[\(list.joined(separator: ", "))]")
        let expected = cities.map { $0.filter { $0 != "\u{7}" } }
        #expect(reading.trips.map { Array($0.city.utf8) } == expected.map { Array($0.utf8) })
        #expect(Set(reading.trips.map(\.place)).count == 1)
        #expect(reading.trips[0].place === reading.trips[2].place)
        #expect(reading.lines.count { $0.contains("city has control characters") } == 2)
    }

    @Test(
        arguments: [
            ("US", "US", "United States"), ("usa", "US", "United States"),
            ("United States", "US", "United States"), (" united states ", "US", "United States"),
            ("UK", "GB", "United Kingdom"), ("UAE", "AE", "United Arab Emirates"),
            ("Czech Republic", "CZ", "Czechia"), ("South Korea", "KR", "South Korea"),
            ("Narnia", nil, "Narnia"), ("ZZ", nil, "ZZ"),
        ] as [(String, String?, String)])
    func countries(_ text: String, _ code: String?, _ name: String) {
        let reading = TripsReading(field: "\"country\": \"\(text)\"")
        #expect(reading.lines == [])
        #expect(reading.trips.map(\.country.code) == [code])
        #expect(reading.trips.map(\.country.name) == [name])
    }

    @Test(arguments: [
        MarkedCase("\"city\": ⟦\"\"", "city must not be empty"),
        MarkedCase("\"city\": ⟦\"\u{200B}\u{2060}\"", "city must not be empty"),
        MarkedCase("\"city\": ⟦\" \\n\\t \"", "city must not be empty"),
        MarkedCase("\"country\": ⟦\"\u{A0}\"", "country must not be empty"),
        MarkedCase("\"city\": ⟦\"\(long)x\"", "city must be at most 200 characters, not 201"),
        MarkedCase("\"country\": ⟦\"\(long)x\"", "country must be at most 200 characters, not 201"),
        MarkedCase("\"city\": ⟦5", "city must be a string, not a number"),
        MarkedCase("\"city\": ⟦[\"Oslo\"]", "city must be a string, not a list"),
        MarkedCase("\"country\": ⟦{\"code\": \"NO\"}", "country must be a string, not an object"),
        MarkedCase("\"country\": ⟦true", "country must be a string, not true"),
        MarkedCase("\"notes\": ⟦[\"one\"]", "notes must be a string, not a list"),
        MarkedCase("\"photoAlt\": ⟦false", "photoAlt must be a string, not false"),
        MarkedCase("\"photo\": ⟦7", "photo must be a string, not a number"),
        MarkedCase(
            "\"photo\": ⟦\"../a.jpg\"", "photo must be a path inside the site, not \"../a.jpg\""),
        MarkedCase(
            "\"photo\": ⟦\"a/../../b.jpg\"",
            "photo must be a path inside the site, not \"a/../../b.jpg\""),
        MarkedCase(
            "\"photo\": ⟦\"/etc/passwd\"",
            "photo must be a path inside the site, not \"/etc/passwd\""
        ),
        MarkedCase(
            "\"photo\": ⟦\"a\\u0000b\"", "photo must be a path inside the site, not \"a\\u0000b\""),
        MarkedCase("\"favorite\": ⟦\"yes\"", "favorite must be true or false, not a string"),
        MarkedCase("\"favorite\": ⟦1", "favorite must be true or false, not a number"),
        MarkedCase("\"checkedIn\": ⟦\"true\"", "checkedIn must be true or false, not a string"),
    ])
    func refuses(_ test: MarkedCase) {
        let reading = TripsReading(field: test.text)
        #expect(reading.lines == reading.marked.lines(test.messages))
        #expect(reading.trips.isEmpty)
    }

    @Test func refusesANameOfEndlessMarks() {
        let reading = TripsReading(
            field: "\"city\": ⟦\"e" + String(repeating: "\u{301}", count: 4000) + "\"")
        #expect(reading.lines == reading.marked.lines(["city must be at most 6400 bytes"]))
    }

    @Test(arguments: [
        ("\"\"", ""), ("\"One\\nTwo\"", "One\nTwo"),
        ("\"One\\r\\nTwo\\rThree\"", "One\nTwo\nThree"),
        ("\" <b>&amp;</b> \"", "<b>&amp;</b>"),
    ])
    func notes(_ json: String, _ notes: String) {
        let reading = TripsReading(field: "\"notes\": \(json)")
        #expect(reading.lines == [])
        #expect(reading.trips.map(\.notes) == [notes])
    }

    @Test(arguments: [
        ("city", "\"Os\\u0000lo\""), ("country", "\"Nar\\u001b[31mnia\""),
        ("notes", "\"a\\u0007b\""), ("photoAlt", "\"a\\u202eb\""),
    ])
    func leavesOutControlCharacters(_ key: String, _ json: String) throws {
        let reading = TripsReading(field: "\"\(key)\": ⟦\(json)")
        #expect(
            reading.lines
                == reading.marked.lines([
                    "warning: \(key) has control characters, which are left out"
                ]))
        let trip = try #require(reading.trips.first)
        let texts = [trip.city, trip.country.name, trip.notes, trip.photoAlt].joined()
        #expect(!texts.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }

    @Test(arguments: [
        ("\"a\"", "a"), ("\"2027-kyoto_1.b\"", "2027-kyoto_1.b"), ("\"東京\"", "東京"), ("5", "5"),
        ("\"\(String(repeating: "x", count: 180))\"", String(repeating: "x", count: 180)),
    ])
    func ids(_ json: String, _ id: String) {
        let reading = TripsReading(field: "\"id\": \(json)")
        #expect(reading.lines == [])
        #expect(reading.trips.map(\.id) == [id])
    }

    @Test(arguments: [
        ("\"\"", "\"\""), ("\"a b\"", "\"a b\""), ("\"../x\"", "\"../x\""), ("\"a/b\"", "\"a/b\""),
        ("\"a\\\\b\"", "\"a\\b\""), ("\"a\\u0000\"", "\"a\\u0000\""), ("\"<i>\"", "\"<i>\""),
        ("\"😀\"", "\"😀\""),
    ])
    func refusesIDs(_ json: String, _ found: String) {
        let reading = TripsReading(field: "\"id\": ⟦\(json)")
        #expect(
            reading.lines
                == reading.marked.lines([
                    "id must be letters, digits, \"-\", \"_\" and \".\", not \(found)"
                ]))
    }

    @Test(arguments: [
        ("1.5", "1.5"), ("true", "true"), ("[1]", "a list"), ("1e3", "1e3"),
    ])
    func refusesIDsOfOtherTypes(_ json: String, _ found: String) {
        let reading = TripsReading(field: "\"id\": ⟦\(json)")
        #expect(
            reading.lines
                == reading.marked.lines(["id must be a string or a whole number, not \(found)"]))
    }

    @Test(arguments: [
        MarkedCase(
            "⟦\"nigths\": 3", "warning: unknown key \"nigths\" is ignored: did you mean \"nights\"?"
        ),
        MarkedCase(
            "⟦\"City\": \"Rome\"",
            "warning: unknown key \"City\" is ignored: did you mean \"city\"?"),
        MarkedCase("⟦\"weather\": null", "warning: unknown key \"weather\" is ignored"),
        MarkedCase("⟦\"\": {}", "warning: unknown key \"\" is ignored"),
        MarkedCase(
            "⟦\"a\\u001b[0m\": 1", "warning: unknown key \"a\\u001b[0m\" is ignored"),
    ])
    func ignoresUnknownKeys(_ test: MarkedCase) {
        let reading = TripsReading(field: test.text)
        #expect(reading.lines == reading.marked.lines(test.messages))
        #expect(reading.trips.map(\.nights) == [5])
    }
}
