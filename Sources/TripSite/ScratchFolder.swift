import Foundation

/// A folder for the time of a run, out of the user's way.
struct ScratchFolder {
    /// An absolute path.
    let path: String

    init() throws(FileProblem) {
        let place = FileManager.default.temporaryDirectory.path + "/tripreport-XXXXXX"
        var template = Array(place.utf8CString)
        guard mkdtemp(&template) != nil else { throw FileProblem(errno: errno) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
