import Foundation
import Testing

@testable import TripFiles

/// Agreement with Foundation's reader on texts made by chance, whole and damaged.
@Suite struct JSONFoundationTests {
    @Test(arguments: 0..<8)
    func readsTheSameValues(_ seed: Int) throws {
        var random = JSONRandomText(seed: UInt64(seed))
        for _ in 0..<150 {
            let text = random.value()
            let (document, lines) = JSONMarkedText(text).parsed()
            #expect(lines == [])
            let theirs = try JSONSerialization.jsonObject(
                with: Data(text.utf8), options: .fragmentsAllowed)
            let root = try #require(document).root
            if !isSame(root, theirs) { Issue.record("another value for \(text)") }
        }
    }

    @Test(arguments: 0..<8)
    func refusesTheSameTexts(_ seed: Int) {
        var random = JSONRandomText(seed: UInt64(1000 + seed))
        let alphabet = Array("[]{}:\"\\-+.0159eEtrufalsn \n\u{1}é".utf8)
        var refused = 0
        for _ in 0..<300 {
            let bytes = random.mutated(Array(random.value().utf8), with: alphabet, times: 1)
            let text = String(decoding: bytes, as: UTF8.self)
            // Trailing commas are taken here, and duplicate keys and huge numbers there.
            guard text.firstMatch(of: /,\s*[\]}]|\d{4}|[eE][-+]?\d\d/) == nil else { continue }
            let source = SourceFile(name: "trips.json", bytes: bytes)
            var diagnostics: [Diagnostic] = []
            _ = JSONDocument.parse(source, into: &diagnostics)
            guard !diagnostics.contains(where: { $0.message.contains("stands twice") }) else {
                continue
            }
            let theirs = try? JSONSerialization.jsonObject(
                with: Data(bytes), options: .fragmentsAllowed)
            if theirs == nil { refused += 1 }
            if (theirs != nil) != diagnostics.isEmpty {
                Issue.record("\(diagnostics.first?.text ?? "taken"): \(text.debugDescription)")
            }
        }
        #expect(refused > 50)
    }

    private func isSame(_ ours: JSONValue, _ theirs: Any) -> Bool {
        switch ours.kind {
        case .object:
            guard let object = theirs as? [String: Any] else { return false }
            return object.count == ours.count
                && ours.members.allSatisfy { member in
                    object[member.key].map { isSame(member.value, $0) } ?? false
                }
        case .array:
            guard let list = theirs as? [Any], list.count == ours.count else { return false }
            return zip(ours.elements, list).allSatisfy { isSame($0, $1) }
        case .string:
            return (theirs as? String).map { $0.utf8.elementsEqual(ours.string?.utf8 ?? "-".utf8) }
                ?? false
        case .number:
            guard let number = theirs as? NSNumber, let text = ours.numberText else { return false }
            if let integer = ours.integer { return number.int64Value == Int64(integer) }
            // Foundation's way through Decimal may round the last bit otherwise.
            guard let exact = Double(text) else { return false }
            return abs(exact - number.doubleValue) <= 2 * exact.ulp
        case .true, .false: return theirs as? Bool == ours.bool
        case .null: return theirs is NSNull
        case .malformed: return false
        }
    }
}
