import TestFolder
import Testing

@testable import TripSite

/// What can only be seen over all trips together.
@Suite struct CheckerTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// What is said about the trips, which may have day trips among them.
    private func check(_ files: [String: String], _ expected: String..., set: [String] = []) throws
    {
        let marked = MarkedFiles(files)
        try folder.write(marked.files)
        let lines = SiteCheck(folder, set: ["limits.nights=[0,60]"] + set).lines
        #expect(lines == marked.lines(expected))
    }

    @Test(arguments: [
        // One leaves on the day the next begins.
        tripsJSON("Oslo 2027-06-12 5", "Bergen 2027-06-17 3"),
        tripsJSON("Bergen 2027-06-17 3", "Oslo 2027-06-12 5"),
        // A day trip covers no night.
        tripsJSON("Oslo 2027-06-12 5", "Voss 2027-06-14 0"),
        tripsJSON("Voss 2027-06-14 0", "Oslo 2027-06-14 5"), tripsJSON("Oslo 2027-06-12 5"),
        "[]",
    ])
    func saysNothingOfTripsThatFit(_ json: String) throws {
        try check(["trips.json": json])
    }

    @Test func refusesAnotherRateOfTheCurrencyItself() throws {
        try folder.write(["trips.json": "[]", "settings.json": #"{"rates": {"USD": 2}}"#])
        let check = SiteCheck(folder)
        #expect(
            check.lines == [
                "settings.json:1:11: error: the rate of USD is 1, since prices are converted to it"
            ])
        #expect(check.status == .badSettings)
        try folder.write(["settings.json": #"{"rates": {"USD": 1.0}}"#])
        #expect(SiteCheck(folder).lines == [])
    }

    @Test func warnsOfAnOverlap() throws {
        try check(
            ["trips.json": tripsJSON("Rome 2025-07-01 7", "Naples ⟦2025-07-05 7")],
            "trips.json:⟦: warning: Naples (2025-07-05, 7 nights) overlaps Rome "
                + "(2025-07-01, 7 nights): 3 nights count once in nights away")
    }

    @Test func warnsAtTheTripThatBeginsLater() throws {
        try check(
            ["trips.json": tripsJSON("Naples ⟦2025-07-05 1", "Rome 2025-07-01 7")],
            "trips.json:⟦: warning: Naples (2025-07-05, 1 night) overlaps Rome "
                + "(2025-07-01, 7 nights): 1 night counts once in nights away")
    }

    /// Named is the one that ends last; the others are counted, day trips not among them.
    @Test func countsFurtherTrips() throws {
        let json = tripsJSON(
            "Rome ⟦2025-07-01 20", "Naples ⟦2025-07-02 10", "Capri ⟦2025-07-03 1",
            "Pompeii 2025-07-03 0", "Vesuvius 2025-07-02 0", "Genoa 2025-06-30 2")
        try check(
            ["trips.json": json],
            "trips.json:⟦: warning: Rome (2025-07-01, 20 nights) overlaps Genoa "
                + "(2025-06-30, 2 nights): 1 night counts once in nights away",
            "trips.json:⟦: warning: Naples (2025-07-02, 10 nights) overlaps Rome "
                + "(2025-07-01, 20 nights): 10 nights count once in nights away",
            "trips.json:⟦: warning: Capri (2025-07-03, 1 night) overlaps Rome "
                + "(2025-07-01, 20 nights) and 1 more: 1 night counts once in nights away")
    }

    /// The first that is written of two on one day is not yet overlapped.
    @Test func countsTripsOfOneDay() throws {
        try check(
            [
                "trips.json": tripsJSON(
                    "Rome 2025-07-01 2", "Naples ⟦2025-07-01 3", "Capri ⟦2025-07-01 4")
            ],
            "trips.json:⟦: warning: Naples (2025-07-01, 3 nights) overlaps Rome "
                + "(2025-07-01, 2 nights): 2 nights count once in nights away",
            "trips.json:⟦: warning: Capri (2025-07-01, 4 nights) overlaps Naples "
                + "(2025-07-01, 3 nights) and 1 more: 3 nights count once in nights away")
    }

    @Test func warnsOfIdenticalTripsByTheirLines() throws {
        let json = tripsJSON(
            "Oslo 2027-06-12 5 \"price\": 10", "Bergen 2027-08-12 5",
            "OSLO 2027-06-12 5 \"price\": 10.00")
        try check(
            ["trips.json": json],
            "trips.json:4:1: warning: OSLO (2027-06-12, 5 nights) is the same as the trip in "
                + "line 2: both are counted")
    }

    @Test func namesTheFileOfATwinElsewhere() throws {
        try folder.write([
            "a.json": tripsJSON("Oslo 2027-06-12 5"),
            "b.json": tripsJSON("Bergen 2026-06-12 5", "Oslo 2027-06-12 5"),
        ])
        let check = SiteCheck(folder, set: ["trips=a.json,b.json"])
        #expect(
            check.lines == [
                "b.json:3:1: warning: Oslo (2027-06-12, 5 nights) is the same as the trip in "
                    + "a.json, line 2: both are counted"
            ])
        #expect(check.prepared?.site.trips.count == 3)
    }

    @Test(arguments: [
        tripsJSON("Oslo 2027-06-12 0", "Oslo 2027-06-12 0"),
        tripsJSON("Ko\u{308}ln 2027-06-12 0", "köln 2027-06-12 0"),
        tripsJSON("Oslo 2027-06-12 0 \"notes\": \"a\"", "Oslo 2027-06-12 0 \"id\": \"b\""),
    ])
    func findsTwinsInAnySpelling(_ json: String) throws {
        try folder.write(["trips.json": json])
        let lines = SiteCheck(folder, set: ["limits.nights=[0,60]"]).lines
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("trips.json:3:1: warning: ") == true)
        #expect(lines.first?.contains("is the same as the trip in line 2") == true)
    }

    @Test func refusesAnIDThatStandsTwice() throws {
        let a = tripsJSON(
            "Oslo 2027-06-12 1 \"id\": \"x\"", "Voss 2027-07-12 1 \"id\": \"X\"")
        let b = tripsJSON(
            "Bergen 2026-06-12 5 \"id\": ⟦\"x\"", "Rena 2026-07-12 5 \"id\": \"5\"",
            "Moss 2026-08-12 5 \"id\": ⟦5")
        try check(
            ["a.json": a, "b.json": b],
            "b.json:⟦: error: id must be unique, but \"x\" is also the id of the trip in "
                + "a.json, line 2",
            "b.json:⟦: error: id must be unique, but \"5\" is also the id of the trip in line 3",
            set: ["trips=a.json,b.json"])
        #expect(SiteCheck(folder, set: ["trips=a.json,b.json"]).status == .badData)
    }

    @Test func givesEveryTripASlugOfItsOwn() throws {
        try folder.write([
            "trips.json": tripsJSON(
                "Oslo 2027-06-12 1", "Oslo 2027-06-12 2", "東京 2027-07-12 1",
                "Voss 2027-08-12 1 \"id\": \"v-1\"", "Voss 2027-09-12 1 \"id\": \"V-1\"")
        ])
        #expect(
            SiteCheck(folder).prepared?.site.trips.map(\.slug) == [
                "2027-06-12-oslo", "2027-06-12-oslo-2", "2027-07-12-東京", "v-1", "V-1-2",
            ])
    }

    @Test func warnsOfAFilterThatShowsNothing() throws {
        let trips = ["trips.json": tripsJSON("Oslo 2027-06-12 1")]
        for filter in ["NO", "norway", "all", "favorites"] {
            try check(trips, set: ["filter=\(filter)"])
        }
        try check(
            trips, "--set filter=Japan: warning: filter \"Japan\" is the country of no trip",
            set: ["filter=Japan"])
        try check(
            trips.merging(["settings.json": "{\"filter\": ⟦\"JP\"}"]) { $1 },
            "settings.json:⟦: warning: filter \"JP\" is the country of no trip")
    }

    @Test func makesWarningsErrorsWhereStrict() throws {
        let marked = MarkedFiles(["trips.json": tripsJSON("Oslo 2027-06-12 1 ⟦\"x\": 1")])
        try folder.write(marked.files)
        let check = SiteCheck(folder, isStrict: true)
        #expect(check.lines == marked.lines(["trips.json:⟦: error: unknown key \"x\" is ignored"]))
        #expect(check.status == .badData)
        #expect(check.prepared == nil)
    }
}
