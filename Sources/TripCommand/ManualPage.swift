import TripFiles

/// The manual page, in the language of mdoc(7).
enum ManualPage {
    static var text: String {
        """
        .\\" Made by "tripreport manual".
        .Dd \(Command.date)
        .Dt TRIPREPORT 1
        .Os
        .Sh NAME
        .Nm tripreport
        .Nd make a report of your trips
        .Sh SYNOPSIS
        .Nm
        .Ar command
        .Op Ar options
        .Sh DESCRIPTION
        .Nm
        makes a report from a file of trips and a file of settings:
        a page to publish, and a boarding pass in plain text for every trip.
        It works on a site, which is a folder with these files.
        .Pp
        Options may stand anywhere; their value comes after a blank or after
        .Ql = ,
        and
        .Fl Fl
        ends them.
        .Sh COMMANDS
        .Bl -tag -width Ds
        \(CommandSpec.all.map(item).lines)
        .El
        .Sh OPTIONS
        Every command has these.
        .Bl -tag -width Ds
        \(OptionSpec.common.map(item).lines)
        .El
        .Sh ENVIRONMENT
        .Bl -tag -width Ds
        .It Ev NO_COLOR
        No colour, even on a terminal.
        .It Ev SOURCE_DATE_EPOCH
        The day to count from, in seconds since 1970, where
        .Fl Fl today
        is not given.
        .El
        .Sh FILES
        .Bl -tag -width Ds
        .It Pa settings.json
        The settings, which all have defaults:
        \(SettingKey.allCases.map { ".Ic \($0.rawValue)" }.joined(separator: " ,\n")) .
        .It Pa trips.json
        The trips.
        .It Pa Templates
        Templates that replace built-in ones of the same name.
        .It Pa Output
        The report.
        .El
        .Sh EXIT STATUS
        .Bl -tag -width Ds
        .It 0
        Success; warnings do not matter unless
        .Fl Fl strict
        is given.
        .It 64
        The command was called in a wrong way.
        .It 65
        The trips or a template are wrong.
        .It 66
        A file or a program that is needed is missing.
        .It 73
        A file cannot be made where the report needs one.
        .It 74
        Reading, writing or publishing failed.
        .It 78
        The settings are wrong.
        .It 130
        The run was interrupted.
        .El
        .Sh EXAMPLES
        \(CommandSpec.all.map(examples).joined(separator: "\n.Pp\n"))

        """
    }

    private static func item(_ command: CommandSpec) -> String {
        let options = command.shownOptions
        let list =
            options.isEmpty
            ? "" : "\n.Bl -tag -width Ds\n\(options.map(item).lines)\n.El"
        return ".It Ic \(command.name)\(operands(command.operands))\n"
            + sentence(command.summary) + list
    }

    private static func item(_ option: OptionSpec) -> String {
        let value = option.value.map { " Ar \(escaped($0))" } ?? ""
        // The values that it can have are written as they are.
        let first = String(option.summary.prefix { $0.isLetter })
        let summary =
            option.choices.contains(first)
            ? "\(escaped(option.summary))." : sentence(option.summary)
        return ".It Fl Fl \(option.name.dropFirst(2))\(value)\n\(summary)"
    }

    /// `[TRIP…]` as `Op Ar TRIP ...`.
    private static func operands(_ text: String) -> String {
        guard !text.isEmpty else { return "" }
        var words = text.filter { !"[]…".contains($0) }.replacing("|", with: " | ")
        if text.contains("…") { words += " ..." }
        return "\(text.hasPrefix("[") ? " Op" : "") Ar \(words)"
    }

    private static func examples(_ command: CommandSpec) -> String {
        // A path may be broken where the page is narrower than it is long.
        let lines = command.examples.map {
            ".Dl \(escaped($0).replacing("/", with: "/\\:"))"
        }
        return "To \(command.summary):\n.Pp\n\(lines.lines)"
    }

    /// A summary with a capital and a full stop.
    private static func sentence(_ summary: String) -> String {
        escaped(summary.prefix(1).uppercased() + summary.dropFirst()) + "."
    }

    /// Text in which nothing is taken for a request or a special character.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("~", with: "\\(ti").replacing("-", with: "\\-")
    }
}
