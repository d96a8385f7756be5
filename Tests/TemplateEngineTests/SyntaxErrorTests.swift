import Testing

@testable import TemplateEngine

@Suite struct SyntaxErrorTests {
    @Test(arguments: [
        Fault("a ⟦{{}} b ⟦{{ # }}", [:], "this tag is empty", "this tag is empty"),
        Fault("x\n  ⟦{{city\nand {{more}}", ["more": 1], "{{ is not closed: }} is missing"),
        Fault("⟦{{{city}} then {{{more}}}", [:], "{{{ is not closed: }}} is missing"),
        Fault("ok ⟦{{! never ends", [:], "{{! is not closed: }} is missing"),
        Fault("ok ⟦{{=<% %>}} x", [:], "{{= is not closed: =}} is missing"),
        Fault(
            "⟦{{=<%=}}", [:],
            "delimiters are two words of at most 16 bytes without =, as in {{=<% %>=}}"),
        Fault("⟦{{#leg}}x", [:], "{{#leg}} is not closed: {{/leg}} is missing"),
        Fault("⟦{{/legs}}", [:], "{{/legs}} closes nothing: nothing is open here"),
        Fault(
            "\n{{#leg}}\n  ⟦{{/legs}}", [:],
            "{{/legs}} closes nothing: {{#leg}} opened at 2:1 is still open"),
        Fault(
            "{{#trips}}{{#leg}}⟦{{/trips}}", [:],
            "{{/trips}} comes too early: {{#leg}} opened at 1:11 is still open"),
        Fault(
            "⟦{{^a}}⟦{{/zebra}}", [:],
            "{{^a}} is not closed: {{/a}} is missing",
            "{{/zebra}} closes nothing: {{^a}} opened at 1:1 is still open"),
        Fault("{{ two ⟦words }}", [:], "a filter begins with |: \"words\" does not"),
        Fault(
            "{{ ⟦a..b }} {{ ⟦.a }} {{#⟦a.}}{{/a.}}", [:],
            "\"a..b\" has a dot without a name beside it",
            "\".a\" has a dot without a name beside it",
            "\"a.\" has a dot without a name beside it"),
        Fault(
            "{{> two⟦ words }}{{$ a⟦ b }}{{/ a }}", [:],
            "this name holds whitespace", "this name holds whitespace"),
        Fault("{{ x | append: ⟦\"open }}", [:], "this quote is not closed"),
        Fault("{{ ⟦'open }}", [:], "this quote is not closed"),
        Fault("{{ x |⟦ }}", [:], "the name of a filter is missing after |"),
        Fault("{{ x | append:⟦ }}", [:], "an argument is missing: a number, quoted text or a name"),
        Fault("{{ x | ⟦upcas }}", [:], "unknown filter \"upcas\": did you mean \"upcase\"?"),
        Fault("{{ x | ⟦pad }}", [:], "pad does not take 0 arguments: write pad: N"),
        Fault("{{ x | ⟦upcase: 1 }}", [:], "upcase does not take 1 argument: write upcase"),
        Fault("{{ ⟦@frist }}", [:], "unknown variable \"@frist\": did you mean \"@first\"?"),
        Fault("nul ⟦\0 here", [:], "a template cannot hold NUL bytes"),
    ])
    func places(_ row: Fault) { row.check() }
}
