import Testing

@testable import TemplateEngine

@Suite struct PartialTests {
    private static let tree: TemplateValue = [
        "n": 1, "lines": "a\nb", "kind": "leaf", "none": nil,
        "below": [["n": 2, "below": [["n": 3, "below": []]]], ["n": 4, "below": []]],
    ]

    @Test(arguments: [
        Case("<{{>p}}> <{{> p }}>", tree, is: "<1> <1>", partials: ["p": "{{n}}"]),
        Case(
            "{{>node}}", tree, is: "1(2(3())4())",
            partials: ["node": "{{n}}({{#below}}{{>node}}{{/below}})"]),
        Case("{{>a}}", tree, is: "[1]", partials: ["a": "[{{>b}}]", "b": "{{n}}"]),
    ])
    func includes(_ row: Case) throws { try row.check() }

    @Test(
        "blanks before a tag alone on its line go before each line of the partial",
        arguments: [
            Case(
                "  {{>p}}\n.", tree, is: "  x\n  \n  y\n.",
                partials: ["p": "x\n\ny\n"]),
            Case("\t{{>p}}\n.", tree, is: "\ta\nb\n.", partials: ["p": "{{{lines}}}\n"]),
            Case(" {{>p}}", tree, is: " <\n 1\n >", partials: ["p": "<\n{{n}}\n>"]),
            Case(
                "  {{>p}}", tree, is: "  2\n  4\n  end",
                partials: ["p": "{{#below}}\n{{n}}\n{{/below}}\nend"]),
            Case(
                " {{>a}}\n", tree, is: " a\n   b1\n   b2\n a\n",
                partials: ["a": "a\n  {{>b}}\na\n", "b": "b1\nb2\n"]),
            Case("  {{>p}}\r\n!", tree, is: "  x\r\n  y\r\n!", partials: ["p": "x\r\ny\r\n"]),
            Case("  | {{>p}}\n", tree, is: "  | x\ny\n", partials: ["p": "x\ny"]),
            Case("  {{>p}}", tree, is: "    leaf\n  leaf", partials: ["p": "  {{kind}}\n{{kind}}"]),
            Case("  {{>p}}", tree, is: "  x\n  y", partials: ["p": "{{! gone }}x\n{{! gone }}\ny"]),
        ])
    func indents(_ row: Case) throws { try row.check() }

    @Test(arguments: [
        Case("{{>*kind}} {{> * kind }}", tree, is: "1! 1!", partials: ["leaf": "{{n}}!"]),
        Case(" {{>*kind}}\n.", tree, is: " a\n b\n.", partials: ["leaf": "a\nb\n"]),
        Case("[{{>*none}}]", tree, is: "[]"),
        Case("{{>*kind | append: \"-row\"}}", tree, is: "row", partials: ["leaf-row": "row"]),
        Case(
            "{{<*kind}}{{$b}}over{{/b}}{{/*kind}}", tree, is: "<over>",
            partials: ["leaf": "<{{$b}}{{/b}}>"]),
    ])
    func dynamicNames(_ row: Case) throws { try row.check() }

    @Test(arguments: [
        Fault(
            "a\n ⟦{{>haeder}}", [:], "unknown partial \"haeder\": did you mean \"header\"?",
            partials: ["header": "", "footer": ""]),
        Fault("{{#x}}⟦{{>p}}{{/x}}", ["x": false], "unknown partial \"p\""),
        Fault(
            "⟦{{>*x}}", ["x": "leef"], "unknown partial \"leef\": did you mean \"leaf\"?",
            partials: ["leaf": ""]),
        Fault("⟦{{>*x}}", ["x": []], "the name of a partial must be text, not a list"),
    ])
    func unknownPartials(_ row: Fault) { row.check() }

    @Test(arguments: ["[{{>gone}}]", "[{{>*gone}}]", "[{{<gone}}{{$a}}x{{/a}}{{/gone}}]"])
    func lenientPartialsAreEmpty(_ template: String) throws {
        #expect(try Rendering(template: template, isStrict: false).output() == "[]")
    }

    @Test("errors in partials tell where those are included, the nearest place first")
    func inclusionChain() {
        let rendering = Rendering(
            template: "top\n{{>a}}",
            partials: ["a": "\n  {{>b}}", "b": "x ⟦{{oops}} y"])
        let errors = rendering.errors()
        #expect(errors.map(\.place) == rendering.marks)
        #expect(errors.map(\.chain) == [["a.part:2:3", "page.txt:2:1"]])
        #expect(errors.map(\.sourceLine) == ["x {{oops}} y"])
    }

    @Test("parse errors of all partials are reported, each partial once")
    func parseErrorsOfPartials() {
        let rendering = Rendering(
            template: "{{>a}}{{>b}}{{>b}}", partials: ["a": "⟦{{#x}}", "b": "⟦{{/y}} ⟦{{}}"])
        let errors = rendering.errors()
        #expect(Set(errors.map(\.place)) == Set(rendering.marks))
        #expect(errors.count == 3)
        #expect(errors.map(\.chain) == [["page.txt:1:1"], ["page.txt:1:7"], ["page.txt:1:7"]])
    }

    @Test("parse errors of a partial named by data are reported when it is reached")
    func parseErrorsOfDynamicPartials() {
        let rendering = Rendering(
            template: "{{>*kind}}", data: Self.tree,
            partials: ["leaf": "{{>inner}}", "inner": "⟦{{#x}}"])
        let errors = rendering.errors()
        #expect(errors.map(\.place) == rendering.marks)
        #expect(errors.map(\.chain) == [["leaf.part:1:1", "page.txt:1:1"]])
    }
}
