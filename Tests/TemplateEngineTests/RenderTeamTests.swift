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
    ]

    private static func rendering(_ template: String) -> Rendering {
        Rendering(
            template: template, data: data,
            partials: ["list": "{{#few}}<{{.}}>{{/few}}{{$own}}{{#many}}.{{/many}}{{/own}}"],
            name: "page.html")
    }

    /// The text, or the errors as text.
    private static func alone(_ template: String) -> String {
        let rendering = rendering(template)
        return (try? rendering.output()) ?? rendering.errors().map { "\($0)" }.joined()
    }

    private static func part(
        _ template: String, _ team: RenderTeam, isLeader: Bool
    ) throws(TemplateErrors) -> TeamPart {
        let rendering = rendering(template)
        let engine = rendering.engine
        let parsed = try engine.parse(TemplateSource(name: rendering.name, text: template))
        return engine.render(parsed, with: data, in: team, isLeader: isLeader, capacity: 9)
    }

    private static func joined(_ parts: () throws(TemplateErrors) -> [TeamPart]) -> String {
        do throws(TemplateErrors) {
            return try TeamPage(parts()).withChunks { chunks in
                String(decoding: chunks.joined(), as: UTF8.self)
            }
        } catch {
            return error.errors.map { "\($0)" }.joined()
        }
    }

    @Test("one after the other: who comes first takes all", arguments: templates)
    func inOrder(_ template: String) {
        let alone = Self.alone(template)
        let leaderFirst = Self.joined { () throws(TemplateErrors) in
            let team = RenderTeam()
            let leader = try Self.part(template, team, isLeader: true)
            return [leader, try Self.part(template, team, isLeader: false)]
        }
        #expect(leaderFirst == alone)
        let leaderLast = Self.joined { () throws(TemplateErrors) in
            let team = RenderTeam()
            let other = try Self.part(template, team, isLeader: false)
            return [try Self.part(template, team, isLeader: true), other]
        }
        #expect(leaderLast == alone)
    }

    @Test("all at once", arguments: templates)
    func atOnce(_ template: String) {
        let alone = Self.alone(template)
        for _ in 0..<5 {
            let team = RenderTeam()
            let results = Mutex<[Int: Result<TeamPart, TemplateErrors>]>([:])
            DispatchQueue.concurrentPerform(iterations: 3) { index in
                let result = Result { () throws(TemplateErrors) in
                    try Self.part(template, team, isLeader: index == 0)
                }
                results.withLock { $0[index] = result }
            }
            let joined = Self.joined { () throws(TemplateErrors) in
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
