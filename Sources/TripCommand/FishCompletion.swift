import TripSite

/// The script that completes commands in fish.
enum FishCompletion {
    static var text: String {
        """
        # Completion for fish, made by "tripreport completion fish".

        # Prints the command of the line; fails where there is none yet.
        function __tripreport_command
            set -l isValue 0
            set -l words (commandline -opc)
            set -e words[1]
            for word in $words
                if test $isValue = 1
                    set isValue 0
                    continue
                end
                switch $word
                    case \(valued.joined(separator: " "))
                        set isValue 1
                    case '-*'
                    case '*'
                        echo $word
                        return 0
                end
            end
            return 1
        end

        function __tripreport_is
            set -l command (__tripreport_command)
            and test "$command" = $argv[1]
        end

        function __tripreport_trips
            set -l words (commandline -opc)
            set -l place
            for i in (seq (count $words))
                switch $words[$i]
                    case --site
                        set -l next (math $i + 1)
                        test $next -le (count $words); and set place --site $words[$next]
                    case '--site=*'
                        set place $words[$i]
                end
            end
            $words[1] completion --trips $place 2>/dev/null
        end

        function __tripreport_settings
            printf '%s\\n' \(SettingChoices.keys.map { "\($0)=" }.joined(separator: " "))
        \(SettingChoices.listed.map { key, values in
            "    printf '\(key)=%s\\n' \(values.joined(separator: " "))"
        }.lines)
        end

        complete -c tripreport -f
        \(CommandSpec.all.map {
            "complete -c tripreport -n 'not __tripreport_command' -a \($0.name) -d \(quoted($0.summary))"
        }.lines)
        \(OptionSpec.common.map { option($0, "") }.lines)
        \(CommandSpec.all.flatMap(own).lines)

        """
    }

    /// The options that take the word after them.
    private static var valued: [String] {
        let all = OptionSpec.common + CommandSpec.all.flatMap(\.options)
        return Set(all.filter { $0.value != nil }.map(\.name)).sorted()
    }

    private static func own(_ command: CommandSpec) -> [String] {
        let condition = " -n '__tripreport_is \(command.name)'"
        let operand = command.operandKind.map { kind in
            "complete -c tripreport\(condition)\(values(kind))"
        }
        return command.shownOptions.map { option($0, condition) } + (operand.map { [$0] } ?? [])
    }

    private static func option(_ option: OptionSpec, _ condition: String) -> String {
        let value = option.kind.map { " -r\(values($0))" } ?? ""
        return "complete -c tripreport\(condition) -l \(option.name.dropFirst(2))\(value) "
            + "-d \(quoted(option.summary))"
    }

    private static func values(_ kind: ValueKind) -> String {
        let templates = SiteTemplates.builtIn.map(\.name).joined(separator: " ")
        return switch kind {
        case .text: " -f"
        case .folder: " -f -a '(__fish_complete_directories)'"
        case .file: " -F"
        case .setting: " -f -a '(__tripreport_settings)'"
        case .template: " -f -a '\(templates)'"
        case .templateOrFile: " -F -a '\(templates)'"
        case .trip: " -f -a '(__tripreport_trips)'"
        case .choices(let choices): " -f -a '\(choices.joined(separator: " "))'"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
}
