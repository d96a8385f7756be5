import Foundation
import TestFolder
import Testing

@testable import TripSite

/// The folders of runs that were killed go away with the next run, those of others stay.
@Suite struct ScratchFolderTests {
    /// Another run may remove leftovers at any time in the folder that all runs share.
    private let folder: TestFolder

    /// A scratch folder of long ago.
    private let old: String

    init() throws {
        folder = try TestFolder()
        try folder.write(["tripreport-scratch-old/": ""])
        old = folder.absolute("tripreport-scratch-old")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: old)
    }

    @Test func removesWhatAKilledRunLeft() throws {
        let scratch = try ScratchFolder(in: folder.path)
        #expect(FileAccess.kind(old) == nil)
        #expect(FileAccess.isFolder(scratch.path))
        scratch.remove()
        #expect(try folder.contents() == [:])
    }

    @Test func leavesTheFolderOfARunThatGoesOn() throws {
        let lock = open(old, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        try ScratchFolder(in: folder.path).remove()
        #expect(FileAccess.isFolder(old))
        close(lock)
        try ScratchFolder(in: folder.path).remove()
        #expect(FileAccess.kind(old) == nil)
    }
}
