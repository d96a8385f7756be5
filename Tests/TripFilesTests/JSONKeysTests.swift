import Testing

@testable import TripFiles

/// Keys that stand twice in an object.
@Suite struct JSONKeysTests {
    @Test(arguments: [
        "{\"city\": 1,\n ⟦\"city\": 2}", "{\"city\": 1,\n ⟦\"\\u0063ity\": 2}",
        "{\"\\u0063ity\": 1, \"x\": {\"city\": 3},\n ⟦\"city\": 2}",
    ])
    func pointsAtTheSecond(_ text: String) {
        let marked = JSONMarkedText(text)
        let (document, lines) = marked.parsed()
        #expect(document?.isValid == false)
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("trips.json:2:2: error: the key \"") == true)
        #expect(lines.first?.hasSuffix("\" stands twice in this object: first at 1:2") == true)
        #expect(marked.marks == ["2:2"])
    }

    @Test(arguments: [2, 3, 16, 17, 18, 500])
    func findsOneInObjectsOfEverySize(_ count: Int) {
        let keys = (1..<count).map { "\"k\($0)\": 0" }
        let marked = JSONMarkedText("{" + (keys + ["⟦\"k1\": 1"]).joined(separator: ",") + "}")
        let (_, lines) = marked.parsed()
        #expect(lines == marked.lines(["the key \"k1\" stands twice in this object: first at 1:2"]))
        let (_, none) = JSONMarkedText("{" + keys.joined(separator: ",") + "}").parsed()
        #expect(none == [])
    }

    @Test func takesSpellingsOfACharacterForDifferentKeys() {
        #expect(
            JSONMarkedText("{\"\u{E9}\": 1, \"e\u{301}\": 2, \"E\": 3, \"e\": 4}").parsed().lines
                == [])
    }

    @Test func ordersErrorsByPosition() {
        let marked = JSONMarkedText("{\"a\": ⟦01, ⟦\"a\": {\"b\": 1, ⟦\"b\": ⟦02}}")
        #expect(
            marked.parsed().lines
                == marked.lines([
                    "a number cannot start with 0: write 1, not 01",
                    "the key \"a\" stands twice in this object: first at 1:2",
                    "the key \"b\" stands twice in this object: first at 1:17",
                    "a number cannot start with 0: write 2, not 02",
                ]))
    }
}
