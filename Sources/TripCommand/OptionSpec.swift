/// One option of a command, as it is parsed and as help and completion show it.
struct OptionSpec: Sendable {
    /// With its dashes: `--site`.
    let name: String

    /// What its value is called in help; nil for a switch.
    let value: String?
    let summary: String

    /// The values it can have, where they are few.
    let choices: [String]

    /// Whether help says nothing of it: it is for scripts of this program's own.
    let isHidden: Bool

    init(
        _ name: String, _ value: String? = nil, _ summary: String, choices: [String] = [],
        isHidden: Bool = false
    ) {
        self.name = name
        self.value = value
        self.summary = summary
        self.choices = choices
        self.isHidden = isHidden
    }

    /// What its value is; nil for a switch.
    var kind: ValueKind? {
        guard let value else { return nil }
        return choices.isEmpty ? ValueKind(value) : .choices(choices)
    }

    /// The options that every command has.
    static let common = [
        OptionSpec("--site", "DIR", "the site's folder, instead of this one"),
        OptionSpec("--today", "DATE", "the day to count from, as YYYY-MM-DD"),
        OptionSpec("--set", "KEY=VALUE", "one setting for this run; may be repeated"),
        OptionSpec("--strict", nil, "take warnings for errors"),
        OptionSpec("--quiet", nil, "print errors only"),
        OptionSpec("--verbose", nil, "print each stage and its time"),
        OptionSpec("--help", nil, "print this page"),
        OptionSpec("--version", nil, "print the version"),
    ]
}
