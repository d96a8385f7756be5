import Foundation

/// Opens a page in the user's browser.
package enum PageOpener {
    #if os(macOS)
        private static let program = "open"
    #else
        private static let program = "xdg-open"
    #endif

    /// - Parameters:
    ///   - path: the page's absolute path.
    ///   - variables: the environment, which says where programs are.
    /// - Returns: whether a program for it could be started.
    package static func open(_ path: String, variables: [String: String]) -> Bool {
        let places = variables["PATH", default: ""].split(separator: ":")
            .filter { $0.hasPrefix("/") }.map { "\($0)/\(program)" }
        guard let found = places.first(where: { access($0, X_OK) == 0 }) else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: found)
        process.arguments = [path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // It is not waited for: a browser may stay.
        return (try? process.run()) != nil
    }
}
