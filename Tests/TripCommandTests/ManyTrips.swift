import TestFolder

/// Sites with any number of trips, and names that are hard to lay out.
enum ManyTrips {
    private static let cities = [
        "Oslo", "東京", "القاهرة", "São Paulo", "Ṣan‘ā’ صنعاء", "👩‍👩‍👧‍👦 home", "Αθήνα",
        "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "हैदराबाद", "서울 특별시",
    ]

    /// Trips of a day to nine days, about three a month from the start of 2020 on.
    static func json(_ count: Int) -> String {
        let trips = (0..<count).map { index in
            let (year, month, day) = (2020 + index / 36, index / 3 % 12 + 1, index % 3 * 9 + 1)
            let start = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
            return """
                {"city": "\(cities[index % cities.count])", "country": "\(["NO", "JP", "Narnia"][index % 3])",
                 "start": "\(start)", "nights": \(index % 10), "price": \(index * 97),
                 "favorite": \(index % 4 == 0)}
                """
        }
        return "[\(trips.joined(separator: ",\n"))]"
    }

    static func write(_ count: Int, to folder: TestFolder) throws {
        try folder.write([
            "trips.json": json(count), "settings.json": "{\"limits\": {\"nights\": [0, 60]}}",
        ])
    }
}
