import Testing

@testable import TripFiles

@Suite struct SuggestionTests {
    static let keys = ["city", "country", "currency", "start", "end", "nights", "price", "id"]

    @Test(arguments: [
        ("citty", "city"), ("City", "city"), ("contry", "country"), ("ngihts", "nights"),
        ("nigths", "nights"), ("strat", "start"), ("prise", "price"), ("currancy", "currency"),
        ("ent", "end"), ("idd", "id"), ("NIGHT", "nights"),
    ])
    func findsTheWordMeant(_ typed: String, _ meant: String) {
        #expect(Suggestion.nearest(to: typed, among: Self.keys) == meant)
    }

    @Test(arguments: [
        "", "x", "hotel", "zz", "destination", String(repeating: "n", count: 100_000),
    ])
    func findsNothingFar(_ typed: String) {
        #expect(Suggestion.nearest(to: typed, among: Self.keys) == nil)
    }

    @Test func takesTheFirstOfEquals() {
        #expect(Suggestion.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
        #expect(Suggestion.nearest(to: "bat", among: ["hat", "cat"]) == "hat")
        #expect(Suggestion.nearest(to: "bat", among: []) == nil)
    }

    @Test func countsASwapAsOneMistake() {
        #expect(Suggestion.nearest(to: "ab", among: ["ba"]) == "ba")
    }
}
