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

    /// Whether standard input is a terminal.
    package var isInputTerminal = false

    /// A line of standard input, without its end; nil at the end of the input.
    package var readLine: () -> String? = { nil }

    /// Waits until something may have changed in folders; false once the user wants to end.
    package var waitForChange: ([String]) -> Bool = { _ in false }

    /// Shows a page in the browser, by its absolute path; false where that cannot be done.
    package var openPage: (String) -> Bool = { _ in false }

    package init(
        variables: [String: String], localDate: @escaping () -> CivilDate,
        writeOutput: @escaping ([UInt8]) throws -> Bool, writeError: @escaping (String) -> Void,
        isErrorTerminal: Bool
    ) {
        self.variables = variables
        self.localDate = localDate
        self.writeOutput = writeOutput
        self.writeError = writeError
        self.isErrorTerminal = isErrorTerminal
    }
}
