import Foundation
import Testing

@testable import TripSite

/// The folders of runs that were killed go away with the next run, those of others stay.
@Suite struct ScratchFolderTests {
    private func makeFolder() throws -> String {
        let path =
            FileManager.default.temporaryDirectory.path
            + "/tripreport-scratch-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        return path
    }

    private func makeOld(_ path: String) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -120)], ofItemAtPath: path)
    }

    @Test func removesWhatAKilledRunLeft() throws {
        let path = try makeFolder()
        try makeOld(path)
        let scratch = try ScratchFolder()
        #expect(FileAccess.kind(path) == nil)
        #expect(FileAccess.isFolder(scratch.path))
        scratch.remove()
        #expect(FileAccess.kind(scratch.path) == nil)
    }

    @Test func leavesTheFolderOfARunThatGoesOn() throws {
        let path = try makeFolder()
        // Locked before it is old, since other tests make such folders, too.
        let lock = open(path, O_RDONLY | O_DIRECTORY)
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        try makeOld(path)
        try ScratchFolder().remove()
        #expect(FileAccess.isFolder(path))
        close(lock)
        try ScratchFolder().remove()
        #expect(FileAccess.kind(path) == nil)
    }
}
