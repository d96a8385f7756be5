import Testing

@testable import TripFiles

/// What is said about each mistake, and where; whether the reading goes on after it.
@Suite struct JSONErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let messages: [String]
        let goesOn: Bool

        init(_ text: String, _ messages: String..., goesOn: Bool) {
            self.text = text
            self.messages = messages
            self.goesOn = goesOn
        }

        var testDescription: String { text }
    }

    private func check(_ test: Case) {
        let marked = JSONMarkedText(test.text)
        let (document, lines) = marked.parsed()
        #expect(marked.marks.count == test.messages.count)
        #expect(lines == marked.lines(test.messages))
        #expect((document != nil) == test.goesOn)
        #expect(document?.isValid != true)
    }

    @Test(arguments: [
        Case(
            "[1, ⟦07]", "a number cannot start with 0: write 7, not 07", goesOn: true),
        Case("[⟦-00.5]", "a number cannot start with 0: write -0.5, not -00.5", goesOn: true),
        Case("[⟦000]", "a number cannot start with 0: write 0, not 000", goesOn: true),
        Case("[⟦+1, 2]", "a number cannot start with +: write 1, not +1", goesOn: true),
        Case("[⟦.5]", "a number cannot start with a point: write 0.5, not .5", goesOn: true),
        Case("[⟦-.5]", "a number cannot start with a point: write -0.5, not -.5", goesOn: true),
        Case("[⟦1.]", "a number needs a digit after its point: write 1.0, not 1.", goesOn: true),
        Case(
            "[⟦1.e5]", "a number needs a digit after its point: write 1.0e5, not 1.e5", goesOn: true
        ),
        Case(
            "[⟦2027-06-12]", "\"2027-06-12\" is not a number: text must stand in double quotes",
            goesOn: true),
        Case("[⟦-]", "\"-\" is not a number: text must stand in double quotes", goesOn: true),
        Case("[⟦1e]", "\"1e\" is not a number: text must stand in double quotes", goesOn: true),
        Case(
            "{\"price\": ⟦12,50, \"city\": ⟦01}",
            "\"12,50\" is not a number: its decimals must follow a point",
            "a number cannot start with 0: write 1, not 01", goesOn: true),
        Case(
            "{\"price\": ⟦1,234,567.50}",
            "\"1,234,567.50\" is not a number: its decimals must follow a point", goesOn: true),
    ])
    func number(_ test: Case) { check(test) }

    @Test(arguments: [
        Case("[⟦True]", "\"True\" is not a value: write true", goesOn: true),
        Case(
            "[⟦yes, ⟦nil]", "\"yes\" is not a value: write true",
            "\"nil\" is not a value: write null",
            goesOn: true),
        Case("[⟦NaN]", "\"NaN\" is not a number that JSON can hold", goesOn: true),
        Case(
            "{\"city\": ⟦New York, \"nights\": 3}",
            "\"New York\" is not a value: text must stand in double quotes", goesOn: true),
        Case(
            "[⟦truex]", "\"truex\" is not a value: text must stand in double quotes", goesOn: true),
        Case(
            "[1 ⟦true]", "expected \",\" or \"]\" after this value, found \"true\"", goesOn: false),
    ])
    func word(_ test: Case) { check(test) }

    @Test(arguments: [
        Case(
            "{\"notes\": \"C:⟦\\Users ⟦\\q\"}",
            "\"\\U\" is no escape: write \\\\ for a backslash itself",
            "\"\\q\" is no escape: write \\\\ for a backslash itself", goesOn: true),
        Case(
            "[\"⟦\\u12G4\", \"⟦\\u1\"]",
            "\"\\u12G4\" is no escape: \\u needs four hexadecimal digits",
            "\"\\u1\" is no escape: \\u needs four hexadecimal digits", goesOn: true),
        Case(
            "[\"é⟦\\ud800\"]",
            "\"\\ud800\" is half a character: write a pair such as \\ud83d\\ude00",
            goesOn: true),
        Case(
            "[\"⟦\\ude00⟦\\ud83d\"]",
            "\"\\ude00\" is half a character: write a pair such as \\ud83d\\ude00",
            "\"\\ud83d\" is half a character: write a pair such as \\ud83d\\ude00", goesOn: true),
        Case("[\"a⟦\tb\"]", "a tab cannot stand in a string: write \\t", goesOn: true),
        Case(
            "[\"⟦\u{1}\"]", "this control character cannot stand in a string: write \\u0001",
            goesOn: true),
        Case(
            "[\n  ⟦\"Oslo,\n  2]", "this string is not closed before the end of its line",
            goesOn: false),
        Case("⟦\"Oslo", "this string is not closed before the end of its line", goesOn: false),
        Case("⟦\"Oslo\\", "this string is not closed before the end of its line", goesOn: false),
        Case("⟦\"Oslo\\\"", "this string is not closed before the end of its line", goesOn: false),
        Case(
            "[⟦'Oslo', 1]", "a string must stand in double quotes, not in single ones", goesOn: true
        ),
        Case("[⟦'Oslo]", "a string must stand in double quotes, not in single ones", goesOn: false),
        Case("[⟦“Oslo”]", "expected a value, found \"“\"", goesOn: false),
    ])
    func string(_ test: Case) { check(test) }

    @Test(arguments: [
        Case(
            "{\n  \"city\": \"Oslo\"⟦\n  \"nights\": 3\n}",
            "expected \",\" or \"}\" after this value, found \"nights\"", goesOn: true),
        Case(
            "[1⟦ 2⟦ [3]]", "expected \",\" or \"]\" after this value, found \"2\"",
            "expected \",\" or \"]\" after this value, found \"[\"", goesOn: true),
        Case("[[]⟦{}]", "expected \",\" or \"]\" after this value, found \"{\"", goesOn: true),
        Case(
            "{\"notes\": \"the \"⟦best\" hotel\"}",
            "expected \",\" or \"}\" after this value, found \"best\"", goesOn: false),
        Case("[⟦,]", "there is no value before this comma", goesOn: true),
        Case("[1,⟦,2]", "there is no value before this comma", goesOn: true),
        Case("{⟦,,}", "there is no value before this comma", goesOn: true),
        Case("{\"a\" ⟦1}", "expected \":\" after the key, found \"1\"", goesOn: true),
        Case("{\"a\" ⟦= 1}", "expected \":\" after the key, found \"=\"", goesOn: true),
        Case("{\"a\"⟦}", "expected \":\" after the key, found \"}\"", goesOn: false),
        Case(
            "{\"a\":⟦, \"b\": ⟦}", "expected a value after \":\", found \",\"",
            "expected a value after \":\", found \"}\"", goesOn: true),
        Case(
            "{⟦city: 1, ⟦2 : 3}", "the key \"city\" must stand in double quotes",
            "the key \"2\" must stand in double quotes", goesOn: true),
        Case(
            "{⟦'city': 1}", "a string must stand in double quotes, not in single ones", goesOn: true
        ),
        Case("{⟦[1]}", "expected a key in double quotes or \"}\", found \"[\"", goesOn: false),
    ])
    func punctuation(_ test: Case) { check(test) }

    @Test(arguments: [
        Case(
            "[1⟦}", "expected \"]\", found \"}\": nothing closes the list opened at 1:1",
            goesOn: false),
        Case(
            "{\n \"a\": [1, 2⟦}\n}",
            "expected \"]\", found \"}\": nothing closes the list opened at 2:7",
            goesOn: false),
        Case(
            "{\n \"a\": {⟦",
            "expected \"}\", found the end of the file: nothing closes the object opened at 2:7",
            goesOn: false),
        Case(
            "[1,⟦",
            "expected \"]\", found the end of the file: nothing closes the list opened at 1:1",
            goesOn: false),
        Case("[] ⟦]", "expected the end of the file, found \"]\"", goesOn: false),
        Case("{} ⟦{}", "expected the end of the file, found \"{\"", goesOn: false),
        Case("⟦]", "expected a value, found \"]\"", goesOn: false),
        Case("⟦", "the file is empty: write at least {} or []", goesOn: false),
        Case("⟦ \r\n\t ", "the file is empty: write at least {} or []", goesOn: false),
        Case("⟦// nothing\n", "the file is empty: write at least {} or []", goesOn: false),
    ])
    func brackets(_ test: Case) { check(test) }

    @Test(
        arguments: [
            ("[“Oslo”]", "strings stand in straight quotes: \""),
            ("# a\n[]", "a comment begins with // or stands between /* and */"),
            ("[1,\u{A0}2]", "this is an invisible character: delete it"),
            ("{\u{200B}\"a\": 1}", "this is an invisible character: delete it"),
            ("[\"the \"best\" hotel\"]", "a quotation mark inside a string is written as \\\""),
            ("[\"a\" b]", nil),
            ("[\"Oslo\n]", "close it with \", and write a line break inside a string as \\n"),
            ("{\"price\": 1,234.50}", "nothing may stand between thousands"),
        ] as [(String, String?)])
    func hints(_ text: String, _ hint: String?) {
        var diagnostics: [Diagnostic] = []
        _ = JSONDocument.parse(JSONMarkedText(text).source, into: &diagnostics)
        #expect(diagnostics.map(\.hint) == [hint])
    }

    @Test func bringsTheLineAlong() {
        var diagnostics: [Diagnostic] = []
        _ = JSONDocument.parse(JSONMarkedText("[\n\t01,\n]").source, into: &diagnostics)
        #expect(diagnostics.map(\.sourceLine) == [" 01,"])
        #expect(diagnostics.map(\.severity) == [.error])
    }

    @Test func reportsTenErrorsOfAStringAtMost() {
        let bad = String(repeating: "\\é", count: 50)
        let (document, lines) = JSONMarkedText("[\"\(bad)\", \"\(bad)\", 1]").parsed()
        #expect(document?.root.elements.map(\.kind) == [.malformed, .malformed, .number])
        #expect(lines.count == 20)
        #expect(lines[9].hasPrefix("trips.json:1:21: error: \"\\é\" is no escape"))
        #expect(lines[10].hasPrefix("trips.json:1:107: error: \"\\é\" is no escape"))
    }
}
