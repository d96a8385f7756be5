import Testing

@testable import TripFiles

/// Damaged files end in a document or in diagnostics, and every offset in them is sound.
@Suite struct JSONFuzzTests {
    private static let alphabet =
        Array("[]{}:,\"\\/*-+.0159eEtrufalsn' =#\n\r\t\u{1}\0é\"\u{202E}\u{FEFF}".utf8)
        + [0xFF, 0xC0, 0xED, 0xA0, 0x80, 0xF4, 0x90]

    @Test(arguments: 0..<8)
    func survivesDamage(_ seed: Int) {
        var random = JSONRandomText(seed: UInt64(seed))
        for _ in 0..<800 {
            let times = Int.random(in: 1...12, using: &random)
            check(random.mutated(Array(random.value().utf8), with: Self.alphabet, times: times))
        }
    }

    @Test(arguments: 0..<4)
    func survivesNoise(_ seed: Int) {
        var random = JSONRandomText(seed: UInt64(seed))
        for _ in 0..<800 {
            let count = Int.random(in: 0...40, using: &random)
            check((0..<count).map { _ in Self.alphabet.randomElement(using: &random) ?? 0 })
        }
    }

    @Test func survivesEveryCutOfAFile() {
        let text =
            "\u{FEFF}// a\n[{\"city\": \"\\ud83d\\ude00é\", /* b */ \"nights\": -1.5e3,}, [true, null]]"
        let bytes = Array(text.utf8)
        for length in bytes.indices { check(Array(bytes[..<length]), mustFail: true) }
    }

    private func check(_ bytes: [UInt8], mustFail: Bool = false) {
        let source = SourceFile(name: "trips.json", bytes: bytes)
        var diagnostics: [Diagnostic] = []
        let document = JSONDocument.parse(source, into: &diagnostics)
        let isSound =
            (document?.isValid == true) == diagnostics.isEmpty
            && !(mustFail && diagnostics.isEmpty)
            && diagnostics.allSatisfy { $0.line > 0 && $0.column > 0 && !$0.message.isEmpty }
            && !diagnostics.contains { $0.text.utf8.contains { $0 < 0x20 } }
            && (document.map { walk($0.root, in: 0..<bytes.count) } ?? true)
        if !isSound { Issue.record("\(bytes)") }
    }

    /// Whether all values lie inside their containers, in order, and can be asked for everything.
    private func walk(_ value: JSONValue, in container: Range<Int>) -> Bool {
        let range = value.range
        guard container.lowerBound <= range.lowerBound, range.upperBound <= container.upperBound
        else { return false }
        _ = (value.string, value.integer, value.numberText, value.bool)
        var end = range.lowerBound
        var count = 0
        for member in value.members {
            _ = (member.key, member.hasKey("city"))
            guard end <= member.keyRange.lowerBound,
                member.keyRange.upperBound <= member.value.range.lowerBound,
                walk(member.value, in: range)
            else { return false }
            (end, count) = (member.value.range.upperBound, count + 1)
        }
        for element in value.elements {
            guard end <= element.range.lowerBound, walk(element, in: range) else { return false }
            (end, count) = (element.range.upperBound, count + 1)
        }
        return count == value.count
    }
}
