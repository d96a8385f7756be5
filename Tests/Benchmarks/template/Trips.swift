import TemplateEngine

/// The data of the benchmark: the same trips as in `compare.py`.
final class Trip: TemplateObject {
    let number: Int
    let city: String
    let country: String
    let nights: Int
    let notes: String
    let legs: [Leg]
    /// Made once, as Jinja2 has its lists ready, too.
    private let legValues: TemplateValue

    private static let cities = [
        "Oslo", "Zürich", "São Paulo", "O'Fallon", "Rock & Roll", "<Paris>", "東京", "Llanfair",
    ]
    private static let countries = ["Norway", "Switzerland", "Brazil", "Bosnia & Herzegovina"]

    init(number: Int) {
        self.number = number
        city = Self.cities[number % 8]
        country = Self.countries[number % 4]
        nights = number % 30 + 1
        notes =
            number % 3 == 0
            ? "Tom & Jerry's <favourite> place, seen \(number) times"
            : "Quiet streets, a harbour and a good café near the station \(number)"
        legs = (0..<(number % 4)).map { leg in
            Leg(from: Self.cities[(number + leg) % 8], to: Self.cities[(number + leg + 1) % 8])
        }
        legValues = .list(legs.map { .object($0) })
    }

    static let schema = TemplateSchema(
        name: "Trip",
        fields: ["number", "city", "country", "nights", "notes", "legs"].map {
            TemplateField(name: $0, type: "", example: "", summary: "")
        })

    func value(at index: Int) -> TemplateValue {
        switch index {
        case 0: .integer(number)
        case 1: .text(city)
        case 2: .text(country)
        case 3: .integer(nights)
        case 4: .text(notes)
        default: legValues
        }
    }
}

final class Leg: TemplateObject {
    let from: String
    let to: String

    init(from: String, to: String) {
        self.from = from
        self.to = to
    }

    static let schema = TemplateSchema(
        name: "Leg",
        fields: ["from", "to"].map {
            TemplateField(name: $0, type: "", example: "", summary: "")
        })

    func value(at index: Int) -> TemplateValue { index == 0 ? .text(from) : .text(to) }
}
