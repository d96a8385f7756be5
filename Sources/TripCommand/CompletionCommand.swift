import TripSite

extension CommandSpec {
    /// `--trips` prints the slugs of the site's trips and nothing else, whatever is wrong with the
    /// site. The scripts ask for them while somebody types, so it is not for people and not in help.
    static let completion = CommandSpec(
        name: "completion", summary: "print a script that lets a shell complete commands",
        operands: "bash|zsh|fish", operandLimit: 1,
        options: [OptionSpec("--trips", nil, "print the slugs of the trips", isHidden: true)],
        examples: [
            "source <(tripreport completion bash)",
            "tripreport completion fish > ~/.config/fish/completions/tripreport.fish",
        ]
    ) { run in
        if run.arguments.has("--trips") {
            var pipeline = try run.pipeline()
            let slugs = pipeline.prepare()?.site.trips.map { "\($0.slug)\n" } ?? []
            try run.print(Array(slugs.joined().utf8))
            return .success
        }
        let scripts = [
            "bash": BashCompletion.text, "zsh": ZshCompletion.text, "fish": FishCompletion.text,
        ]
        guard let shell = run.arguments.operands.first, let script = scripts[shell] else {
            throw UsageError(message: "completion needs a shell: bash, zsh or fish")
        }
        try run.print(Array(script.utf8))
        return .success
    }
}
