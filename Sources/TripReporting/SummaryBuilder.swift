import TripModel

/// Counts trips: one pass in file order for the sums, one by date for the calendar nights.
package enum SummaryBuilder {
    /// Builds the summary.
    ///
    /// - Parameters:
    ///   - trips: checked trips in file order.
    ///   - settings: the currency and rates for the converted total.
    ///   - today: what past, current and upcoming are measured against.
    /// - Returns: the summary, which names trips by their indices.
    package static func build(_ trips: [Trip], settings: Settings, today: CivilDate) -> Summary {
        var summary = Summary(today: today)
        let byDate = SortOrder.byDate(trips)
        count(trips, into: &summary)
        countNights(trips, byDate, into: &summary)
        summary.converted = Exchange(settings).converted(summary.total.amounts)
        summary.records = RecordsFinder.find(
            in: trips, byDate, Exchange.comparing(trips, settings))
        return summary
    }

    private static func count(_ trips: [Trip], into summary: inout Summary) {
        var countryIndex: [ComparisonKey: Int] = [:]
        var cities: Set<Trip.CityKey> = []
        var priced = MoneyTotals()
        var pricedNights: [Currency: Int] = [:]
        summary.trips = trips.count
        cities.reserveCapacity(trips.count)
        summary.countryOfTrip.reserveCapacity(trips.count)
        for trip in trips {
            summary.nights += trip.nights
            if trip.isFavorite { summary.favorites += 1 }
            switch trip.status(on: summary.today) {
            case .past: summary.past += 1
            case .current: summary.current += 1
            case .upcoming: summary.upcoming += 1
            }
            cities.insert(trip.cityKey)
            let country: Int
            if let known = countryIndex[trip.country.key] {
                country = known
            } else {
                country = summary.perCountry.count
                countryIndex[trip.country.key] = country
                summary.perCountry.append(Summary.CountryTotals(country: trip.country))
            }
            summary.countryOfTrip.append(country)
            summary.perCountry[country].trips += 1
            summary.perCountry[country].nights += trip.nights
            if let price = trip.price {
                summary.total.add(price)
                summary.perCountry[country].total.add(price)
                if trip.nights > 0 {
                    priced.add(price)
                    pricedNights[price.currency, default: 0] += trip.nights
                }
            }
        }
        summary.cities = cities.count
        summary.pricePerNight = priced.amounts.map {
            $0.divided(by: pricedNights[$0.currency] ?? 1)
        }
    }

    /// Counts calendar nights with the trips in order of their starts: what lies before the
    /// latest departure so far was counted already, so that no set of dates is needed.
    private static func countNights(
        _ trips: [Trip], _ byDate: [Int], into summary: inout Summary
    ) {
        var years = YearTable()
        var covered = CivilDate.first.dayNumber
        var overlapped = covered
        var coveredInCountry = [Int](repeating: covered, count: summary.perCountry.count)
        for index in byDate {
            let trip = trips[index]
            let (start, departure) = (trip.start.dayNumber, trip.start.dayNumber + trip.nights)
            let country = summary.countryOfTrip[index]
            years.with(trip.start.year) {
                $0.trips += 1
                if let price = trip.price { $0.total.add(price) }
            }
            years.split(start..<departure) { $0.nights += $1 }

            let fresh = max(start, covered)
            if fresh < departure {
                summary.nightsAway += departure - fresh
                years.split(fresh..<departure) { $0.nightsAway += $1 }
            }
            let freshInCountry = max(start, coveredInCountry[country])
            if freshInCountry < departure {
                summary.perCountry[country].nightsAway += departure - freshInCountry
                coveredInCountry[country] = departure
            }
            let again = max(start, overlapped)
            let end = min(departure, covered)
            if again < end {
                summary.overlapNights += (again..<end).compactMap(CivilDate.init(daysSince1970:))
                overlapped = end
            }
            covered = max(covered, departure)

            switch trip.status(on: summary.today) {
            case .upcoming where summary.next == nil:
                summary.next = .init(trip: index, days: trip.start.days(since: summary.today))
            case .current where summary.underway == nil:
                summary.underway = .init(
                    trip: index, days: trip.departure.days(since: summary.today))
            default: break
            }
        }
        summary.perYear = years.used
    }
}
