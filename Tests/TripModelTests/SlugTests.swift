import Testing

@testable import TripModel

/// Names of trips for files and anchors.
@Suite struct SlugTests {
    /// Cities or ids, all of one day.
    private func slugs(_ trips: [(id: String?, city: String)]) throws -> [String] {
        let start = try #require(CivilDate("2027-06-12"))
        let country = Country(code: "NO", name: "Norway", key: ComparisonKey("NO"))
        var made = trips.map { id, city in
            var trip = Trip(
                place: Place(city: city, country: country), start: start, nights: 1)
            trip.id = id
            return trip
        }
        Slug.assign(to: &made)
        return made.map(\.slug)
    }

    @Test(arguments: [
        ("Seattle", "-seattle"), ("New York", "-new-york"),
        ("  St. John's (NL)  ", "-st-john-s-nl"),
        ("São Paulo", "-são-paulo"), ("Zu\u{308}rich", "-z\u{FC}rich"), ("MÜNCHEN", "-münchen"),
        ("Москва", "-москва"), ("東京 タワー", "-東京-タワー"), ("दिल्ली", "-दिल्ली"),
        ("लक्ष्मीपुर", "-लक्ष्मीपुर"), ("กรุงเทพมหานคร", "-กรุงเทพมหานคร"), ("น้ำ", "-น้ำ"),
        ("القاهرة", "-القاهرة"), ("תל אביב", "-תל-אביב"), ("서울", "-서울"), ("Area 51", "-area-51"),
        ("Oslo 🏝️", "-oslo"), ("🏝️", ""), ("…", ""), ("../../etc/passwd", "-etc-passwd"),
        ("a/b\\c", "-a-b-c"), ("a_b.c", "-a-b-c"), ("A\u{200E}B", "-a-b"), ("", ""),
    ])
    func namesByStartAndCity(_ city: String, _ rest: String) throws {
        #expect(try slugs([(nil, city)]) == ["2027-06-12" + rest])
    }

    @Test func makesCollisionsUnique() throws {
        #expect(
            try slugs([(nil, "Oslo"), (nil, "OSLO"), (nil, "oslo!"), (nil, "Bergen")])
                == [
                    "2027-06-12-oslo", "2027-06-12-oslo-2", "2027-06-12-oslo-3",
                    "2027-06-12-bergen",
                ])
        #expect(
            try slugs([(nil, "🏝️"), (nil, "2"), (nil, "🏔️"), (nil, "…")])
                == ["2027-06-12", "2027-06-12-2", "2027-06-12-3", "2027-06-12-4"])
        #expect(
            try slugs([(nil, "2"), (nil, "🏝️"), (nil, "🏔️")])
                == ["2027-06-12-2", "2027-06-12", "2027-06-12-3"])
    }

    @Test func givesIDsFirst() throws {
        #expect(
            try slugs([(nil, "Oslo"), ("2027-06-12-oslo", "Bergen"), (nil, "Oslo")])
                == ["2027-06-12-oslo-2", "2027-06-12-oslo", "2027-06-12-oslo-3"])
        #expect(
            try slugs([(nil, "Oslo"), ("2027-06-12-OSLO-2", "Bergen"), (nil, "Oslo")])
                == ["2027-06-12-oslo", "2027-06-12-OSLO-2", "2027-06-12-oslo-3"])
    }

    @Test func seesNoDifferenceOfCaseOrComposition() throws {
        #expect(try slugs([("Work", "a"), ("work", "b")]) == ["Work", "work-2"])
        #expect(try slugs([("z\u{FC}", "a"), ("zu\u{308}", "b")]) == ["z\u{FC}", "zu\u{308}-2"])
        #expect(try slugs([(nil, "Straße"), (nil, "Strasse")]).last == "2027-06-12-strasse-2")
    }

    @Test(arguments: ["a", "é", "東", "𝔘", "ल्ली", "a b "])
    func cutsLongNamesBetweenCharacters(_ part: String) throws {
        let city = String(repeating: part, count: 200)
        let slugs = try slugs([(nil, city), (nil, city)])
        #expect(slugs[0].utf8.count <= 180)
        #expect(slugs[0].utf8.count > 150)
        #expect(slugs[1] == slugs[0] + "-2")
        #expect(slugs[0].hasPrefix("2027-06-12-"))
        #expect(!slugs[0].hasSuffix("-"))
        let rest = slugs[0].dropFirst(11).split(separator: "-").joined(separator: " ")
        #expect(city.lowercased().hasPrefix(rest))
    }

    /// A letter under a heap of marks is cut like any other that is too long.
    @Test func survivesHeapsOfMarks() throws {
        let heap = "Z" + String(repeating: "\u{351}", count: 1000)
        #expect(try slugs([(nil, "a " + heap)]) == ["2027-06-12-a"])
    }

    @Test func namesTenThousandTripsOfOneDay() throws {
        let slugs = try slugs(Array(repeating: (nil, "Oslo"), count: 10_000))
        #expect(Set(slugs).count == 10_000)
        #expect(slugs.last == "2027-06-12-oslo-10000")
    }

    @Test(arguments: [
        ("a", true), ("A-1_b.c", true), ("2027", true), ("é", true), ("東京", true), ("ल्ली", true),
        ("लक्ष्मीपुर", true), (String(repeating: "x", count: 180), true),
        (String(repeating: "x", count: 181), false), ("", false), ("a b", false), ("a/b", false),
        ("..\\x", false), ("a\nb", false), ("a\0", false), ("<b>", false), ("a&b", false),
        ("a\"b", false), ("🏝️", false), ("a:b", false), ("a\u{202E}b", false), ("%2F", false),
    ])
    func tellsValidIDs(_ id: String, _ isValid: Bool) {
        #expect(Slug.isValidID(id) == isValid)
    }
}
