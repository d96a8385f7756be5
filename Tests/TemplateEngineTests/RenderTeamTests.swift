import Foundation
import Synchronization
import Testing

@testable import TemplateEngine

/// What a team renders is what one thread alone does, whoever takes which items.
@Suite struct RenderTeamTests {
    private static let size = RenderTeam.leastItems + 33

    private static let data: TemplateValue = [
        "title": "T & T", "yes": true, "few": [1, 2],
        "many": .list((0..<size).map { .integer($0) }),
        "nested": .list((0..<size).map { ["n": .integer($0), "of": [7, 8]] }),
        "faulty": .list((0..<size).map { $0 % 100 == 70 ? [] : .integer($0) }),
    ]

    static let templates = [
        "plain text", "{{title}}", "{{#many}}{{.}},{{/many}}",
        "a{{title}}{{#many}}{{@index}}{{#@last}}!{{/@last}} {{/many}}b{{title}}",
        "{{#many}}x{{/many}}-{{#nested}}{{n}}{{#of}}{{.}}{{/of}}{{title}} {{/nested}}.",
        "{{#many}}{{>list}}{{/many}}  {{#many}}\n  {{.}}\n  {{/many}}\n",
        // Lists inside of something are everybody's own business.
        "{{#yes}}{{#many}}{{.}} {{/many}}{{/yes}}{{^none}}{{#many}}{{.}}{{/many}}{{/none}}",
        "{{>list}}{{#few}}{{.}}{{#many}}{{.}}{{/many}}{{/few}}",
        "{{$block}}{{#many}}{{.}} {{/many}}{{/block}}{{#many}}{{.}}{{/many}}",
        "{{<list}}{{$own}}{{#many}}{{.}} {{/many}}{{/own}}{{/list}}{{#many}}{{.}}{{/many}}",
        "{{^many}}none{{/many}}{{^yes}}{{#many}}no{{/many}}{{/yes}}{{#few}}{{.}}{{/few}}",
        // The first error of the page is the one, whoever meets it.
        "{{#faulty}}{{.}} {{/faulty}}", "{{#many}}{{.}}{{/many}}{{#faulty}}{{.}}{{/faulty}}{{x}}",
        "{{#faulty}}{{#few}}{{.}}{{/few}}{{.}}{{/faulty}}", "{{x}}{{#faulty}}{{.}}{{/faulty}}",
        "{{#many}}{{.}}{{/many}}{{x}}{{#faulty}}{{.}}{{/faulty}}", "{{#x}}{{.}}{{/x}}",
        "{{#many}}{{#yes}}{{x}}{{/yes}}{{/many}}", "{{#many}}{{>list}}{{>missing}}{{/many}}",
        "{{#many | join: \",\"}}{{.}}{{/many | join: \",\"}}",
        String(repeating: "{{#many}}{{@index}}{{/many}}-{{#nested}}{{n}}{{/nested}}", count: 30),
    ]

    private static func rendering(_ template: String) -> Rendering {
        Rendering(
            template: template, data: data,
            partials: ["list": "{{#few}}<{{.}}>{{/few}}{{$own}}{{#many}}.{{/many}}{{/own}}"],
            name: "page.html")
    }

    /// The text, or the errors as text.
    private static func alone(_ rendering: Rendering) -> String {
        (try? rendering.output()) ?? rendering.errors().map { "\($0)" }.joined()
    }

    private static func part(
        _ rendering: Rendering, _ team: RenderTeam, isLeader: Bool
    ) throws(TemplateErrors) -> TeamPart {
        let engine = rendering.engine
        let source = TemplateSource(name: rendering.name, text: rendering.template)
        let template = try engine.parse(source)
        return engine.render(template, with: data, in: team, isLeader: isLeader, capacity: 9)
    }

    private static func joined(
        _ rendering: Rendering, _ parts: () throws(TemplateErrors) -> [TeamPart]
    ) -> String {
        do throws(TemplateErrors) {
            let page = try TeamPage(parts()) { () throws(TemplateErrors) in
                try part(rendering, RenderTeam(), isLeader: true)
            }
            return page.withChunks { String(decoding: $0.joined(), as: UTF8.self) }
        } catch {
            return error.errors.map { "\($0)" }.joined()
        }
    }

    private static func checkInOrder(_ rendering: Rendering) {
        let alone = alone(rendering)
        let leaderFirst = joined(rendering) { () throws(TemplateErrors) in
            let team = RenderTeam()
            let leader = try part(rendering, team, isLeader: true)
            return [leader, try part(rendering, team, isLeader: false)]
        }
        #expect(leaderFirst == alone)
        let leaderLast = joined(rendering) { () throws(TemplateErrors) in
            let team = RenderTeam()
            let other = try part(rendering, team, isLeader: false)
            return [try part(rendering, team, isLeader: true), other]
        }
        #expect(leaderLast == alone)
    }

    @Test("one after the other: who comes first takes all", arguments: templates)
    func inOrder(_ template: String) {
        Self.checkInOrder(Self.rendering(template))
    }

    @Test("a team may take no more than one alone, whatever the page")
    func staysInLimits() {
        for limit in stride(from: 1, to: 3_000, by: 53) {
            var rendering = Self.rendering(
                "{{title}}{{#many}}{{.}}, {{/many}}{{#few}}{{.}}{{/few}}")
            rendering.limits.steps = limit
            Self.checkInOrder(rendering)
            rendering.limits = TemplateLimits()
            rendering.limits.outputBytes = limit
            Self.checkInOrder(rendering)
        }
    }

    @Test("all at once", arguments: templates)
    func atOnce(_ template: String) {
        let rendering = Self.rendering(template)
        let alone = Self.alone(rendering)
        for _ in 0..<5 {
            let team = RenderTeam()
            let results = Mutex<[Int: Result<TeamPart, TemplateErrors>]>([:])
            DispatchQueue.concurrentPerform(iterations: 3) { index in
                let result = Result { () throws(TemplateErrors) in
                    try Self.part(rendering, team, isLeader: index == 0)
                }
                results.withLock { $0[index] = result }
            }
            let joined = Self.joined(rendering) { () throws(TemplateErrors) in
                var parts: [TeamPart] = []
                for index in 0..<3 {
                    if let part = try results.withLock({ $0[index] })?.get() { parts.append(part) }
                }
                return parts
            }
            #expect(joined == alone)
        }
    }
}
