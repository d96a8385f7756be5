import Testing
import TripReporting

@testable import TemplateEngine

/// A template with everything it needs, and what comes out of it.
struct Rendering: Sendable, CustomTestStringConvertible {
    var template: String
    var data: TemplateValue = .dictionary([:])
    var partials: [String: String] = [:]
    var name = "page.txt"
    var isStrict = true
    var limits = TemplateLimits()

    var testDescription: String { template.debugDescription }

    var engine: TemplateEngine {
        let sources = partials.map { name, text in
            (name, TemplateSource(name: "\(name).part", text: text.unmarked))
        }
        return TemplateEngine(
            loader: TemplateLibrary(Dictionary(uniqueKeysWithValues: sources)),
            filters: ColumnFilters.all, strict: isStrict, limits: limits)
    }

    func output() throws -> String {
        let engine = engine
        var output = OutputBuffer()
        let parsed = try engine.parse(TemplateSource(name: name, text: template.unmarked))
        try engine.render(parsed, with: data, into: &output)
        return output.text
    }

    /// The errors, none if there is output.
    func errors() -> [TemplateError] {
        do {
            _ = try output()
            return []
        } catch {
            return (error as? TemplateErrors)?.errors ?? []
        }
    }

    /// Where `⟦` marks stand, as errors name places.
    var marks: [String] {
        ([(name, template)] + partials.sorted { $0.key < $1.key }.map { ("\($0).part", $1) })
            .flatMap { name, text in text.marks.map { "\(name):\($0)" } }
    }
}

/// One row of a table: a template, data, and the text that must come out.
struct Case: Sendable, CustomTestStringConvertible {
    let rendering: Rendering
    let expected: String

    init(
        _ template: String, _ data: TemplateValue = .dictionary([:]), is expected: String,
        partials: [String: String] = [:]
    ) {
        rendering = Rendering(template: template, data: data, partials: partials)
        self.expected = expected
    }

    var testDescription: String { rendering.testDescription }

    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try rendering.output() == expected, sourceLocation: sourceLocation)
    }
}

/// One row of a table of errors: `⟦` marks in the text where each must point.
struct Fault: Sendable, CustomTestStringConvertible {
    let rendering: Rendering
    let messages: [String]

    init(
        _ template: String, _ data: TemplateValue = .dictionary([:]), _ messages: String...,
        partials: [String: String] = [:]
    ) {
        rendering = Rendering(template: template, data: data, partials: partials)
        self.messages = messages
    }

    var testDescription: String { rendering.testDescription }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let errors = rendering.errors()
        #expect(errors.map(\.message) == messages, sourceLocation: sourceLocation)
        #expect(errors.map(\.place) == rendering.marks, sourceLocation: sourceLocation)
    }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByNilLiteral
{
    public init(stringLiteral value: String) { self = .text(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self = .dictionary(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
    public init(nilLiteral: ()) { self = .null }
}

extension String {
    var unmarked: String { filter { $0 != "⟦" } }

    /// The line and column of each `⟦`, in a text without them.
    fileprivate var marks: [String] {
        var places: [String] = []
        var (line, column) = (1, 1)
        for character in self {
            if character == "⟦" {
                places.append("\(line):\(column)")
            } else if character.isNewline {
                (line, column) = (line + 1, 1)
            } else {
                column += 1
            }
        }
        return places
    }
}
