import TerminalText
import Testing

extension Program {
    /// Runs on terminals of 32 to 120 columns, without colours, and checks that every line fits.
    ///
    /// - Returns: the lines of each run.
    func linesOnEveryTerminal(_ arguments: String...) -> [[Substring]] {
        stride(from: 32, through: 120, by: 8).map { (columns: Int) in
            var program = self
            program.isOutputTerminal = true
            program.variables = ["NO_COLOR": "1"]
            program.outputColumns = columns
            let lines = program.run(arguments).output
                .split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.allSatisfy { TerminalWidth.columns(of: String($0)) <= columns })
            return lines
        }
    }
}
