import Testing

@testable import TripReporting

/// Date patterns taken apart.
@Suite struct DatePatternTests {
    private static func literal(_ text: String) -> DatePattern.Part { .literal(Array(text.utf8)) }

    @Test(
        arguments: [
            ("", []), ("d", [.field("d", 1)]), ("ddMMMM", [.field("d", 2), .field("M", 4)]),
            (
                "d. MMMM y",
                [.field("d", 1), literal(". "), .field("M", 4), literal(" "), .field("y", 1)]
            ),
            ("y'年'", [.field("y", 1), literal("年")]), ("y年", [.field("y", 1), literal("年")]),
            ("'yes'", [literal("yes")]), ("''", [literal("'")]), ("'''d'''", [literal("'d'")]),
            ("d'o''clock'", [.field("d", 1), literal("o'clock")]), ("'open", [literal("open")]),
            ("d '", [.field("d", 1), literal(" ")]), ("12", [literal("12")]),
        ] as [(String, [DatePattern.Part])])
    func takesApart(_ pattern: String, _ parts: [DatePattern.Part]) throws {
        #expect(try DatePattern(pattern).parts == parts)
    }

    @Test(arguments: [("H:mm", "H"), ("d MMM h", "h"), ("'d' z", "z"), ("YYYY", "Y"), ("a", "a")])
    func refusesOtherLetters(_ pattern: String, _ letter: String) {
        let error = #expect(throws: DatePattern.UnknownLetter.self) { try DatePattern(pattern) }
        #expect(
            error?.description
                == "\(letter) is no letter of a date pattern: those are G y u M L d D E c, "
                + "and other text stands in single quotes")
    }
}
