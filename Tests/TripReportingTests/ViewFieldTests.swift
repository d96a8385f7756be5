import TemplateEngine
import Testing

@testable import TripModel
@testable import TripReporting

/// The names that templates can use: each documented, each with a value of its type.
@Suite struct ViewFieldTests {
    private static let schemas = [
        ReportView.schema, TripView.schema, PassView.schema, CountryView.schema,
        YearView.schema, MonthView.schema, DayView.schema, StayView.schema, MomentView.schema,
        RunView.schema, YearTotalsView.schema, ChoiceView.schema,
    ]

    private static let plainTypes = [
        "text", "number", "count", "date", "money", "share", "country", "yes or no",
    ]

    @Test(arguments: schemas.indices)
    func documentsEveryName(_ index: Int) {
        let schema = Self.schemas[index]
        let names = schema.fields.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(!names.isEmpty)
        for field in schema.fields {
            let isList = field.type.hasPrefix("list of ")
            let item = isList ? String(field.type.dropFirst(8)) : field.type
            // In a list, a country is what has names; elsewhere it is its name.
            let isPlain = Self.plainTypes.contains(item) && !(isList && item == "country")
            #expect(isPlain || Self.schemas.map(\.name).contains(item), "\(field.name)")
            #expect(isPlain == !field.example.isEmpty, "\(field.name)")
            #expect(!field.summary.isEmpty, "\(field.name)")
            #expect(field.name.allSatisfy { $0.isASCII && $0.isLetter }, "\(field.name)")
        }
    }

    @Test func namesEverySchemaOnce() {
        #expect(Set(Self.schemas.map(\.name)).count == Self.schemas.count)
    }

    @Test(arguments: [
        "",
        """
        Oslo NO 2027-12-30 5 USD 1249.50 favorite
        Rome IT 2027-12-31 2 JPY 1200
        Home Narnia 2027-06-12 0
        Bergen NO 2027-05-30 4
        """,
    ])
    func givesEveryValue(_ trips: String) throws {
        var settings = Settings()
        settings.filter = .country("NO")
        let report = Report(
            trips: try Sample.trips(trips), settings: settings, filter: Sample.country("NO"),
            today: try Sample.date("2027-06-01"))
        let view = ReportView(report, LocaleFormats("en_US", currencies: []))
        check(view.value)
        let passes = PassView.values(
            of: view, trips: Array(report.trips.indices), style: settings.pass)
        #expect(passes.count == report.trips.count)
        passes.forEach(check)
    }

    private func check(_ value: TemplateValue) {
        guard case .object(let object) = value else { return #expect(Bool(false)) }
        check(object)
    }

    private func check(_ object: any TemplateObject) {
        for (index, field) in object.schema.fields.enumerated() {
            #expect(object.schema.index(of: field.name) == index)
            check(object.value(at: index), is: field.type, "\(object.schema.name).\(field.name)")
        }
    }

    /// The word that the documentation has for a typed value.
    private func kind(of format: any TemplateFormat) -> String? {
        switch format {
        case is CountFormat: "count"
        case is DateFormat: "date"
        case is MoneyFormat: "money"
        case is ShareFormat: "share"
        case is CountryFormat: "country"
        default: nil
        }
    }

    private func check(_ value: TemplateValue, is type: String, _ name: String) {
        switch (type, value) {
        case ("text", .text), ("number", .integer), ("yes or no", .bool): break
        case (_, .formatted(_, let format)): #expect(kind(of: format) == type, "\(name)")
        case (_, .list(let items)) where type.hasPrefix("list of "):
            for item in items { check(item, is: String(type.dropFirst(8)), name) }
        case (_, .object(let object)):
            #expect(object.schema.name == type, "\(name)")
            // Trips lead to trips: days are looked into, what they lead to is not again.
            if type != "trip" || !name.hasPrefix("day.") { check(object) }
        case ("money", .null), ("trip", .null), ("moment", .null), ("number", .null): break
        default: Issue.record("\(name) is \(value.kind), not \(type)")
        }
    }
}
