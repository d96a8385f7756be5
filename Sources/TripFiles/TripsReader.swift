import TripModel

/// Reads the trips of JSON files, checking each field by the rules of the settings.
package struct TripsReader {
    private let currency: Currency
    private let nightsLimit: ClosedRange<Int>
    private var countries: CountryIndex

    /// What was read without a word before, by its bytes as they stand in a file.
    private var places: [WrittenPlace: Place] = [:]
    private var currencies: [UInt64: Currency] = [:]

    /// The keys of a trip.
    package static let keys = TripFields.names.map(\.description)

    /// The longest city or country, in characters.
    package static let longestName = 200

    /// - Parameters:
    ///   - settings: the currency of prices that name none, and the limits.
    ///   - countries: finds the country that a text names.
    package init(settings: Settings, countries: CountryIndex) {
        currency = settings.currency
        nightsLimit = settings.nightsLimit
        self.countries = countries
    }

    /// Reads one file: a list of trips, or an object with the key `trips`.
    ///
    /// - Parameters:
    ///   - source: the file.
    ///   - file: its number, for the origins of the trips.
    ///   - diagnostics: takes everything that is wrong.
    /// - Returns: the trips that have no error, in order.
    package mutating func read(
        _ source: SourceFile, file: Int, into diagnostics: inout [Diagnostic]
    ) -> [Trip] {
        guard let document = JSONDocument.parse(source, into: &diagnostics) else { return [] }
        var reader = FieldReader(source: source)
        defer { diagnostics += reader.diagnostics }
        guard let list = list(in: document.root, &reader) else { return [] }
        var trips: [Trip] = []
        trips.reserveCapacity(list.count)
        var fields = TripFields(list)
        for element in list.elements {
            read(element, &fields, file: file, &reader, into: &trips)
        }
        return trips
    }

    private func list(in root: JSONValue, _ reader: inout FieldReader) -> JSONValue? {
        switch root.kind {
        case .array:
            return root
        case .object:
            guard let trips = root.member("trips") else {
                let keys = root.members.map(\.key)
                let near = Suggestion.nearest(to: "trips", among: keys)
                    .map { ": \(SafeText.quoted($0)) may be a slip" }
                reader.error(
                    at: root, "an object of trips must have the key \"trips\"\(near ?? "")")
                return nil
            }
            if trips.kind != .array { reader.wrongType(trips, "trips", "a list") }
            return trips.kind == .array ? trips : nil
        default:
            reader.wrongType(root, "the file", "a list of trips")
            return nil
        }
    }

    private mutating func read(
        _ value: JSONValue, _ fields: inout TripFields, file: Int, _ reader: inout FieldReader,
        into trips: inout [Trip]
    ) {
        guard value.kind == .object else {
            reader.wrongType(value, "a trip", "an object")
            return
        }
        let problems = reader.diagnostics.count
        fields.find(in: value, &reader)
        let place = place(fields, of: value, &reader)
        let start = start(fields[.start], of: value, &reader)
        let nights = nights(fields, start: start, of: value, &reader)
        let price = price(fields, &reader)
        let isFavorite = fields[.favorite].flatMap { reader.bool($0, "favorite") } ?? false
        let isCheckedIn = fields[.checkedIn].flatMap { reader.bool($0, "checkedIn") } ?? false
        let notes = text(fields[.notes], "notes", keepsLines: true, &reader)
        let photo = path(fields[.photo], &reader)
        let photoAlt = text(fields[.photoAlt], "photoAlt", keepsLines: false, &reader)
        let id = id(fields[.id], &reader)
        guard let place, let start, let nights,
            reader.diagnostics.count == problems
                || !reader.diagnostics[problems...].contains(where: { $0.severity == .error })
        else { return }
        var trip = Trip(place: place, start: start, nights: nights)
        trip.price = price
        trip.isFavorite = isFavorite
        trip.isCheckedIn = isCheckedIn
        trip.notes = notes
        trip.photo = photo
        trip.photoAlt = photoAlt
        trip.id = id
        trip.origin.file = file
        trip.origin.trip = value.range.lowerBound
        trip.origin.start = fields[.start]?.range.lowerBound ?? value.range.lowerBound
        trip.origin.id = fields[.id]?.range.lowerBound ?? value.range.lowerBound
        trip.origin.photo = fields[.photo]?.range.lowerBound ?? value.range.lowerBound
        trips.append(trip)
    }

    // MARK: Fields

    /// The city with its country.
    private mutating func place(
        _ fields: TripFields, of trip: JSONValue, _ reader: inout FieldReader
    ) -> Place? {
        var written: WrittenPlace?
        if let city = fields[.city], let country = fields[.country] {
            let bytes = WrittenPlace(city: city.bytes, country: country.bytes)
            if let known = places[bytes] { return known }
            written = bytes
        }
        let problems = reader.diagnostics.count
        let city = name(fields[.city], "city", of: trip, &reader)
        let country = name(fields[.country], "country", of: trip, &reader)
        guard let city, let country else { return nil }
        let place = Place(city: city, country: countries.country(country))
        if reader.diagnostics.count == problems, let written { places[written] = place }
        return place
    }

    private func name(
        _ value: JSONValue?, _ key: String, of trip: JSONValue, _ reader: inout FieldReader
    ) -> String? {
        guard let value else {
            reader.error(at: trip, "\(key) is missing")
            return nil
        }
        guard let raw = reader.string(value, key) else { return nil }
        let clean = cleaned(raw, value, key, keepsLines: false, &reader)
        guard
            clean.unicodeScalars.contains(where: {
                $0.isASCII || !$0.properties.isDefaultIgnorableCodePoint
            })
        else {
            reader.error(at: value, "\(key) must not be empty")
            return nil
        }
        guard clean.utf8.count <= Self.longestName || clean.count <= Self.longestName else {
            reader.error(
                at: value,
                "\(key) must be at most \(Self.longestName) characters, not \(clean.count)")
            return nil
        }
        // A character can be made of any number of marks; a name cannot.
        guard clean.utf8.count <= Self.longestName * 32 else {
            reader.error(at: value, "\(key) must be at most \(Self.longestName * 32) bytes")
            return nil
        }
        return clean
    }

    private func text(
        _ value: JSONValue?, _ key: String, keepsLines: Bool, _ reader: inout FieldReader
    ) -> String {
        guard let value, let raw = reader.string(value, key) else { return "" }
        return cleaned(raw, value, key, keepsLines: keepsLines, &reader)
    }

    private func cleaned(
        _ raw: String, _ value: JSONValue, _ key: String, keepsLines: Bool,
        _ reader: inout FieldReader
    ) -> String {
        let clean = CleanText(raw, keepsLines: keepsLines)
        if clean.wasChanged {
            reader.warning(
                at: value.range.lowerBound,
                "\(key) has control characters, which are left out", kind: "control characters")
        }
        return clean.text
    }

    private func start(
        _ value: JSONValue?, of trip: JSONValue, _ reader: inout FieldReader
    ) -> CivilDate? {
        guard let value else {
            reader.error(at: trip, "start is missing")
            return nil
        }
        return date(value, "start", &reader)
    }

    private func date(
        _ value: JSONValue, _ key: String, _ reader: inout FieldReader
    ) -> CivilDate? {
        guard value.kind == .string else {
            reader.wrongType(value, key, "a date such as \"2027-06-12\"")
            return nil
        }
        if let date = CivilDate(iso: value.stringBytes) { return date }
        let found = value.string ?? ""
        reader.error(
            at: value,
            "\(key) must be a date that exists, as YYYY-MM-DD, not \(SafeText.quoted(found))")
        return nil
    }

    private func nights(
        _ fields: TripFields, start: CivilDate?, of trip: JSONValue, _ reader: inout FieldReader
    ) -> Int? {
        let given = fields[.nights].flatMap { reader.integer($0, "nights", in: nightsLimit) }
        guard let endValue = fields[.end] else {
            if fields[.nights] == nil {
                reader.error(at: trip, "nights is missing: give nights or end")
            }
            if let given, let start, start.adding(days: given) == nil, let value = fields[.nights] {
                let nights = Self.counted(given)
                reader.error(
                    at: value,
                    "a trip must end by 9999-12-31, but \(nights) from \(start) "
                        + (given == 1 ? "ends later" : "end later"))
                return nil
            }
            return given
        }
        guard let end = date(endValue, "end", &reader), let start else { return nil }
        let nights = end.days(since: start)
        guard nights >= 0 else {
            reader.error(at: endValue, "end must not be before start (\(start)), but is \(end)")
            return nil
        }
        if let given {
            guard given == nights else {
                let right = start.adding(days: given).map(\.description) ?? "none"
                reader.error(
                    at: endValue,
                    "end must agree with nights: \(Self.counted(given)) from \(start) "
                        + (given == 1 ? "ends" : "end") + " on \(right), not \(end)")
                return nil
            }
            return given
        }
        guard fields[.nights] == nil else { return nil }
        guard nightsLimit.contains(nights) else {
            let found = "\(nights) (\(start) to \(end))"
            reader.error(
                at: endValue, FieldReader.outOfRange("nights", nightsLimit, found: found))
            return nil
        }
        return nights
    }

    private static func counted(_ nights: Int) -> String {
        nights == 1 ? "1 night" : "\(nights) nights"
    }

    private mutating func price(_ fields: TripFields, _ reader: inout FieldReader) -> Money? {
        var currency = currency
        if let value = fields[.currency] {
            guard let known = self.currency(value, &reader) else { return nil }
            currency = known
        }
        guard let value = fields[.price] else { return nil }
        let digits: ArraySlice<UInt8>
        switch value.kind {
        case .number:
            digits = value.bytes
        case .string:
            digits = value.stringBytes
        default:
            reader.wrongType(value, "price", "a number or a string of digits")
            return nil
        }
        do {
            return try Money(digits, currency: currency)
        } catch {
            let found = SafeText.quoted(digits)
            reader.error(
                at: value,
                "\(error), not \(value.kind == .number ? String(found.dropFirst().dropLast()) : found)"
            )
            return nil
        }
    }

    private mutating func currency(
        _ value: JSONValue, _ reader: inout FieldReader
    ) -> Currency? {
        let written = value.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        if value.range.count <= 8, let known = currencies[written] { return known }
        guard let code = reader.string(value, "currency") else { return nil }
        guard let found = Currency(code: code) ?? Currency(code: code.trimmingASCIISpaces) else {
            reader.error(at: value, SettingsReader.unknownCurrency("currency", code))
            return nil
        }
        if value.range.count <= 8 { currencies[written] = found }
        return found
    }

    private func path(_ value: JSONValue?, _ reader: inout FieldReader) -> String {
        guard let value, let path = reader.string(value, "photo") else { return "" }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.hasPrefix("/"), !parts.contains(".."), !path.contains("\0") else {
            reader.error(
                at: value, "photo must be a path inside the site, not \(SafeText.quoted(path))")
            return ""
        }
        return path
    }

    private func id(_ value: JSONValue?, _ reader: inout FieldReader) -> String? {
        guard let value else { return nil }
        let id: String
        switch value.kind {
        case .string:
            id = value.string ?? ""
        case .number where value.integer != nil:
            id = value.numberText ?? ""
        default:
            let found = value.numberText.map { SafeText.escaped($0) } ?? value.kind.description
            reader.error(at: value, "id must be a string or a whole number, not \(found)")
            return nil
        }
        guard Slug.isValidID(id) else {
            reader.error(
                at: value,
                "id must be letters, digits, \"-\", \"_\" and \".\", not \(SafeText.quoted(id))")
            return nil
        }
        return id
    }
}

/// The city and the country of a trip as they are written, quotes included.
private struct WrittenPlace: Hashable {
    let city: ArraySlice<UInt8>
    let country: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
        city.withUnsafeBytes { hasher.combine(bytes: $0) }
        country.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
