import Testing

@testable import TemplateEngine

@Suite struct InheritanceTests {
    private static let data: TemplateValue = ["city": "Oslo", "host": ["city": "Bergen"]]

    @Test(arguments: [
        Case("{{$title}}Trip to {{city}}{{/title}}", data, is: "Trip to Oslo"),
        Case("{{<page}}{{/page}}", data, is: "<Trips>", partials: ["page": "<{{$t}}Trips{{/t}}>"]),
        Case(
            "{{<page}}{{$t}}{{city}}{{/t}}{{/page}}", data, is: "<Oslo>",
            partials: ["page": "<{{$t}}Trips{{/t}}>"]),
        Case(
            "{{<page}} no {{$a}}1{{/a}} {{city}} {{/page}}", data, is: "1-b",
            partials: ["page": "{{$a}}a{{/a}}-{{$b}}b{{/b}}"]),
        Case(
            "{{<page}}{{$t}}{{city}}{{/t}}{{/page}}", data, is: "Bergen",
            partials: ["page": "{{#host}}{{$t}}{{/t}}{{/host}}"]),
        Case(
            "{{<page}}{{$t}}x{{/t}}{{/page}}{{<page}}{{/page}}", data, is: "xy",
            partials: ["page": "{{$t}}y{{/t}}"]),
    ])
    func overrides(_ row: Case) throws { try row.check() }

    @Test(
        "the outermost override of a block counts",
        arguments: [
            Case(
                "{{<b}}{{$t}}1{{/t}}{{/b}}", is: "1",
                partials: ["b": "{{<a}}{{$t}}2{{/t}}{{/a}}", "a": "{{$t}}3{{/t}}"]),
            Case(
                "{{<b}}{{/b}}", is: "2",
                partials: ["b": "{{<a}}{{$t}}2{{/t}}{{/a}}", "a": "{{$t}}3{{/t}}"]),
            Case(
                "{{<b}}{{$in}}1{{/in}}{{/b}}", is: "<[1]>",
                partials: [
                    "b": "{{<a}}{{$t}}[{{$in}}2{{/in}}]{{/t}}{{/a}}", "a": "<{{$t}}3{{/t}}>",
                ]),
            Case(
                "{{<a}}{{$t}}({{$t}}own{{/t}}){{/t}}{{/a}}", is: "(own)",
                partials: ["a": "{{$t}}3{{/t}}"]),
            Case(
                "{{<a}}{{$t}}1{{/t}}{{/a}}", is: "<1>",
                partials: ["a": "<{{>b}}>", "b": "{{$t}}{{/t}}"]),
        ])
    func nests(_ row: Case) throws { try row.check() }

    @Test(
        "a parent alone on its lines is indented like a partial",
        arguments: [
            Case("a\n  {{<p}}{{/p}}\nb", is: "a\n  1\n  2\nb", partials: ["p": "1\n2\n"]),
            Case(
                "a\n  {{<p}}\n ignored\n  {{/p}}\nb", is: "a\n  1\n  2\nb",
                partials: ["p": "1\n2\n"]),
            Case("a {{<p}}{{/p}} b\n", is: "a 1\n2 b\n", partials: ["p": "1\n2"]),
            Case("  {{<p}}{{/p}} b\n", is: "  1\n2 b\n", partials: ["p": "1\n2"]),
            Case(
                "{{<p}}\r\n{{$t}}\r\nx\r\n{{/t}}\r\n{{/p}}\r\nb", is: "[\r\nx\r\n]\r\nb",
                partials: ["p": "[\r\n{{$t}}\r\n{{/t}}\r\n]\r\n"]),
        ])
    func parentsAlone(_ row: Case) throws { try row.check() }

    @Test(
        "a block's lines lose their own indentation and take that of the place",
        arguments: [
            Case(
                "{{<p}}{{$t}}\n      x\n        y\n{{/t}}{{/p}}", is: "<ul>\n  x\n    y\n</ul>",
                partials: ["p": "<ul>\n  {{$t}}\n  {{/t}}\n</ul>"]),
            Case(
                "{{<p}}{{$t}}\nx\ny\n{{/t}}{{/p}}", is: "<ul>\n  x\n  y\n</ul>",
                partials: ["p": "<ul>\n{{$t}}\n  <li>\n{{/t}}\n</ul>"]),
            Case(
                "{{<p}}{{$t}}x{{/t}}{{/p}}", is: "<ul>\n  x\n</ul>",
                partials: ["p": "<ul>\n  {{$t}}<li>{{/t}}\n</ul>"]),
            Case(
                "{{<p}}{{$t}}\nx\ny{{/t}}{{/p}}", is: "<ul>\n  x\n  y\n</ul>",
                partials: ["p": "<ul>\n  {{$t}}<li>{{/t}}\n</ul>"]),
            Case(
                "   {{<p}}\n{{$t}}\nx\n{{/t}}\n   {{/p}}\n", is: "   <ul>\n     x\n   </ul>",
                partials: ["p": "<ul>\n  {{$t}}\n  {{/t}}\n</ul>"]),
        ])
    func blocksIndent(_ row: Case) throws { try row.check() }

    @Test(arguments: [
        Fault(
            "{{<p}}⟦{{$titel}}x{{/titel}}{{/p}}", [:],
            "\"p\" has no block \"titel\": did you mean \"title\"?",
            partials: ["p": "{{>q}}", "q": "{{$title}}{{/title}}"]),
        Fault("⟦{{<nowhere}}{{/nowhere}}", [:], "unknown partial \"nowhere\""),
        Fault("⟦{{<p}}{{$t}}{{/t}}", [:], "{{<p}} is not closed: {{/p}} is missing"),
        Fault(
            "{{<p}}{{$t}}⟦{{/p}}", [:],
            "{{/p}} comes too early: {{$t}} opened at 1:7 is still open"),
    ])
    func faults(_ row: Fault) { row.check() }

    @Test("a block may be declared anywhere if a name in the data decides what is included")
    func dynamicParents() throws {
        try Case(
            "{{<p}}{{$t}}x{{/t}}{{/p}}", ["q": "q"], is: "x",
            partials: ["p": "{{>*q}}", "q": "{{$t}}{{/t}}"]
        ).check()
    }

    @Test("an error in an override names the template it stands in, and where it is used")
    func overrideChain() {
        let rendering = Rendering(
            template: "{{<p}}{{$t}}⟦{{oops}}{{/t}}{{/p}}", partials: ["p": "\n{{$t}}{{/t}}"])
        #expect(rendering.errors().map(\.place) == rendering.marks)
        #expect(rendering.errors().map(\.chain) == [["p.part:2:1", "page.txt:1:1"]])
    }
}
