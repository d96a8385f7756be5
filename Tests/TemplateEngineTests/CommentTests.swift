import Testing

@testable import TemplateEngine

@Suite struct CommentTests {
    @Test(arguments: [
        Case("a{{! b }}c", is: "ac"),
        Case("a{{!}}c", is: "ac"),
        Case("a {{!\n b\n c\n}} d", is: "a  d"),
        Case("{{! {{#not a \"tag | here: }}x", is: "x"),
        Case("{{!x}}{{x}}", ["x": 1, "!x": 2], is: "1"),
    ])
    func isLeftOut(_ row: Case) throws { try row.check() }
}
