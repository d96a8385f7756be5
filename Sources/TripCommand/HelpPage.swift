/// The pages of `--help`.
enum HelpPage {
    /// The page of the whole program.
    static var program: String {
        """
        tripreport makes a report of your trips: a page to publish, and boarding passes to print.

        Usage: tripreport COMMAND [options]

        Commands:
        \(table(CommandSpec.all.map { ($0.name, $0.summary) }))

        Options of every command:
        \(options(OptionSpec.common))

        "tripreport COMMAND --help" tells more about one. To start: tripreport init

        """
    }

    /// The page of one command.
    static func command(_ command: CommandSpec) -> String {
        let own =
            command.shownOptions.isEmpty
            ? "" : "Options:\n\(options(command.shownOptions))\n\n"
        return """
            tripreport \(command.name): \(command.summary)

            Usage: \(command.usage)

            \(own)Options of every command:
            \(options(OptionSpec.common))

            Examples:
            \(command.examples.map { "  \($0)" }.joined(separator: "\n"))

            """
    }

    private static func options(_ options: [OptionSpec]) -> String {
        table(options.map { ($0.name + ($0.value.map { " \($0)" } ?? ""), $0.summary) })
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, summary in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
        }
        .joined(separator: "\n")
    }
}
