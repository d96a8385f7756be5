import Testing

@testable import TemplateEngine

@Suite struct VariableTests {
    private static let trip: TemplateValue = [
        "city": "Oslo", "nights": 5, "open": true, "shut": false, "none": nil,
        "host": ["name": "Kari", "phone": nil, "home": ["street": "Markveien"]],
    ]

    @Test(arguments: [
        Case("no tags { } here", is: "no tags { } here"),
        Case("", is: ""),
        Case("{{city}}: {{nights}} nights", trip, is: "Oslo: 5 nights"),
        Case(
            "{{ city }}|{{\n city\t}}|{{{ city }}}|{{& city }}|{{ & city}}", trip,
            is: "Oslo|Oslo|Oslo|Oslo|Oslo"),
        Case("{{open}} {{shut}} [{{none}}]", trip, is: "true false []"),
        Case("{{host.name}} {{host.home.street}}", trip, is: "Kari Markveien"),
        Case("[{{none.anything.at.all}}][{{host.phone.prefix}}]", trip, is: "[][]"),
        Case("{{.}}", "plain", is: "plain"),
        Case("{{.}}", -12, is: "-12"),
        Case("{{ \"Bon voyage\" }} {{ 'it is' }}", is: "Bon voyage it is"),
        Case("{{it's}}", ["it's": "a name with an apostrophe"], is: "a name with an apostrophe"),
        Case("\u{FEFF}after a byte order mark", is: "after a byte order mark"),
        Case("  {{city}}\n", trip, is: "  Oslo\n"),
        Case("São {{name}} 東京", ["name": "Paulo"], is: "São Paulo 東京"),
    ])
    func prints(_ row: Case) throws { try row.check() }

    @Test("the first part of a dotted name is found on the stack, the others only inside it")
    func dottedNames() throws {
        let data: TemplateValue = ["a": ["b": ["c": "inner"]], "b": ["c": "outer"]]
        try Case("{{#a}}{{b.c}}{{/a}} {{b.c}}", data, is: "inner outer").check()
        let shadowed: TemplateValue = ["a": ["b": [:]], "b": ["c": "outer"]]
        var rendering = Rendering(template: "[{{#a}}{{b.c}}{{/a}}]", data: shadowed)
        rendering.isStrict = false
        #expect(try rendering.output() == "[]")
    }

    @Test(
        "a substituted value is never scanned again",
        arguments: [
            "{{city}}", "{{/a}}", "{{=<% %>=}}", "{{#x}}", "{{! c", "}}", "{{{", "{{>p}}",
        ])
    func valuesAreOnlyText(_ value: String) throws {
        try Case(
            "{{#a}}<{{{x}}}>{{/a}}\n{{x}}", ["a": true, "x": .text(value)],
            is: "<\(value)>\n\(value)"
        ).check()
    }

    @Test(arguments: [
        Fault("Stay: ⟦{{nigths}}", trip, "unknown variable \"nigths\": did you mean \"nights\"?"),
        Fault("東京 ⟦{{ City.x }}", trip, "unknown variable \"City\": did you mean \"city\"?"),
        Fault("⟦{{#hots}}{{/hots}}", trip, "unknown variable \"hots\": did you mean \"host\"?"),
        Fault("a\r\nb ⟦{{^zzzz}}{{/zzzz}}", ["a": 1], "unknown variable \"zzzz\": known here: a"),
        Fault("⟦{{x}}", "text", "unknown variable \"x\""),
        Fault(
            "⟦{{host.nmae}}", trip,
            "unknown variable \"nmae\" in \"host\": did you mean \"name\"?"),
        Fault(
            "⟦{{host.home.city.x}}", trip,
            "unknown variable \"city\" in \"host.home\": known here: street"),
        Fault("⟦{{city.size}}", trip, "unknown variable \"size\" in \"city\""),
        Fault(
            "⟦{{host}}", trip,
            "a group of names is no text: write a dot and one of its names behind it"),
        Fault(
            "⟦{{.}}", ["a"],
            "a list is no text: print it in a section over it, or with join"),
    ])
    func unknownNames(_ row: Fault) { row.check() }

    @Test(arguments: ["[{{x}}]", "[{{x.y}}]", "[{{city.size}}]", "[{{host}}]", "[{{@index}}]"])
    func lenientNamesAreEmpty(_ template: String) throws {
        var rendering = Rendering(template: template, data: Self.trip)
        rendering.isStrict = false
        #expect(try rendering.output() == "[]")
    }
}
