import Testing

@testable import TemplateEngine

@Suite struct FilterTests {
    private static let data: TemplateValue = [
        "city": "são Paulo", "n": 5, "zero": 0, "no": false, "none": nil, "empty": "", "void": [],
        "list": ["a", "b", 3], "notes": "one two three four", "host": ["name": "Kari"], "to": 4,
        "date": .formatted(0, CivilDay(text: "2027-06-12")),
        "unset": .formatted(0, CivilDay(text: "")),
    ]

    @Test(
        "text filters mean what they mean in Liquid",
        arguments: [
            Case(
                "{{city | upcase}} {{city|downcase}} {{ city | capitalize }}", data,
                is: "SÃO PAULO são paulo São paulo"),
            Case("{{'ǆ' | capitalize}} {{'' | capitalize}}", is: "ǅ "),
            Case("[{{ \" \t a b \" | strip }}] [{{ '  ' | strip }}]", is: "[a b] []"),
            Case(
                "{{city | append: \"!\" | prepend: '<'}} {{n | append: n}}", data,
                is: "<são Paulo! 55"),
            Case(
                "{{none | default: \"-\"}}{{empty | default: n}}{{no | default: '-'}}", data,
                is: "-5-"),
            Case(
                "{{zero | default: \"-\"}} {{city | default: '-'}} {{unset | default: '?'}}", data,
                is: "0 são Paulo ?"),
            Case("{{ 'Ground control to Major Tom.' | truncate: 20 }}", is: "Ground control to..."),
            Case(
                "{{ 'Ground control' | truncate: 8, '' }} {{ 'abc' | truncate: 3 }}",
                is: "Ground c abc"),
            Case("{{ 'abcdef' | truncate: 2 }} {{ '東京都' | truncate: 2, '…' }}", is: "... 東…"),
            Case(
                "{{ date | append: \"!\" }} {{ n | upcase }} [{{ none | upcase }}]", data,
                is: "2027-06-12! 5 []"),
            Case("{{ 'a | b' | append: ' }} {{ ' }}", is: "a | b }} {{ "),
            Case("{{ city | append: 1.50 }}{{ n | append: -3 }}", data, is: "são Paulo1.505-3"),
            Case("{{ city |\n append:\n \"?\" }}", data, is: "são Paulo?"),
        ])
    func onText(_ row: Case) throws { try row.check() }

    @Test(arguments: [
        Case(
            "{{list | join: \", \"}} {{list | join}} [{{void | join}}{{none | join}}]", data,
            is: "a, b, 3 a b 3 []"),
        Case(
            "{{list | size}} {{city | size}} {{void | size}} {{none | size}}", data, is: "3 9 0 0"),
        Case("{{list | first}}{{list | last}}[{{void | first}}]", data, is: "a3[]"),
        Case("{{#list | last}}{{.}}{{/list}}", data, is: "3"),
    ])
    func onLists(_ row: Case) throws { try row.check() }

    @Test(arguments: [
        Case(
            "[{{city | pad: 11}}] [{{'東' | lpad: 4}}] [{{n | center: 4}}]", data,
            is: "[são Paulo  ] [  東] [ 5  ]"),
        Case(
            "[{{city | fit: 4}}] [{{city | fit: 11}}] [{{none | pad: to}}]", data,
            is: "[são…] [são Paulo  ] [    ]"),
        Case(
            "{{'─' | repeat: 3}}[{{'x' | repeat: 0}}]{{'ab' | repeat: to}}", data,
            is: "───[]abababab"),
        Case(
            "{{# notes | wrap: 8 }}|{{. | pad: 8}}|\n{{/ notes }}", data,
            is: "|one two |\n|three   |\n|four    |\n"),
        Case("{{#notes|wrap: 8}}{{@index}}{{/notes|wrap:8}}", data, is: "012"),
        Case("{{^ empty | wrap: 8 }}no notes{{/ empty }}", data, is: "no notes"),
        Case("{{# 'a b' | wrap: 1 }}<{{.}}>{{/ 'a b' }}", is: "<a><b>"),
        Case("{{# host.name | upcase }}{{.}}{{/ host.name }}", data, is: "KARI"),
    ])
    func onColumns(_ row: Case) throws { try row.check() }

    @Test(
        "a wrong kind of value or argument shows the right form",
        arguments: [
            Fault(
                "{{ city | ⟦pad: 'x' }}", data,
                "pad: N needs a whole number from 0 to 10000, not the text \"x\""),
            Fault(
                "{{ city | upcase | ⟦fit: none }}", data,
                "fit: N needs a whole number from 0 to 10000, not nothing"),
            Fault(
                "{{ city | ⟦wrap: 0 }}", data,
                "wrap: N needs a whole number from 1 to 10000, not the number 0"),
            Fault(
                "{{ city | ⟦lpad: 99999999999 }}", data,
                "lpad: N needs a whole number from 0 to 10000, not the number 99999999999"),
            Fault("{{ list | ⟦upcase }}", data, "upcase needs text, not a list"),
            Fault("{{ host | ⟦size }}", data, "size needs text, not a group of names"),
            Fault(
                "{{ city | ⟦join }}", data, "join: TEXT needs a list, not the text \"são Paulo\""),
            Fault(
                "{{ notes | ⟦first }}", data,
                "first needs a list, not the text \"one two three four\""),
        ])
    func wrongKinds(_ row: Fault) { row.check() }

    @Test(arguments: [
        Fault(
            "{{ 'abcdefghij' | repeat: 1000000 | ⟦repeat: 2 }}", [:],
            "repeat: N makes too long a text"),
        Fault("⟦{{ x | append: y }}", ["x": 1], "unknown variable \"y\": known here: x"),
    ])
    func otherFaults(_ row: Fault) { row.check() }

    @Test("the host's filters stand beside the standard ones, and before them")
    func hostFilters() throws {
        let flag = TemplateFilter(name: "flag") { _ in "🇳🇴" }
        let upcase = TemplateFilter(name: "upcase") { $0 }
        let engine = TemplateEngine(filters: [flag, upcase])
        let source = TemplateSource(name: "t", text: "{{ 'NO' | flag }}{{ 'a' | upcase }}")
        var output = OutputBuffer()
        try engine.render(engine.parse(source), with: nil, into: &output)
        let text = output.text
        #expect(text == "🇳🇴a")
    }

    @Test("an unknown filter leaves the value as it is where that is no error, as in Liquid")
    func lenientFilters() throws {
        let rendering = Rendering(template: "{{ 'a' | nope: 1 | upcase }}", isStrict: false)
        #expect(try rendering.output() == "A")
    }
}

final class CivilDay: TemplateFormat {
    let text: String
    init(text: String) { self.text = text }
    func isEmpty(_: Int) -> Bool { text.isEmpty }
    func write(_: Int, to output: inout OutputBuffer) { output.append(text) }
    func plain(_: Int) -> TemplateValue { .text(text) }
}
