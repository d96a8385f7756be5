/// The members of a trip by their keys, found in one pass; null counts as absent.
///
/// One value serves all trips of a file, so that looking at the next costs no memory.
struct TripFields {
    enum Key: Int {
        case city, country, start, nights, end, price, currency, favorite, checkedIn, notes, photo
        case photoAlt, id
    }

    /// The keys as files have them, in the order of the cases.
    static let names: [StaticString] = [
        "city", "country", "start", "nights", "end", "price", "currency", "favorite", "checkedIn",
        "notes", "photo", "photoAlt", "id",
    ]

    private let arena: JSONArena
    /// For each key the index of its value in the document; 0, which is its root, for none.
    private var places = [Int](repeating: 0, count: names.count)

    init(_ document: JSONValue) {
        arena = document.arena
    }

    subscript(key: Key) -> JSONValue? {
        let place = places[key.rawValue]
        return place > 0 ? JSONValue(arena: arena, index: place) : nil
    }

    /// Finds the members of the next trip; unknown ones are warned of.
    mutating func find(in trip: JSONValue, _ reader: inout FieldReader) {
        for place in places.indices { places[place] = 0 }
        // Trips mostly have their keys in the same order: the next one is tried first.
        var expected = 0
        var index = trip.index + 1
        let end = Int(arena.nodes[trip.index].next)
        while index < end {
            let value = arena.nodes[index + 1]
            if let key = arena.place(ofKey: index, among: Self.names, from: expected) {
                places[key] = value.kind == .null ? 0 : index + 1
                expected = (key + 1) % Self.names.count
            } else {
                warn(of: JSONMember(arena: arena, index: index), &reader)
            }
            index = Int(value.next)
        }
    }

    private func warn(of member: JSONMember, _ reader: inout FieldReader) {
        guard !member.isKeyMalformed else { return }
        let key = member.key
        reader.warning(
            at: member.keyRange.lowerBound,
            "unknown key \(SafeText.quoted(key)) is ignored"
                + FieldReader.didYouMean(key, among: TripsReader.keys),
            kind: "unknown keys")
    }
}
