import TestFolder
import Testing

@testable import TripSite

extension TestFolder {
    /// Writes a report into the folder "Output".
    @discardableResult
    func writeReport(
        _ files: KeyValuePairs<String, String>, isDryRun: Bool = false
    ) throws -> WriteResult {
        let writer = OutputWriter(
            folder: absolute("Output"), shown: "Output", isDryRun: isDryRun)
        return try writer.write(
            files.map { OutputFile(path: $0.key, bytes: Array($0.value.utf8)) })
    }

    /// That a write is refused, with this path and message, and changes nothing.
    func expectRefusal(
        _ files: KeyValuePairs<String, String>, _ path: String, _ message: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = (try contents(), try stamps())
        for isDryRun in [true, false] {
            let failure = #expect(throws: WriteFailure.self, sourceLocation: sourceLocation) {
                try writeReport(files, isDryRun: isDryRun)
            }
            #expect(failure?.path == path, sourceLocation: sourceLocation)
            #expect(failure?.message == message, sourceLocation: sourceLocation)
            #expect(failure?.status == .cannotCreate, sourceLocation: sourceLocation)
            #expect(try contents() == before.0, sourceLocation: sourceLocation)
            #expect(try stamps() == before.1, sourceLocation: sourceLocation)
        }
    }
}
