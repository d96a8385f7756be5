import Testing

@testable import TemplateEngine

@Suite struct StandaloneTests {
    private static let data: TemplateValue = ["yes": true, "no": false, "list": [1, 2], "x": "-"]

    @Test(
        "a tag alone on its line takes the line with it",
        arguments: [
            Case("a\n{{#yes}}\nb\n{{/yes}}\nc\n", data, is: "a\nb\nc\n"),
            Case("a\n \t{{#yes}} \t\nb\n  {{/yes}}\nc", data, is: "a\nb\nc"),
            Case("{{#list}}\n{{.}}\n{{/list}}\n", data, is: "1\n2\n"),
            Case("a\r\n{{^no}}\r\nb\r\n{{/no}}\r\nc\r\n", data, is: "a\r\nb\r\nc\r\n"),
            Case("a\n  {{! note }}", is: "a\n"),
            Case("  {{! note }}\nb", is: "b"),
            Case("a\n{{! two\nlines }}\nb", is: "a\nb"),
            Case("a\n{{=<% %>=}}\nb<%! gone %>", is: "a\nb"),
            Case("a\n{{>p}}\nb\n", is: "a\npart\nb\n", partials: ["p": "part\n"]),
            Case("{{>p}} \n{{>p}}!", is: "partpart!", partials: ["p": "part"]),
            Case("a\n{{#yes}}\n{{/yes}}\n{{#no}}\nx\n{{/no}}\nb", data, is: "a\nb"),
        ])
    func standsAlone(_ row: Case) throws { try row.check() }

    @Test(
        "beside anything else a tag leaves its line as it is",
        arguments: [
            Case("a {{#yes}}\nb{{/yes}}\n", data, is: "a \nb\n"),
            Case("{{#yes}}{{/yes}}\nx", data, is: "\nx"),
            Case("  {{#yes}} b {{/yes}}\n", data, is: "   b \n"),
            Case("{{! a }}{{! b }}\nc", is: "\nc"),
            Case("{{! a\n }} {{#yes}}\nc{{/yes}}", data, is: " \nc"),
            Case("{{x}}\n", data, is: "-\n"),
            Case(" {{{x}}} \n{{&x}}\n", data, is: " - \n-\n"),
            Case("a\r{{! a lone carriage return ends no line }}\n", is: "a\r\n"),
        ])
    func standsInLine(_ row: Case) throws { try row.check() }
}
