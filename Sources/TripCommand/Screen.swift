import TripModel

/// Standard output as text is laid out for it: how wide it is, and in how many colours.
struct Screen: Sendable {
    let isTerminal: Bool

    /// The columns to fill; 80 where nothing says how many there are.
    let columns: Int

    /// The columns of the terminal; nil where there is none, or it does not say.
    let terminalColumns: Int?
    let depth: ColorDepth

    private static let usualColumns = 80
    private static let widths = 20...500

    /// `COLUMNS`, where the user set it, is stronger than what the terminal says.
    init(_ surroundings: Surroundings) {
        isTerminal = surroundings.isOutputTerminal
        let variable = surroundings.variables["COLUMNS"].flatMap { Int($0) }
        let wanted = variable.flatMap { $0 > 0 ? $0 : nil }
        terminalColumns = isTerminal ? wanted ?? surroundings.outputColumns() : nil
        let found = wanted ?? terminalColumns ?? Self.usualColumns
        columns = min(max(found, Self.widths.lowerBound), Self.widths.upperBound)
        depth = ColorDepth(surroundings.variables, isTerminal: isTerminal)
    }

    func ink(_ highlight: Highlight) -> Ink { Ink(depth: depth, highlight: highlight) }
}
