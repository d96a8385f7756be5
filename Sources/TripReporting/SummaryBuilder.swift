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
        var countryIndex: [Country: Int] = [:]
        var cities: Set<Place> = []
        var priced = MoneyTotals()
        var pricedNights: [Currency: Int] = [:]
        summary.trips = trips.count
        cities.reserveCapacity(trips.count)
        summary.countryOfTrip.reserveCapacity(trips.count)
        // Trips are read in place: a copy of one costs more than all that is done with it here.
        for index in trips.indices {
            let (start, nights) = (trips[index].start, trips[index].nights)
            summary.nights += nights
            if trips[index].isFavorite { summary.favorites += 1 }
            let departure = start.adding(days: nights) ?? .last
            switch Trip.Status(on: summary.today, from: start, to: departure) {
            case .past: summary.past += 1
            case .current: summary.current += 1
            case .upcoming: summary.upcoming += 1
            }
            cities.insert(trips[index].place)
            let country: Int
            if let known = countryIndex[trips[index].country] {
                country = known
            } else {
                country = summary.perCountry.count
                countryIndex[trips[index].country] = country
                summary.perCountry.append(Summary.CountryTotals(country: trips[index].country))
            }
            summary.countryOfTrip.append(country)
            summary.perCountry[country].trips += 1
            summary.perCountry[country].nights += nights
            if let price = trips[index].price {
                summary.total.add(price)
                summary.perCountry[country].total.add(price)
                if nights > 0 {
                    priced.add(price)
                    pricedNights[price.currency, default: 0] += nights
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
            let (first, nights) = (trips[index].start, trips[index].nights)
            let (start, departure) = (first.dayNumber, first.dayNumber + nights)
            let country = summary.countryOfTrip[index]
            years.with(first.year) {
                $0.trips += 1
                if let price = trips[index].price { $0.total.add(price) }
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

            let today = summary.today.dayNumber
            if today < start, summary.next == nil {
                summary.next = .init(trip: index, days: start - today)
            } else if today >= start, today <= departure, summary.underway == nil {
                summary.underway = .init(trip: index, days: departure - today)
            }
        }
        summary.perYear = years.used
    }
}
