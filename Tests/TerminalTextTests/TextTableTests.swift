import TestFolder
import Testing

@testable import TerminalText

/// Tables that fit a terminal.
@Suite struct TextTableTests {
    private let table = TextTable(
        [
            TextTable.Column("City", importance: 3, leastWidth: 4),
            TextTable.Column("Country", importance: 1, leastWidth: 4),
            TextTable.Column("Nights", isNumeric: true, importance: 2),
        ],
        rows: [["Reykjavík", "Iceland", "5"], ["東京", "Japan", "12"]])

    @Test(arguments: [
        (
            80,
            """
            City       Country  Nights
            Reykjavík  Iceland       5
            東京       Japan        12
            """
        ),
        (
            26,
            """
            City       Country  Nights
            Reykjavík  Iceland       5
            東京       Japan        12
            """
        ),
        (
            24,
            """
            City     Country  Nights
            Reykja…  Iceland       5
            東京     Japan        12
            """
        ),
        (
            20,
            """
            City   Coun…  Nights
            Reyk…  Icel…       5
            東京   Japan      12
            """
        ),
        (
            17,
            """
            City       Nights
            Reykjavík       5
            東京           12
            """
        ),
        (
            12,
            """
            City  Nights
            Rey…       5
            東京      12
            """
        ),
        (
            6,
            """
            City
            Reykj…
            東京
            """
        ),
        (
            3,
            """
            Ci…
            Re…
            東…
            """
        ),
    ])
    func fits(_ width: Int, _ expected: String) {
        let lines = table.lines(width: width)
        #expect(lines.joined(separator: "\n") == expected)
        #expect(lines.allSatisfy { TerminalWidth.columns(of: $0) <= width })
    }

    @Test func leavesColumnsOutBeforeItCutsNamesShort() {
        let columns = ["City", "Start", "Nights", "Status"].enumerated().map {
            TextTable.Column(
                $0.element, importance: 9 - $0.offset, leastWidth: $0.offset == 0 ? 6 : nil)
        }
        let table = TextTable(columns, rows: [["Reykjavík", "June 12", "5", "past"]])
        #expect(table.lines(width: 34)[1] == "Reykjavík  June 12  5       past")
        #expect(table.lines(width: 32)[1] == "Reykjavík  June 12  5")
        #expect(table.lines(width: 23)[1] == "Reykj…  June 12  5")
    }

    @Test func leavesOutColumnsThatHoldNothing() {
        let table = TextTable(
            [.init("", importance: 9), .init("City", importance: 1)], rows: [["", "Oslo"]])
        #expect(table.lines(width: 20) == ["City", "Oslo"])
    }

    @Test func isolatesCells() {
        let table = TextTable(
            [.init("City", importance: 1), .init("Nights", isNumeric: true, importance: 1)],
            rows: [["القاهرة", "٤"]])
        #expect(
            table.lines(width: 40) == [
                "City     Nights",
                "\(BidiIsolate.isolated("القاهرة"))       \(BidiIsolate.isolated("٤"))",
            ])
    }

    @Test func neverExceedsTheWidth() {
        var random = SeededGenerator(seed: 11)
        let words = ["", "Oslo", "東京", "القاهرة", "👨‍👩‍👧 home", "a longer name of a place"]
        for _ in 0..<500 {
            let columns = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                TextTable.Column(
                    words.randomElement(using: &random) ?? "", isNumeric: .random(using: &random),
                    importance: Int.random(in: 0...3, using: &random),
                    leastWidth: Bool.random(using: &random) ? nil : 3)
            }
            let rows = (0..<3).map { _ in
                columns.map { _ in words.randomElement(using: &random) ?? "" }
            }
            let width = Int.random(in: 3...70, using: &random)
            let lines = TextTable(columns, rows: rows).lines(width: width)
            #expect(lines.count == 4)
            #expect(lines.allSatisfy { TerminalWidth.columns(of: $0) <= width })
            #expect(lines.allSatisfy { $0.last != " " })
        }
    }
}
