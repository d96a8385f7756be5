import PhotoFiles
import TripFiles
import TripReporting

/// The photos of a site's trips, each file read once.
package struct SitePhotos: Sendable {
    /// What is copied into the report, in the order of the trips.
    package private(set) var copies: [PhotoCopy] = []

    /// The photos by the indices of their trips; trips without one that can be shown have none.
    package private(set) var ofTrips: [Int: PagePhoto] = [:]

    /// Checks every photo; where there is no page there is none.
    ///
    /// - Parameters:
    ///   - site: what was loaded; nil for a run that shows no photo.
    ///   - findings: takes a warning for a photo that cannot be shown, and an error for one that is
    ///     outside the site.
    package init(_ site: LoadedSite?, into findings: inout Findings) {
        guard let site, site.settings.outputs.contains(.html) else { return }
        var names = PhotoNames()
        var known: [String: Result<PhotoCopy, any Error>] = [:]
        var found: [Diagnostic] = []
        for (index, trip) in site.trips.enumerated() where !trip.photo.isEmpty {
            // Two paths may lead to one file.
            let path = FileAccess.resolved(site.folder.absolute(trip.photo))
            let isNew = known[path] == nil
            let result =
                known[path]
                ?? Result {
                    try PhotoCopy(
                        trip.photo, in: site.folder,
                        keepsLocation: site.settings.photos.keepLocation
                    ) { names.name(for: trip.photo, $0) }
                }
            known[path] = result
            switch result {
            case .success(let copy):
                if isNew { copies.append(copy) }
                ofTrips[index] = PagePhoto(
                    name: copy.name, width: copy.size?.width, height: copy.size?.height)
            case .failure(let problem):
                // The end of a path says more than its beginning.
                let name = SafeText.quoted(trip.photo, upTo: 255)
                let leaves = problem as? FileProblem == .leavesSite
                let message =
                    leaves
                    ? "photo must be inside the site, but \(name) leads out of it"
                    : "photo \(name) is left out: \(problem)"
                found.append(
                    site.sources[trip.origin.file].diagnostic(
                        leaves ? .error : .warning, at: trip.origin.photo, message,
                        kind: leaves ? "" : "photos that are left out"))
            }
        }
        findings.add(found, status: .badData)
    }
}
