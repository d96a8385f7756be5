import TripSite

/// The script that completes commands in zsh: to be sourced, or to lie in `fpath` as `_tripreport`.
enum ZshCompletion {
    static var text: String {
        """
        #compdef tripreport
        # Completion for zsh, made by "tripreport completion zsh".

        _tripreport_commands() {
            local -a commands=(
        \(CommandSpec.all.map { "        \(quoted("\($0.name):\($0.summary)"))" }.lines)
            )
            _describe command commands
        }

        _tripreport_setting() {
            if ! compset -P '*='; then
                compadd -S = -- \(SettingChoices.keys.joined(separator: " "))
                return
            fi
            case $IPREFIX in
        \(SettingChoices.listed.map { key, values in
            "        *\(key)=) compadd -- \(values.joined(separator: " ")) ;;"
        }.lines)
            esac
        }

        _tripreport_trips() {
            local -a slugs where
            local place=${(Q)opt_args[--site]:-$site}
            [[ -n $place ]] && where=("--site=${place/#\\~\\//$HOME/}")
            slugs=(${(f)"$($program completion --trips $where 2>/dev/null)"})
            compadd -a slugs
        }

        _tripreport() {
            local curcontext="$curcontext" state line program=${(Q)words[1]} site
            local -A opt_args
            local -a common=(
        \(OptionSpec.common.map { "        \(argument($0))" }.lines)
            )
            _arguments -C $common '(-)1:command:_tripreport_commands' '(-)*::argument:->rest' && return
            [[ $state == rest ]] || return
            site=${(Q)opt_args[--site]}
            case $words[1] in
        \(CommandSpec.all.map(own).lines)
            esac
        }

        if [[ $funcstack[1] == _tripreport ]]; then
            _tripreport "$@"
        else
            compdef _tripreport tripreport
        fi

        """
    }

    private static func own(_ command: CommandSpec) -> String {
        var arguments = command.shownOptions.map(argument)
        if let kind = command.operandKind {
            let position = command.operandLimit == 1 ? "1" : "*"
            arguments.append(quoted("\(position):argument:\(action(kind))"))
        }
        let own = arguments.map { " \\\n            \($0)" }.joined()
        return "        \(command.name)) _arguments $common\(own) ;;"
    }

    private static func argument(_ option: OptionSpec) -> String {
        let summary = "[\(option.summary.replacing("]", with: "\\]"))]"
        guard let kind = option.kind, let value = option.value else {
            return quoted("\(option.name)\(summary)")
        }
        // One that may be repeated says so.
        let star = kind == .setting ? "*" : ""
        return quoted("\(star)\(option.name)=\(summary):\(value):\(action(kind))")
    }

    private static func action(_ kind: ValueKind) -> String {
        let templates = SiteTemplates.builtIn.map(\.name).joined(separator: " ")
        return switch kind {
        case .text: " "
        case .folder: "_files -/"
        case .file: "_files"
        case .setting: "_tripreport_setting"
        case .template: "(\(templates))"
        case .templateOrFile: "_alternative 'built:template:(\(templates))' 'files:file:_files'"
        case .trip: "_tripreport_trips"
        case .choices(let choices): "(\(choices.joined(separator: " ")))"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'\(text.replacing("'", with: "'\\''"))'"
    }
}
