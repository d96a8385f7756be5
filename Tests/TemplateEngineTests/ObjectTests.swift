import Testing

@testable import TemplateEngine

@Suite struct ObjectTests {
    private final class Trip: TemplateObject {
        static let schema = ObjectTests.schema("Trip", "city", "legs", "host", "price")
        let city: String
        init(city: String) { self.city = city }
        func value(at index: Int) -> TemplateValue {
            switch index {
            case 0: .text(city)
            case 1: [.object(Leg(to: city + "-1")), .object(Leg(to: city + "-2"))]
            case 2: .object(Leg(to: "Bergen"))
            default: .null
            }
        }
    }

    private final class Leg: TemplateObject {
        static let schema = ObjectTests.schema("Leg", "to")
        let to: String
        init(to: String) { self.to = to }
        func value(at index: Int) -> TemplateValue { .text(to) }
    }

    private static func schema(_ name: String, _ fields: String...) -> TemplateSchema {
        TemplateSchema(
            name: name,
            fields: fields.map { TemplateField(name: $0, type: "", example: "", summary: "") })
    }

    private static let trips: TemplateValue = [
        "title": "Trips", "trips": [.object(Trip(city: "Oslo")), .object(Trip(city: "Voss"))],
    ]

    @Test(arguments: [
        Case(
            "{{#trips}}{{city}}:{{#legs}} {{to}} of {{city}} in {{title}}{{/legs}};{{/trips}}",
            trips,
            is: "Oslo: Oslo-1 of Oslo in Trips Oslo-2 of Oslo in Trips;"
                + "Voss: Voss-1 of Voss in Trips Voss-2 of Voss in Trips;"),
        Case(
            "{{#trips}}{{host.to}}[{{price}}{{price.amount}}]{{>p}}{{/trips}}", trips,
            is: "Bergen[]OsloBergen[]Voss", partials: ["p": "{{city}}"]),
        Case(
            "{{#trips}}{{#host}}{{to}} {{city}};{{/host}}{{/trips}}", trips,
            is: "Bergen Oslo;Bergen Voss;"),
        Case("{{city}}", .object(Trip(city: "Rome")), is: "Rome"),
    ])
    func offersNames(_ row: Case) throws { try row.check() }

    @Test(arguments: [
        Fault(
            "{{#trips}}⟦{{ctiy}}{{/trips}}", trips,
            "unknown variable \"ctiy\": did you mean \"city\"?"),
        Fault(
            "{{#trips}}{{#host}}⟦{{titel}}{{/host}}{{/trips}}", trips,
            "unknown variable \"titel\": did you mean \"title\"?"),
        Fault(
            "{{#trips}}⟦{{host.city}}{{/trips}}", trips,
            "unknown variable \"city\" in \"host\": known here: to"),
    ])
    func unknownNames(_ row: Fault) { row.check() }

    @Test("one engine renders templates with the same names for other types")
    func sharesSchemas() throws {
        let engine = TemplateEngine()
        let first = try engine.parse(TemplateSource(name: "a", text: "{{city}}"))
        let second = try engine.parse(TemplateSource(name: "a", text: "{{to}}{{city}}{{x}}"))
        var output = OutputBuffer()
        try engine.render(first, with: .object(Trip(city: "1")), into: &output)
        let mixed: TemplateValue = ["a": .object(Leg(to: "2")), "x": 3]
        let nested = try engine.parse(
            TemplateSource(name: "b", text: "{{#a}}{{to}}{{x}}{{/a}}"))
        try engine.render(nested, with: mixed, into: &output)
        #expect(throws: TemplateErrors.self) {
            try engine.render(second, with: .object(Leg(to: "4")), into: &output)
        }
        try engine.render(first, with: .object(Trip(city: "5")), into: &output)
        let text = output.text
        #expect(text == "1235")
    }

    @Test func listsFields() {
        #expect(Trip.schema.index(of: "host") == 2)
        #expect(Trip.schema.index(of: "Host") == nil)
        #expect(Trip.schema.fields.map(\.name) == ["city", "legs", "host", "price"])
    }
}
