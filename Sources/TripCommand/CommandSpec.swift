import TripSite

/// One command: what help says of it, what it takes and what it does.
struct CommandSpec: Sendable {
    let name: String

    /// A line in the list of commands.
    let summary: String

    /// What stands after the name, such as `[TRIP…]`; empty where it takes nothing.
    let operands: String

    /// The most operands it takes.
    let operandLimit: Int
    let options: [OptionSpec]
    let examples: [String]
    let run: @Sendable (CommandRun) throws -> ExitStatus

    /// Every command, in the order of the list.
    static let all: [CommandSpec] = [
        .build, .pass, .publish, .check, .list, .summary, .year, .templates, .render, .initialize,
        .completion, .manual,
    ]

    /// The options that help and completion know of.
    var shownOptions: [OptionSpec] { options.filter { !$0.isHidden } }

    /// What its operands are; nil where it takes none.
    var operandKind: ValueKind? { operands.isEmpty ? nil : ValueKind(operands) }

    var usage: String {
        "tripreport \(name)" + (operands.isEmpty ? "" : " \(operands)") + " [options]"
    }
}
