/// Rows of text in columns that fit a terminal: where there is no room for all columns, the least
/// important ones are left out, and then long text is cut.
package struct TextTable: Sendable {
    /// What a column is and how it gives way.
    package struct Column: Sendable {
        let title: String
        let isNumeric: Bool
        let importance: Int
        let leastWidth: Int?

        /// - Parameters:
        ///   - title: its heading; may be empty.
        ///   - isNumeric: whether it is aligned on the right.
        ///   - importance: the columns of least importance are left out first.
        ///   - leastWidth: how far its text may be cut; nil where it never is.
        package init(
            _ title: String, isNumeric: Bool = false, importance: Int, leastWidth: Int? = nil
        ) {
            self.title = title
            self.isNumeric = isNumeric
            self.importance = importance
            self.leastWidth = leastWidth
        }
    }

    private let columns: [Column]
    private let rows: [[String]]
    private let gap = 2

    /// How many columns are shown even where the text of others has to be cut short for them.
    private static let needed = 3

    /// - Parameters:
    ///   - columns: from left to right.
    ///   - rows: a cell for each column.
    package init(_ columns: [Column], rows: [[String]]) {
        self.columns = columns
        self.rows = rows
    }

    /// Lays the table out.
    ///
    /// - Parameter width: the most terminal columns of a line.
    /// - Returns: the line of headings, then one for each row, without blanks at their ends.
    package func lines(width: Int) -> [String] {
        let (shown, widths) = layout(width)
        return ([columns.map(\.title)] + rows).map { row in
            var line = ""
            for (place, column) in shown.enumerated() {
                let text = BidiIsolate.isolated(TerminalWidth.cut(row[column], to: widths[place]))
                line +=
                    columns[column].isNumeric
                    ? TerminalWidth.padLeft(text, to: widths[place])
                    : TerminalWidth.pad(text, to: widths[place])
                line += String(repeating: " ", count: gap)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// The columns that have room, and their widths.
    private func layout(_ width: Int) -> (shown: [Int], widths: [Int]) {
        var natural = columns.map { TerminalWidth.columns(of: $0.title) }
        for row in rows {
            for (index, cell) in row.enumerated() {
                natural[index] = max(natural[index], TerminalWidth.columns(of: cell))
            }
        }
        let least = columns.indices.map { min(natural[$0], columns[$0].leastWidth ?? .max) }
        let byImportance = columns.indices.filter { natural[$0] > 0 }.sorted {
            (columns[$1].importance, $0) < (columns[$0].importance, $1)
        }
        // A column is worth less than half of a longer name, but the first ones are worth more.
        let easy = columns.indices.map { min(natural[$0], least[$0] * 2) }
        var shown: [Int] = []
        var free = width + gap
        for index in byImportance {
            let room = shown.count < Self.needed ? free : width + gap - total(easy, of: shown)
            guard shown.isEmpty || least[index] + gap <= room else { break }
            shown.append(index)
            free -= least[index] + gap
        }
        var widths = least
        // The only column that is shown may be wider than the line.
        if free < 0, let only = shown.first { widths[only] = max(widths[only] + free, 1) }
        // In turn, so that one long name does not take all the room there is.
        while free > 0 {
            let growing = shown.filter { widths[$0] < natural[$0] }.prefix(free)
            guard !growing.isEmpty else { break }
            for index in growing { widths[index] += 1 }
            free -= growing.count
        }
        shown.sort()
        return (shown, shown.map { widths[$0] })
    }

    private func total(_ widths: [Int], of shown: [Int]) -> Int {
        shown.reduce(0) { $0 + widths[$1] + gap }
    }
}
