/// What an operand or the value of an option is, which tells a shell how to complete it.
///
/// The word that stands for a value in help decides, so that help and completion agree.
enum ValueKind: Sendable, Equatable {
    case text, folder, file, setting, template, templateOrFile, trip
    case choices([String])

    /// - Parameter word: as in help: `DIR`, `[TRIP…]`, `bash|zsh|fish`.
    init(_ word: String) {
        let plain = word.filter { !"[]…".contains($0) }
        self =
            switch plain {
            case "DIR": .folder
            case "FILE": .file
            case "KEY=VALUE": .setting
            case "NAME": .template
            case "TEMPLATE": .templateOrFile
            case "TRIP": .trip
            default:
                plain.contains("|")
                    ? .choices(plain.split(separator: "|").map(String.init)) : .text
            }
    }
}
