/// Bars of block characters, to an eighth of a column.
package enum TextBar {
    private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    /// A bar as long as a number is of the most; any number but 0 has one that can be seen.
    ///
    /// - Parameters:
    ///   - number: 0…most.
    ///   - most: what a full bar stands for.
    ///   - columns: of a full bar.
    /// - Returns: text of at most so many columns.
    package static func text(_ number: Int, of most: Int, columns: Int) -> String {
        guard number > 0, most > 0 else { return "" }
        let length = max(1, (number * columns * 8 * 2 + most) / (most * 2))
        return String(repeating: "█", count: length / 8) + eighths[length % 8]
    }
}
