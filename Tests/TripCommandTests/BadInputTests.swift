import Foundation
import Testing
import TripSite

/// What is said about wrong input, where, and how the run ends.
@Suite struct BadInputTests {
    struct Case: Sendable {
        let trips: String
        let message: String
        let status: RunStatus

        /// - Parameters:
        ///   - trips: `trips.json`, with ⟦ where the message must point.
        ///   - message: how the message begins, after `error: ` or `warning: `.
        ///   - status: how the run ends.
        init(_ trips: String, _ message: String, _ status: RunStatus = .badData) {
            self.trips = trips
            self.message = message
            self.status = status
        }
    }

    @Test(arguments: [
        Case("⟦", "the file is empty"),
        Case("⟦Oslo", "“Oslo” is not a value: text must stand in double quotes"),
        Case("⟦[{\"city\": \"Oslo\",", ""),
        Case("⟦7", "the file must be a list of trips, not a number"),
        Case("[⟦7]", "a trip must be an object, not a number"),
        Case("[{\"city\": ⟦7, #rest}]", "city must be a string, not a number"),
        Case("[{\"city\": ⟦\" \", #rest}]", "city must not be empty"),
        Case("[⟦{#rest}]", "city is missing"),
        Case("[⟦{\"city\": \"Oslo\", \"country\": \"NO\", \"nights\": 2}]", "start is missing"),
        Case(
            "[⟦{\"city\": \"Oslo\", \"country\": \"NO\", \"start\": \"2027-01-02\"}]", "nights is"),
        Case("[{#oslo, \"start\": ⟦\"2027-02-29\"}]", "start must be a date that exists"),
        Case("[{#oslo, \"start\": ⟦\"2.1.2027\"}]", "start must be a date that exists"),
        Case("[{#oslo, \"start\": ⟦20270102}]", "start must be a date such as"),
        Case("[{#start, \"nights\": ⟦75}]", "nights must be between 1 and 60, not 75"),
        Case("[{#start, \"nights\": ⟦0}]", "nights must be between 1 and 60, not 0"),
        Case("[{#start, \"nights\": ⟦2.5}]", "nights must be a whole number, not 2.5"),
        Case("[{#start, \"nights\": ⟦\"5\"}]", "nights must be a whole number, not a string"),
        Case("[{#start, \"nights\": 3, \"end\": ⟦\"2027-01-04\"}]", "end must agree with nights"),
        Case("[{#start, \"end\": ⟦\"2027-01-01\"}]", "end must not be before start"),
        Case("[{#start, \"end\": ⟦\"2027-06-01\"}]", "nights must be between 1 and 60, not 150"),
        Case("[{#trip, \"price\": ⟦-1}]", "price must be zero or more, not -1"),
        Case("[{#trip, \"price\": ⟦1.999}]", "price must have at most 2 decimals in USD"),
        Case("[{#trip, \"price\": ⟦10.5, \"currency\": \"JPY\"}]", "price must have no decimals"),
        Case("[{#trip, \"price\": ⟦\"1.355,90\"}]", "price must be a number such as"),
        Case("[{#trip, \"currency\": ⟦\"XYZ\"}]", "currency must be a currency code of ISO 4217"),
        Case("[{#trip, \"favorite\": ⟦\"yes\"}]", "favorite must be true or false, not a string"),
        Case("[{#trip, \"photo\": ⟦\"../x.jpg\"}]", "photo must be a path inside the site"),
        Case("[{#trip, \"id\": ⟦\"a b\"}]", "id must be letters, digits"),
        Case("[{#trip, \"id\": 1},\n{#trip, \"id\": ⟦1}]", "id must be unique"),
        Case("[{#trip, ⟦\"nigths\": 1}]", "unknown key", .success),
    ])
    func isReportedWhereItIs(_ example: Case) throws {
        let oslo = "\"city\": \"Oslo\", \"country\": \"NO\""
        let start = "\(oslo), \"start\": \"2027-01-02\""
        let marked = example.trips
            .replacing(
                "#rest", with: "\"country\": \"NO\", \"start\": \"2027-01-02\", \"nights\": 2"
            )
            .replacing("#oslo", with: "\(oslo), \"nights\": 2")
            .replacing("#start", with: start)
            .replacing("#trip", with: "\(start), \"nights\": 2")
        let before = marked.prefix { $0 != "⟦" }
        let line = before.split(separator: "\n", omittingEmptySubsequences: false)
        let place = "trips.json:\(line.count):\((line.last?.count ?? 0) + 1): "
        let run = try WholeRun(["trips.json": marked.replacing("⟦", with: "")])
        #expect(run.run("build") == example.status)
        let severity = example.status == .success ? "warning" : "error"
        // Of a text that ends too early, only the file is promised.
        let wanted =
            example.message.isEmpty ? "trips.json:1:" : "\(place)\(severity): \(example.message)"
        #expect(run.errors.contains(wanted), "\(run.errors)")
        #expect(try run.paths().contains("Output/index.html") == (example.status == .success))
    }

