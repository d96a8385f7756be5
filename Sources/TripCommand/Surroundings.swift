import TripModel

/// Everything that a command takes from outside: tests give their own.
package struct Surroundings {
    /// The environment variables.
    package var variables: [String: String]

    /// The local date.
    package var localDate: () -> CivilDate

    /// Takes bytes for standard output; false once nobody reads them any more.
    package var writeOutput: ([UInt8]) throws -> Bool

    /// Takes text for standard error.
    package var writeError: (String) -> Void

    /// Whether standard error is a terminal.
    package var isErrorTerminal: Bool

    /// Whether standard output is a terminal.
    package var isOutputTerminal: Bool

    /// How many columns the terminal of standard output has; nil where it does not say.
    package var outputColumns: () -> Int?

    package init(
        variables: [String: String], localDate: @escaping () -> CivilDate,
        writeOutput: @escaping ([UInt8]) throws -> Bool, writeError: @escaping (String) -> Void,
        isErrorTerminal: Bool, isOutputTerminal: Bool = false,
        outputColumns: @escaping () -> Int? = { nil }
    ) {
        self.variables = variables
        self.localDate = localDate
        self.writeOutput = writeOutput
        self.writeError = writeError
        self.isErrorTerminal = isErrorTerminal
        self.isOutputTerminal = isOutputTerminal
        self.outputColumns = outputColumns
    }
}
