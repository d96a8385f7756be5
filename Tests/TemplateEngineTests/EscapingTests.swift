import Testing

@testable import TemplateEngine

@Suite struct EscapingTests {
    private static let data: TemplateValue = [
        "x": "<b a=\"1\" c='2'>&amp;", "day": .formatted(0, CivilDay(text: "1<2")), "ü": "ü<é>",
    ]
    private static let escaped = "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;"

    @Test(arguments: ["page.html", "PAGE.HTML", "a.txt.Html"])
    func escapesInPages(_ name: String) throws {
        let rendering = Rendering(
            template: "{{x}} {{{x}}} {{&x}} {{>p}} {{day}} {{{day}}} {{ü}} {{ x | append: '<' }}",
            data: Self.data, partials: ["p": "{{x}}"], name: name)
        let raw = "<b a=\"1\" c='2'>&amp;"
        #expect(
            try rendering.output()
                == "\(Self.escaped) \(raw) \(raw) \(Self.escaped) 1&lt;2 1<2 ü&lt;é&gt; "
                + "\(Self.escaped)&lt;")
    }

    @Test(arguments: ["pass.txt", "html", "page.htm", "page.html.txt"])
    func escapesNothingElsewhere(_ name: String) throws {
        let rendering = Rendering(
            template: "{{x}}{{>p.html}}", data: ["x": "<&>\"'"], partials: ["p.html": "{{x}}"],
            name: name)
        #expect(try rendering.output() == "<&>\"'<&>\"'")
    }

    @Test("text of the template itself is never escaped")
    func keepsTemplateText() throws {
        #expect(try Rendering(template: "<b>&'", name: "a.html").output() == "<b>&'")
    }
}
