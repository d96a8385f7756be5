import Testing

@testable import TemplateEngine

@Suite struct DelimiterTests {
    private static let data: TemplateValue = ["x": "1", "list": ["a", "b"]]

    @Test(arguments: [
        Case("{{=<% %>=}}<%x%>{{x}}<%={{ }}=%>{{x}}", data, is: "1{{x}}1"),
        Case("{{= | | =}}|x||#list|<|.|>|/list|", data, is: "1<a><b>"),
        Case("{{=[ ]=}}[x] [#list][.][/list]", data, is: "1 ab"),
        Case("{{=\n<<\t>>\n=}}<<& x >>", data, is: "1"),
        Case("{{=<% %>=}}<%{x}%>", data, is: "1"),
        Case("{{#list}}{{=<% %>=}}<%.%><%/list%>", data, is: "ab"),
        Case("{{=<% %>=}}<%>p%> <%x%>", data, is: "[1] 1", partials: ["p": "[{{x}}]"]),
        Case("{{>p}} {{x}}", data, is: "1 1", partials: ["p": "{{=<% %>=}}<%x%>"]),
        Case("{{=東 京=}}東x京", data, is: "1"),
    ])
    func changes(_ row: Case) throws { try row.check() }
}
