/// A setting of the command line, for one run.
package struct SettingOverride: Sendable {
    /// `KEY=VALUE`.
    package let assignment: String

    /// As the user wrote it, for messages: `--set KEY=VALUE`, or an option that stands for it.
    package let written: String

    /// - Parameters:
    ///   - assignment: `KEY=VALUE`.
    ///   - written: the option that stands for `--set`, with its value.
    package init(_ assignment: String, written: String? = nil) {
        self.assignment = assignment
        self.written = written ?? "--set \(assignment)"
    }
}
