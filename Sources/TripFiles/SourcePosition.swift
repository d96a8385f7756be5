/// A place in a file as people count it: lines and columns from 1.
package struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
    package let line: Int
    /// One more than the number of Characters that stand before the place in its line.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package var description: String { "\(line):\(column)" }
}
