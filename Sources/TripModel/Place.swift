/// A city as trips name it, in its country. One object serves all trips that name it alike.
package final class Place: Hashable, Sendable {
    package let city: String
    package let country: Country

    /// The city as it is compared.
    private let key: ComparisonKey

    /// Made once: to hash both texts for each trip would cost more than all else done with them.
    private let hash: Int

    package init(city: String, country: Country) {
        self.city = city
        self.country = country
        key = ComparisonKey(city)
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(country)
        hash = hasher.finalize()
    }

    /// Whether two cities are the same: their names and countries are, as they are compared.
    package static func == (left: Place, right: Place) -> Bool {
        left === right
            || left.hash == right.hash && left.key == right.key && left.country == right.country
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
