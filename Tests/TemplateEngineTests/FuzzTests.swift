import TestFolder
import Testing

@testable import TemplateEngine

@Suite struct FuzzTests {
    private static let seeds = [
        "{{#legs}}\n  {{to | pad: 8}}{{^@last}}, {{/@last}}\n{{/legs}}\n",
        "{{=<% %>=}}<%#host%><%{name}%><%/host%><%={{ }}=%>{{city}}",
        "  {{<page}}\n{{$title}}\n  {{city}}\n{{/title}}\n  {{/page}}\n{{>*kind}}{{> row }}",
        "{{! note }}{{# notes | wrap: 5 | first }}{{.}}{{/ notes }}{{ 'a' | append: \"b\", 1 }}",
        "São {{{city}}} 東京 {{&host.name}} {{host.home.x}}\r\n{{^none}}\r\n{{/none}}\r\n",
    ]
    private static let pieces: [String] = [
        "{{", "}}", "{{{", "}}}", "#", "/", "^", "$", "<", ">", "*", "=", "!", "|", ":", ",", "'",
        "\"",
        ".", "@index", "city", "legs", "page", " ", "\n", "\r\n", "\0", "é", "👍🏽", "{{/",
        "{{#legs}}",
        "{{/legs}}", "{{>page}}", "{{$title}}", "{{/title}}", "{{<page}}", "{{/page}}",
        "99999999999",
    ]
    private static let data: TemplateValue = [
        "legs": [["to": "Voss"], ["to": "Flåm"]], "host": ["name": "Kari", "home": nil],
        "city": "Os<lo", "kind": "row", "notes": "one two three", "none": nil,
    ]

    @Test(
        "no template crashes or runs away, and each error points into its file",
        arguments: [true, false])
    func mutatedTemplates(isStrict: Bool) throws {
        var random = SeededGenerator(seed: isStrict ? 1 : 2)
        for _ in 0..<2_000 {
            let template = Self.mutated(using: &random)
            let partials = [
                "page": Self.mutated(using: &random), "row": Self.mutated(using: &random),
            ]
            let engine = TemplateEngine(
                loader: TemplateLibrary(
                    partials.mapValues { TemplateSource(name: "part", bytes: $0) }),
                strict: isStrict, limits: Self.limits)
            var output = OutputBuffer()
            do throws(TemplateErrors) {
                let source = TemplateSource(name: "page.html", bytes: template)
                try engine.render(engine.parse(source), with: Self.data, into: &output)
            } catch {
                let count = output.count
                #expect(count == 0)
                #expect(!error.errors.isEmpty)
                for error in error.errors {
                    #expect(error.line >= 1 && error.column >= 1)
                    #expect(error.column <= error.sourceLine.count + 2)
                    #expect(!error.message.isEmpty && !error.message.hasSuffix("."))
                }
            }
        }
    }

    private static var limits: TemplateLimits {
        var limits = TemplateLimits()
        limits.steps = 5_000
        return limits
    }

    private static func mutated(using random: inout SeededGenerator) -> [UInt8] {
        var bytes = Array((seeds.randomElement(using: &random) ?? "").utf8)
        for _ in 0..<Int.random(in: 0..<6, using: &random) {
            let index = Int.random(in: 0...bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                bytes.insert(
                    contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: index)
            case 1:
                let end = min(bytes.count, index + Int.random(in: 0..<9, using: &random))
                bytes.removeSubrange(index..<end)
            case 2: bytes.insert(contentsOf: bytes[index...].prefix(12), at: index)
            default:
                if index < bytes.count, Int.random(in: 0..<4, using: &random) == 0 {
                    bytes[index] = UInt8.random(in: 0...255, using: &random)
                }
            }
        }
        return bytes
    }
}
