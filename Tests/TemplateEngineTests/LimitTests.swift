import Testing

@testable import TemplateEngine

@Suite struct LimitTests {
    @Test func endsRecursion() {
        let rendering = Rendering(template: "{{>p}}", partials: ["p": "x⟦{{>p}}"])
        let errors = rendering.errors()
        #expect(
            errors.map(\.message) == [
                "partials are nested deeper than 100: does p.part include itself without end?"
            ])
        #expect(errors.map(\.place) == rendering.marks)
        #expect(errors.first?.chain.count == 11)
        #expect(errors.first?.chain.last == "90 more")
    }

    @Test(
        "parents that include themselves end, too",
        arguments: [
            ["p": "{{<p}}{{/p}}"], ["p": "{{<q}}{{$b}}{{>p}}{{/b}}{{/q}}", "q": "{{$b}}{{/b}}"],
            ["p": "{{#a}}{{>q}}{{/a}}", "q": "{{^b}}{{>p}}{{/b}}"],
        ])
    func endsInheritance(_ partials: [String: String]) {
        let rendering = Rendering(
            template: "{{>p}}", data: ["a": true, "b": false], partials: partials)
        #expect(
            rendering.errors().first?.message.hasPrefix("partials are nested deeper") == true)
    }

    @Test func rendersTreesUpToTheLimit() throws {
        var tree: TemplateValue = ["below": []]
        for _ in 0..<99 { tree = ["below": [tree]] }
        let rendering = Rendering(
            template: "{{>node}}", data: tree, partials: ["node": ".{{#below}}{{>node}}{{/below}}"])
        #expect(try rendering.output() == String(repeating: ".", count: 100))
        var deeper = rendering
        deeper.data = ["below": [tree]]
        #expect(deeper.errors().count == 1)
    }

    @Test func boundsOutput() {
        var limits = TemplateLimits()
        limits.outputBytes = 1_000
        let list = TemplateValue.list(Array(repeating: "0123456789", count: 101))
        let rendering = Rendering(template: "{{#.}}⟦{{.}}{{/.}}", data: list, limits: limits)
        #expect(rendering.errors().map(\.message) == ["the output is longer than 1000 bytes"])
        #expect(rendering.errors().map(\.place) == rendering.marks)
    }

    @Test("partials that double the work at each level end without output")
    func boundsWork() {
        var limits = TemplateLimits()
        limits.steps = 100_000
        var partials = ["p60": ""]
        for level in 0..<60 { partials["p\(level)"] = "{{>p\(level + 1)}}{{>p\(level + 1)}}" }
        let rendering = Rendering(template: "{{>p0}}", partials: partials, limits: limits)
        #expect(rendering.errors().map(\.message) == ["rendering takes more than 100000 steps"])
    }

    @Test func boundsNesting() {
        let deep = String(repeating: "{{#a}}", count: 100)
        let close = String(repeating: "{{/a}}", count: 100)
        #expect(Rendering(template: deep + close, data: ["a": 1]).errors().isEmpty)
        let fault = Fault(
            deep + "⟦{{#a}}{{/a}}" + close, ["a": 1], "tags are nested deeper than 100")
        fault.check()
    }

    @Test("after an error the output is as before")
    func keepsOutput() throws {
        let engine = TemplateEngine()
        let template = try engine.parse(TemplateSource(name: "t", text: "text {{x}}"))
        var output = OutputBuffer()
        output.append("before")
        #expect(throws: TemplateErrors.self) {
            try engine.render(template, with: ["a": 1], into: &output)
        }
        let before = output.text
        #expect(before == "before")
        try engine.render(template, with: ["x": 1], into: &output)
        let after = output.text
        #expect(after == "beforetext 1")
    }

    @Test(
        "a hundred thousand openers or closers end in a bounded list of errors",
        arguments: [
            "{{", "{{#a}}", "{{/a}}", "}}",
        ])
    func survives(_ piece: String) {
        checkErrors(in: String(repeating: piece, count: 100_000))
    }

    @Test(
        "thousands of anything else do, too",
        arguments: [
            "{{{", "{{^a", "{{$a}}", "{{<a}}", "{{a | pad: '", "{{'", "{{}}", "{{!", "{{=",
            "{{=| |=}}",
            "{{>a}}\n", "{{a}}\r", "{{#a}}{{/b}}", "{{a.b.c.d", "\n  {{#a}}", "{{a|",
            "{{a | nope: \"",
            "{{# a | b }}", "{{<a}}{{$b}}\n", "{{<a}}{{$b}}{{/b}}{{/a}}", "{{ a | append: '\n",
        ])
    func survivesMore(_ piece: String) {
        checkErrors(in: String(repeating: piece, count: 4_000))
    }

    private func checkErrors(in text: String) {
        let rendering = Rendering(template: text, partials: ["a": "", "b": ""], isStrict: false)
        #expect(rendering.errors().count <= TemplateProblem.listLimit + 1)
    }
}
