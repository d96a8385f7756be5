import Foundation
import TripModel

/// A report, computed: what the templates and the JSON output show.
package struct Report: Sendable {
    package let settings: Settings

    /// In file order.
    package let trips: [Trip]
    package let summary: Summary
    package let grids: [YearGrid]

    /// The photos that the page shows, by the indices of their trips.
    package let photos: [Int: PagePhoto]

    /// The country of the settings' filter, where it names one.
    package let filterCountry: Country?

    /// The trips' indices by their starts; those of one day in file order.
    package let byDate: [Int]

    /// The trips' indices by their prices, the dearest first and those without a price last.
    package let byPrice: [Int]

    /// The trips' indices in the order of the settings, all of them.
    package let order: [Int]

    /// The trips' indices in that order, as far as the settings' filter takes them.
    package let shown: [Int]

    /// Computes a report.
    ///
    /// - Parameters:
    ///   - trips: checked trips with their slugs, in file order.
    ///   - settings: checked settings.
    ///   - filter: the country of the settings' filter, where it names one.
    ///   - today: what past and upcoming are measured against.
    ///   - photos: the photos that are published, by the indices of their trips.
    package init(
        trips: [Trip], settings: Settings, filter: Country?, today: CivilDate,
        photos: [Int: PagePhoto] = [:]
    ) {
        self.trips = trips
        self.photos = photos
        self.settings = settings
        filterCountry = filter
        let byDate = SortOrder.byDate(trips)
        self.byDate = byDate
        let summary = SummaryBuilder.build(trips, byDate, settings: settings, today: today)
        self.summary = summary
        grids = YearGridBuilder.build(
            trips, byDate, years: YearGridBuilder.shown(settings.years, of: summary.perYear))
        let exchange = Exchange.comparing(trips, settings)
        let locale = Locale(identifier: settings.locale)
        func indices(_ sort: TripModel.SortOrder) -> [Int] {
            sort.indices(of: trips, byDate: byDate, locale: locale, worth: exchange.worth)
        }
        byPrice = indices(.init(key: .price, isReversed: true))
        let order = indices(settings.sort)
        self.order = order
        shown =
            switch settings.filter {
            case .all: order
            case .favorites: order.filter { trips[$0].isFavorite }
            case .country: order.filter { trips[$0].country == filter }
            }
    }
}
