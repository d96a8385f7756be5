import TripModel

/// Counts trips: one pass in file order for the sums, one by date for the calendar nights.
package enum SummaryBuilder {
    /// Builds the summary.
    ///
    /// - Parameters:
    ///   - trips: checked trips in file order.
    ///   - byDate: their indices by their starts.
    ///   - settings: the currency and rates for the converted total.
    ///   - today: what past, current and upcoming are measured against.
    /// - Returns: the summary, which names trips by their indices.
    package static func build(
        _ trips: [Trip], _ byDate: [Int], settings: Settings, today: CivilDate
    ) -> Summary {
        var summary = Summary(today: today)
        count(trips, into: &summary)
        countNights(trips, byDate, into: &summary)
        summary.converted = Exchange(settings).converted(summary.total.amounts)
        summary.records = RecordsFinder.find(
            in: trips, byDate, Exchange.comparing(trips, settings))
        return summary
    }

    private static func count(_ trips: [Trip], into summary: inout Summary) {
        var countryIndex: [Country: Int] = [:]
        var countryOfPlace: [ObjectIdentifier: Int] = [:]
        var cities: Set<Place> = []
        var spendings: [Spending] = []
        summary.trips = trips.count
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
            let place = trips[index].place
            let country: Int
            if let known = countryOfPlace[ObjectIdentifier(place)] {
                country = known
            } else {
                cities.insert(place)
                country = countryIndex[place.country] ?? summary.perCountry.count
                countryOfPlace[ObjectIdentifier(place)] = country
                if country == summary.perCountry.count {
                    countryIndex[place.country] = country
                    summary.perCountry.append(Summary.CountryTotals(country: place.country))
                }
            }
            summary.countryOfTrip.append(country)
            summary.perCountry[country].trips += 1
            summary.perCountry[country].nights += nights
            if let price = trips[index].price {
                summary.perCountry[country].total.add(price)
                if let known = spendings.firstIndex(where: { $0.currency == price.currency }) {
                    spendings[known].add(price, for: nights)
                } else {
                    spendings.append(Spending(currency: price.currency))
                    spendings[spendings.count - 1].add(price, for: nights)
                }
            }
        }
        summary.cities = cities.count
        spendings.sort { $0.currency.code < $1.currency.code }
        for spending in spendings {
            summary.total.add(Money(minorUnits: spending.total, currency: spending.currency))
        }
        summary.pricePerNight = spendings.filter { $0.nights > 0 }.map {
            Money(minorUnits: $0.ofNights, currency: $0.currency).divided(by: $0.nights)
        }
    }

    /// What was spent in one currency, in all and on trips with nights.
    private struct Spending {
        let currency: Currency
        var total: Int128 = 0
        var ofNights: Int128 = 0
        var nights = 0

        mutating func add(_ price: Money, for count: Int) {
            total &+= price.minorUnits
            if count > 0 { ofNights &+= price.minorUnits }
            nights += count
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
            let start = trips[index].start.dayNumber
            let departure = start + trips[index].nights
            let country = summary.countryOfTrip[index]
            years.with(yearOf: start) {
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
                for day in again..<end {
                    if let night = CivilDate(daysSince1970: day) {
                        summary.overlapNights.append(night)
                    }
                }
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
