import Foundation
import TripFiles
import TripModel

/// A site whose trips agree with each other and have their slugs.
package struct CheckedSite: Sendable {
    package let folder: SiteFolder
    package let settings: Settings
    package let trips: [Trip]

    /// The country of the settings' filter, where it names one.
    package let filter: Country?
}

/// The second stage: what can only be seen over all trips and settings together.
package enum Checker {
    /// Checks a site and gives every trip its slug.
    ///
    /// - Parameters:
    ///   - site: what was loaded; its trips are given their slugs in place.
    ///   - findings: takes what is wrong.
    /// - Returns: the site with its trips named.
    package static func check(
        _ site: inout LoadedSite, into findings: inout Findings
    ) -> CheckedSite {
        findings.add(duplicateIDs(in: site), status: .badData)
        findings.add(overlaps(in: site), status: .badData)
        Slug.assign(to: &site.trips)
        let trips = site.trips
        let currency = site.settings.currency
        if let rate = site.settings.rates[currency], rate.digits != 1 || rate.exponent != 0 {
            let message = "the rate of \(currency.code) is 1, since prices are converted to it"
            findings.add([site.diagnostic(.error, at: .rates, message)], status: .badSettings)
        }
        var filter: Country?
        if case .country(let text) = site.settings.filter {
            var countries = CountryIndex(locale: Locale(identifier: site.settings.locale))
            let country = countries.country(text)
            filter = country
            if !trips.contains(where: { $0.country == country }) {
                let known = ["all", "favorites"] + Set(trips.map(\.country.name)).sorted()
                let near = Suggestion.nearest(to: text, among: known)
                    .map { ": did you mean \(SafeText.quoted($0))?" }
                let message =
                    "filter \(SafeText.quoted(text)) is the country of no trip\(near ?? "")"
                findings.add(
                    [site.diagnostic(.warning, at: .filter, message)], status: .badSettings)
            }
        }
        return CheckedSite(
            folder: site.folder, settings: site.settings, trips: trips, filter: filter)
    }

    private static func duplicateIDs(in site: LoadedSite) -> [Diagnostic] {
        var first: [String: Trip] = [:]
        var found: [Diagnostic] = []
        for trip in site.trips {
            guard let id = trip.id else { continue }
            guard let other = first[id] else {
                first[id] = trip
                continue
            }
            let place = place(of: other, seenFrom: trip, in: site)
            found.append(
                site.sources[trip.origin.file].diagnostic(
                    .error, at: trip.origin.id,
                    "id must be unique, but \"\(id)\" is also the id of the trip \(place)"))
        }
        return found
    }

    /// Warns of trips with nights in common; two that are the same in all that counts are called
    /// identical instead.
    private static func overlaps(in site: LoadedSite) -> [Diagnostic] {
        let trips = site.trips
        var latest: (index: Int, departure: Int)?
        var identical: [TripIdentity: Int] = [:]
        var found: [Diagnostic] = []
        var overlaps = 0
        var twins = 0
        let byDate = SortOrder.byDate(trips)
        for (place, index) in byDate.enumerated() {
            let start = trips[index].start
            let departure = start.dayNumber + trips[index].nights
            let earlier = latest
            if earlier.map({ $0.departure < departure }) ?? true { latest = (index, departure) }
            // Identical trips have only trips of their day between them.
            let isFirst = place == 0 || trips[byDate[place - 1]].start != start
            let isLast = place + 1 == byDate.count || trips[byDate[place + 1]].start != start
            // The room for a day of many trips would take long to clear for each later day.
            if isFirst { identical.removeAll(keepingCapacity: identical.count < 100) }
            if !(isFirst && isLast) {
                let identity = TripIdentity(trips[index])
                if let twin = identical[identity] {
                    twins += 1
                    if twins <= Diagnostic.mostOfAKind {
                        found.append(warning(identical: index, twin, in: site))
                    }
                    continue
                }
                identical[identity] = index
            }
            guard trips[index].nights > 0, let earlier, earlier.departure > start.dayNumber
            else { continue }
            overlaps += 1
            guard overlaps <= Diagnostic.mostOfAKind else { continue }
            // Every trip before this one in the order has begun; those not ended overlap it, but
            // for day trips, which overlap nothing.
            let others = byDate[..<place].count {
                trips[$0].nights > 0
                    && trips[$0].start.dayNumber + trips[$0].nights > start.dayNumber
            }
            found.append(warning(overlap: index, earlier.index, others: others - 1, in: site))
        }
        return found + counted(twins, identicalTrips) + counted(overlaps, overlappingTrips)
    }

    private static let identicalTrips = "identical trips"
    private static let overlappingTrips = "overlapping trips"

    private static func warning(
        overlap index: Int, _ latest: Int, others: Int, in site: LoadedSite
    ) -> Diagnostic {
        let (trip, other) = (site.trips[index], site.trips[latest])
        let nights = min(trip.departure, other.departure).days(since: trip.start)
        let more = others > 0 ? " and \(others) more" : ""
        return site.sources[trip.origin.file].diagnostic(
            .warning, at: trip.origin.start,
            "\(name(of: trip)) overlaps \(name(of: other))\(more): "
                + (nights == 1 ? "1 night counts" : "\(nights) nights count")
                + " once in nights away",
            kind: overlappingTrips)
    }

    /// What stands for the warnings that are too many to be listed, and spares the work of their
    /// texts.
    private static func counted(_ count: Int, _ kind: String) -> [Diagnostic] {
        let more = count - Diagnostic.mostOfAKind
        guard more > 0 else { return [] }
        return [
            Diagnostic(severity: .warning, file: "", message: kind, kind: kind, count: more)
        ]
    }

    private static func warning(
        identical index: Int, _ twin: Int, in site: LoadedSite
    ) -> Diagnostic {
        // The one that is written later is the one to look at.
        let (first, second) = (site.trips[min(index, twin)], site.trips[max(index, twin)])
        let place = place(of: first, seenFrom: second, in: site)
        return site.sources[second.origin.file].diagnostic(
            .warning, at: second.origin.trip,
            "\(name(of: second)) is the same as the trip \(place): both are counted",
            kind: identicalTrips)
    }

    private static func name(of trip: Trip) -> String {
        let nights = trip.nights == 1 ? "1 night" : "\(trip.nights) nights"
        return "\(trip.city) (\(trip.start), \(nights))"
    }

    /// "in line 3", or "in old.json, line 3" where that is another file.
    private static func place(
        of trip: Trip, seenFrom other: Trip, in site: LoadedSite
    ) -> String {
        let source = site.sources[trip.origin.file]
        let line = source.position(at: trip.origin.trip).line
        let isSameFile = trip.origin.file == other.origin.file
        return isSameFile ? "in line \(line)" : "in \(source.name), line \(line)"
    }

    /// What makes two trips of one day the same trip written twice.
    private struct TripIdentity: Hashable {
        let place: Place
        let nights: Int
        let price: Money?

        init(_ trip: Trip) {
            place = trip.place
            nights = trip.nights
            price = trip.price
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(place)
            hasher.combine(nights)
            hasher.combine(Int(truncatingIfNeeded: price?.minorUnits ?? -1))
        }
    }
}