    @Test func namesTheNearestKeys() throws {
        let trip = """
            [{"city":"Oslo","country":"NO","start":"2027-01-02","nights":1,"favourite":true}]
            """
        let run = try WholeRun(["trips.json": trip, "settings.json": "{\"highligth\": \"mint\"}"])
        #expect(run.run("check") == .badSettings)
        #expect(run.errors.contains("settings.json:1:2: error: unknown setting "))
        #expect(run.errors.contains("did you mean \"highlight\"?"))
        #expect(run.errors.contains("trips.json:1:64: warning: unknown key "))
        #expect(run.errors.contains("did you mean \"favorite\"?"))
    }

    @Test func takesAFolderOrNothingForAMissingInput() throws {
        let empty = try WholeRun()
        #expect(empty.run("build") == .missingInput)
        #expect(empty.errors.hasPrefix("trips.json: error: there is no such file"))
        #expect(empty.errors.contains("tripreport init"))
        let folder = try WholeRun(["trips.json/x": ""])
        #expect(folder.run("build") == .missingInput)
        #expect(folder.errors == "trips.json: error: this is a folder, not a file\n")
        #expect(folder.run("build", "--site", "nowhere") == .missingInput)
    }

    @Test func showsEveryErrorOfEveryFile() throws {
        let run = try WholeRun([
            "settings.json": "{\"showsYear\": 1, \"trips\": [\"a.json\", \"b.json\", \"c.json\"]}",
            "a.json": "[{}]", "b.json": "[", "Templates/overview.html": "{{#x}}",
        ])
        #expect(run.run("build") == .badSettings)
        for file in ["settings.json:1:15:", "a.json:1:2:", "b.json:1:", "c.json: error:"] {
            #expect(run.errors.contains(file), "\(file)")
        }
    }

    @Test func countsWarningsPastTheTenth() throws {
        let trips = (1...15).map {
            """
            {"city":"Oslo","country":"NO","start":"2027-01-\($0 < 10 ? "0" : "")\($0)","nights":5}
            """
        }
        let run = try WholeRun(["trips.json": "[\(trips.joined(separator: ","))]"])
        #expect(run.run("check", "--quiet") == .success)
        #expect(run.errors.isEmpty)
        #expect(run.run("check") == .success)
        #expect(run.errors.split(separator: "\n").filter { $0.contains("overlaps") }.count == 10)
        #expect(run.errors.contains("warning: 4 more of this kind: overlapping trips"))
        #expect(run.run("check", "--strict") == .badData)
    }

    @Test func namesBothLinesOfIdenticalTrips() throws {
        let trip = "{\"city\":\"Oslo\",\"country\":\"NO\",\"start\":\"2027-01-02\",\"nights\":5}"
        let run = try WholeRun(["trips.json": "[\n\(trip),\n\(trip)\n]"])
        #expect(run.run("summary", "--json") == .success)
        #expect(run.errors.hasPrefix("trips.json:3:1: warning: Oslo (2027-01-02, 5 nights) is"))
        #expect(run.errors.contains("the trip in line 2"))
        #expect(run.output.contains("\"trips\":2,\"nights\":10,\"nightsAway\":5,"))
    }
}
