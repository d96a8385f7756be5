import TripSite

/// The script that completes commands in bash, from version 3.2 on.
enum BashCompletion {
    static var text: String {
        """
        # Completion for bash, made by "tripreport completion bash".

        # What a command takes: its options, the kinds of their values, the kind of its operands.
        _tripreport_options() {
            case $1 in
        \(CommandSpec.all.map { "        \($0.name)) echo '\(names($0.shownOptions))' ;;" }.lines)
            esac
            echo '\(names(OptionSpec.common))'
        }

        _tripreport_kind() {
            case $1 in
        \(kinds.lines)
            esac
        }

        # What can stand for a kind of value that begins like $2.
        _tripreport_values() {
            case $1 in
                folder) compgen -d -- "$2" ;;
                file) compgen -f -- "$2" ;;
                templateOrFile) printf '%s\\n' \(templates); compgen -f -- "$2" ;;
                template) printf '%s\\n' \(templates) ;;
                trip) "${COMP_WORDS[0]}" completion --trips ${site:+--site "$site"} 2>/dev/null ;;
                setting) _tripreport_settings "$2" ;;
                text) ;;
                *) printf '%s\\n' $1 ;;
            esac
        }

        _tripreport_settings() {
            case $1 in
        \(SettingChoices.listed.map { key, values in
            "        \(key)=*) printf '%s\\n' \(values.map { "\(key)=\($0)" }.joined(separator: " ")) ;;"
        }.lines)
                *=*) ;;
                *) printf '%s\\n' \(SettingChoices.keys.map { "\($0)=" }.joined(separator: " ")) ;;
            esac
        }

        _tripreport() {
            local word last= cur line value kind before= command= option= site= ended= i
            local -a words=()
            COMPREPLY=()
            # bash takes "--site=x" apart at "=": put it together again.
            for ((i = 1; i <= COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if [[ ${#words[@]} -gt 0 && ( $word == = || $last == = ) ]]; then
                    words[${#words[@]}-1]+=$word
                else
                    words+=("$word")
                fi
                last=$word
            done
            cur=${words[${#words[@]}-1]}
            for ((i = 0; i < ${#words[@]} - 1; i++)); do
                word=${words[i]}
                if [[ -n $option ]]; then
                    [[ $option == --site ]] && site=$word
                    option=
                elif [[ -n $ended ]]; then
                    :
                elif [[ $word == -- ]]; then
                    ended=1
                elif [[ $word == --*=* ]]; then
                    [[ $word == --site=* ]] && site=${word#--site=}
                elif [[ $word == -* ]]; then
                    [[ -n $(_tripreport_kind "$command $word") ]] && option=$word
                elif [[ -z $command ]]; then
                    command=$word
                fi
            done
            site=${site/#\\~\\//$HOME/}
            value=$cur
            if [[ -n $option ]]; then
                kind=$(_tripreport_kind "$command $option")
            elif [[ -z $ended && $cur == --*=* ]]; then
                before=${cur%%=*}=
                value=${cur#*=}
                kind=$(_tripreport_kind "$command ${cur%%=*}")
            elif [[ -z $ended && $cur == -* ]]; then
                kind=$(_tripreport_options "$command")
            elif [[ -z $command ]]; then
                kind='\(CommandSpec.all.map(\.name).joined(separator: " "))'
            else
                kind=$(_tripreport_kind "$command")
            fi
            [[ -n $kind ]] || return 0
            # What stands before the last "=" is not replaced where bash took the word apart.
            [[ $COMP_WORDBREAKS == *=* ]] && word=${cur%"${cur##*=}"} || word=
            while IFS= read -r line; do
                line=$before$line
                [[ $line == "$cur"* ]] && COMPREPLY+=("${line#"$word"}")
            done < <(_tripreport_values "$kind" "$value")
            case $kind in folder|file|templateOrFile) compopt -o filenames 2>/dev/null ;; esac
            [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
            return 0
        }

        complete -F _tripreport tripreport

        """
    }

    private static let templates = SiteTemplates.builtIn.map(\.name).joined(separator: " ")

    private static func names(_ options: [OptionSpec]) -> String {
        options.map(\.name).joined(separator: " ")
    }

    /// A line for everything that has a value to complete or to skip.
    private static var kinds: [String] {
        let line = { (pattern: String, kind: ValueKind) in
            "        \(pattern)) echo '\(word(for: kind))' ;;"
        }
        let common = OptionSpec.common.compactMap { option in
            option.kind.map { line("*' \(option.name)'", $0) }
        }
        let own = CommandSpec.all.flatMap { command in
            command.shownOptions.compactMap { option in
                option.kind.map { line("'\(command.name) \(option.name)'", $0) }
            } + (command.operandKind.map { [line(command.name, $0)] } ?? [])
        }
        return common + own
    }

    private static func word(for kind: ValueKind) -> String {
        if case .choices(let choices) = kind { return choices.joined(separator: " ") }
        return "\(kind)"
    }
}

extension [String] {
    var lines: String { joined(separator: "\n") }
}
