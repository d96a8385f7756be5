/// The repository's own site, compiled into the program: the files beside this one are links to it.
package enum SampleSite {
    package static let settings = String(decoding: PackageResources.settings_json, as: UTF8.self)

    /// Without the lines that name photos, which stay in the repository.
    package static let trips = String(decoding: PackageResources.trips_json, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { line in !line.drop { $0 == " " }.hasPrefix("\"photo") }
        .joined(separator: "\n")
}
