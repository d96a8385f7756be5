import TripFiles
import TripSite

/// A mistake in how the command was called, as a sentence.
struct UsageError: Error {
    let message: String
    var command: CommandSpec?
}

/// The arguments of a command, taken apart.
struct ParsedArguments: Sendable {
    var command: CommandSpec?
    var operands: [String] = []

    /// The values given for each option, in order; a switch has an empty one.
    var options: [String: [String]] = [:]

    func has(_ option: String) -> Bool { options[option] != nil }

    /// Adds a value. An empty one is refused too: it comes from a variable that is not set.
    mutating func add(_ value: String, for spec: OptionSpec) throws(UsageError) {
        guard !value.isEmpty else {
            throw UsageError(
                message: "\(spec.name) needs a value: \(spec.name) \(spec.value ?? "")",
                command: command)
        }
        options[spec.name, default: []].append(value)
    }

    /// The value that was given last.
    func value(_ option: String) -> String? { options[option]?.last }
}

/// Takes arguments apart: options may stand anywhere before `--`, with their value after a blank
/// or after `=`.
struct ArgumentParser {
    /// Takes arguments apart.
    ///
    /// - Parameter arguments: without the program's name.
    /// - Returns: the command, its operands and options.
    /// - Throws: `UsageError`, with the nearest word where there is one.
    static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        var arguments = arguments
        var parsed = ParsedArguments()
        if arguments.first == "help" {
            arguments.removeFirst()
            arguments.append("--help")
        }
        parsed.command = try command(in: arguments)
        var sawCommand = false
        var index = 0
        var endsOptions = false
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            if !endsOptions, argument == "--" {
                endsOptions = true
            } else if !endsOptions, argument.hasPrefix("-"), argument != "-" {
                let parts = argument.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let known = (parsed.command?.options ?? []) + OptionSpec.common
                let spec = try option(String(parts[0]), among: known, of: parsed.command)
                if spec.value == nil {
                    guard parts.count == 1 else {
                        throw UsageError(
                            message: "\(spec.name) takes no value", command: parsed.command)
                    }
                    parsed.options[spec.name, default: []].append("")
                } else if parts.count == 2 {
                    try parsed.add(String(parts[1]), for: spec)
                } else {
                    try parsed.add(index < arguments.count ? arguments[index] : "", for: spec)
                    index += 1
                }
            } else if !sawCommand {
                sawCommand = true
            } else {
                parsed.operands.append(argument)
            }
        }
        if let command = parsed.command, parsed.operands.count > command.operandLimit {
            let extra = parsed.operands[command.operandLimit]
            throw UsageError(
                message: "\(command.name) does not take \(SafeText.quoted(extra))",
                command: command)
        }
        return parsed
    }

    /// The first word that is neither an option nor the value of one.
    private static func command(in arguments: [String]) throws(UsageError) -> CommandSpec? {
        var isValue = false
        for argument in arguments {
            if isValue {
                isValue = false
            } else if argument == "--" {
                continue
            } else if argument.hasPrefix("-"), argument != "-" {
                let name = argument.prefix { $0 != "=" }
                let every = OptionSpec.common + CommandSpec.all.flatMap(\.options)
                let spec = try option(String(name), among: every)
                isValue = spec.value != nil && name.utf8.count == argument.utf8.count
            } else {
                if let command = CommandSpec.all.first(where: { $0.name == argument }) {
                    return command
                }
                let names = CommandSpec.all.map(\.name)
                throw UsageError(
                    message: "unknown command \(SafeText.quoted(argument))"
                        + suggestion(argument, among: names))
            }
        }
        return nil
    }

    private static func option(
        _ name: String, among known: [OptionSpec], of command: CommandSpec? = nil
    ) throws(UsageError) -> OptionSpec {
        let name = name == "-h" ? "--help" : name
        if let spec = known.first(where: { $0.name == name }) { return spec }
        throw UsageError(
            message: "unknown option \(SafeText.quoted(name))"
                + suggestion(name, among: known.map(\.name)),
            command: command)
    }

    private static func suggestion(_ word: String, among known: [String]) -> String {
        Suggestion.nearest(to: word, among: known).map { ": did you mean \"\($0)\"?" } ?? ""
    }
}
