import TestFolder
import Testing
import TripFiles
import TripModel

@testable import TripSite

/// Several threads make what one does.
@Suite struct RendererTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        let trips = (0..<700).map { number in
            "{\"city\": \"City \(number)\", \"country\": \"NO\", \"nights\": \(1 + number % 9), "
                + "\"start\": \"20\(10 + number % 20)-0\(1 + number % 9)-12\", "
                + "\"price\": \(number), \"notes\": \"<\(number)>\"}"
        }
        try folder.write(["trips.json": "[" + trips.joined(separator: ",\n") + "]"])
    }

    private func rendered(_ threads: Int) throws -> (files: [OutputFile], found: [String]) {
        let request = Pipeline.Request(
            folder: SiteFolder(folder.path, in: "/"), today: .first, base: folder.path)
        var pipeline = Pipeline(request) { _ in }
        let begun = pipeline.prepare()
        let prepared = try #require(begun)
        var findings = Findings()
        let report = pipeline.compute(prepared)
        let files = Renderer(report, prepared.templates, threads: threads)
            .render(into: &findings)
        return (files, findings.diagnostics.map(\.text))
    }

    private func bytes(_ file: OutputFile) throws -> [UInt8] {
        try file.withBytes { pieces throws(WriteFailure) in pieces.flatMap { Array($0) } }
    }

    @Test(arguments: [2, 3, 5])
    func makesTheSameFiles(_ threads: Int) throws {
        let (one, several) = (try rendered(1), try rendered(threads))
        #expect(one.files.count == 701)
        #expect(one.files.map(\.path) == several.files.map(\.path))
        #expect(try one.files.map(bytes) == several.files.map(bytes))
    }

    @Test(arguments: [
        "{{#allTrips}}{{city}}{{#notes}}{{#price}}{{prise}}{{/price}}{{/notes}}{{/allTrips}}",
        "{{#allTrips}}{{city}}{{/allTrips}}{{#allTrips}}{{citty}}{{/allTrips}}{{titel}}",
        "{{#allTrips}}{{city}}{{/allTrips}}{{titel}}{{#allTrips}}{{citty}}{{/allTrips}}", "{{#a",
    ])
    func findsTheSameErrors(_ page: String) throws {
        try folder.write([
            "Templates/overview.html": page, "Templates/pass.txt": "{{#price}}{{cost}}{{/price}}",
        ])
        let (one, several) = (try rendered(1), try rendered(3))
        #expect(one.found.count == 2)
        #expect(one.found == several.found)
    }
}
