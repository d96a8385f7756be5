import Testing

@testable import TemplateEngine

@Suite struct SectionTests {
    private static let data: TemplateValue = [
        "city": "Oslo", "nights": 5, "zero": 0, "yes": true, "no": false, "none": nil, "empty": "",
        "void": [], "group": [:], "host": ["name": "Kari", "city": "Bergen"],
        "legs": [["to": "Voss"], ["to": "Flåm"]], "grid": [[1, 2], [3]],
    ]

    @Test(arguments: [
        Case("{{#legs}}{{to}};{{/legs}}", data, is: "Voss;Flåm;"),
        Case("{{#legs}}{{to}} from {{city}};{{/legs}}", data, is: "Voss from Oslo;Flåm from Oslo;"),
        Case(
            "{{#host}}{{name}} in {{city}}{{/host}} not {{city}}", data,
            is: "Kari in Bergen not Oslo"),
        Case("{{#grid}}[{{#.}}{{.}},{{/.}}]{{/grid}}", data, is: "[1,2,][3,]"),
        Case("{{#city}}{{.}}!{{/city}}{{#nights}}{{.}}{{/nights}}", data, is: "Oslo!5"),
        Case("{{#yes}}{{#host.name}}{{.}}{{/host.name}}{{/yes}}", data, is: "Kari"),
        Case(
            "{{#group}}a group without names is true{{/group}}", data,
            is: "a group without names is true"),
        Case("{{# yes }}A{{# yes }}B{{/ yes }}C{{/ yes }}", data, is: "ABC"),
        Case("{{#.}}{{n}}{{/.}}", [["n": 1], ["n": 2]], is: "12"),
        Case("{{#city}}x{{/ city }}", data, is: "x"),
    ])
    func renders(_ row: Case) throws { try row.check() }

    @Test(
        "false are null, false, zero and what is empty",
        arguments: ["zero", "no", "none", "empty", "void"])
    func falseValues(_ name: String) throws {
        try Case("[{{#\(name)}}x{{/\(name)}}]", Self.data, is: "[]").check()
        try Case("[{{^\(name)}}x{{/\(name)}}]", Self.data, is: "[x]").check()
    }

    @Test(arguments: ["city", "nights", "yes", "group", "host", "legs"])
    func trueValues(_ name: String) throws {
        try Case("[{{^\(name)}}x{{/\(name)}}]", Self.data, is: "[]").check()
    }

    @Test(arguments: [
        Case("{{#legs}}{{@index}}{{^@last}}, {{/@last}}{{/legs}}", data, is: "0, 1"),
        Case(
            "{{#legs}}{{#@first}}>{{/@first}}{{to}}{{#@last}}<{{/@last}}{{/legs}}", data,
            is: ">VossFlåm<"),
        Case(
            "{{#grid}}{{@index}}:{{#.}}{{@index}}{{/.}}{{#@last}}.{{/@last}} {{/grid}}", data,
            is: "0:01 1:0. "),
        Case("{{#legs}}{{#yes}}{{@index}}{{/yes}}{{/legs}}", data, is: "01"),
        Case("{{#legs}}{{@first}} {{@last}};{{/legs}}", data, is: "true false;false true;"),
        Case(
            "{{#legs}}{{>place}}{{/legs}}", data, is: "0Voss1Flåm",
            partials: ["place": "{{@index}}{{to}}"]),
    ])
    func loopPositions(_ row: Case) throws { try row.check() }

    @Test(arguments: [
        Fault("⟦{{@index}}", data, "@index is known only inside a section over a list"),
        Fault(
            "{{#yes}}⟦{{#@first}}{{/@first}}{{/yes}}", data,
            "@first is known only inside a section over a list"),
        Fault(
            "{{#legs}}{{/legs}}⟦{{^@last}}{{/@last}}", data,
            "@last is known only inside a section over a list"),
    ])
    func positionsOutsideOfLoops(_ row: Fault) { row.check() }
}
