import Testing
import TripReporting

@testable import TemplateEngine

@Suite struct ParsingWorkTests {
    @Test(
        "twice the template is at most twice the work, counted in bytes looked at",
        arguments: [
            "{{#a}}{{b}} text\n{{/a}}\n", "no tags at all, only text ", "{{! comment }} { { ",
            "{{ a | append: 'quoted' | pad: 3 }}", "{ { { ", "{{a}} ' \" ' {{'b'}}",
            "{{<p}}{{$b}}\n  x\n{{/b}}{{/p}}\n", "{{=<% %>=}}<%={{ }}=%>",
        ])
    func isLinear(_ piece: String) throws {
        func work(_ count: Int) throws -> Int {
            let text = String(repeating: piece, count: count)
            let filters = TemplateFilters(
                byName: [
                    "append": TemplateFilter.standard[4], "pad": ColumnFilters.all[0],
                ],
                isStrict: true)
            return try TemplateParser.parse(TemplateSource(name: "t", text: text), filters: filters)
                .program.work
        }
        let once = try work(500)
        let twice = try work(1_000)
        #expect(once >= piece.utf8.count * 500 / 2)
        #expect(twice <= once * 2 + piece.utf8.count)
        #expect(twice <= piece.utf8.count * 1_000 * 3)
    }
}
