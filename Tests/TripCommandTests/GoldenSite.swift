/// A site with something of everything: scripts that run either way, wide ones, a New Year, an
/// overlap, a day trip, trips that are checked in, favourite, without a price or with notes.
enum GoldenSite {
    static let trips = """
        [
          {"city": "Lisbon", "country": "PT", "start": "2026-12-28", "nights": 7, "price": 1120,
           "currency": "EUR", "favorite": true, "notes": "Fireworks from the Miradouro."},
          {"city": "東京", "country": "JP", "start": "2027-04-02", "nights": 9, "price": 1234567},
          {"city": "Αθήνα", "country": "GR", "start": "2027-05-28", "nights": 7, "price": 940},
          {"city": "Delphi", "country": "GR", "start": "2027-06-02", "nights": 1, "price": 85},
          {"city": "Copenhagen", "country": "DK", "start": "2027-08-17", "nights": 0},
          {"city": "القاهرة", "country": "EG", "start": "2027-09-26", "nights": 4, "price": 760,
           "checkedIn": true},
          {"city": "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "country": "GB",
           "start": "2027-11-05", "nights": 1, "price": 12490, "id": "long", "favorite": true,
           "checkedIn": true, "notes": "The longest name of a station.\\n\\nMind the gap, and the rain."}
        ]
        """

    /// The locales that every form of output is looked at in, each with its currency.
    static let locales = [
        ("de_DE", "EUR"), ("ja_JP", "JPY"), ("ar_EG", "EGP"), ("pt_BR", "BRL"), ("hi_IN", "INR"),
        ("fr_CH", "CHF"),
    ]

    static func files(_ locale: String, _ currency: String) -> [String: String] {
        let settings = """
            {"locale": "\(locale)", "currency": "\(currency)", "travelerName": "Ada Example",
             "limits": {"nights": [0, 60]}}
            """
        return ["trips.json": trips, "settings.json": settings]
    }
}
