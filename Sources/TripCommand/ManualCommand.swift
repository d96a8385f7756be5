extension CommandSpec {
    static let manual = CommandSpec(
        name: "manual", summary: "print the manual page", operands: "", operandLimit: 0,
        options: [],
        examples: [
            "tripreport manual > tripreport.1",
            "tripreport manual > /usr/local/share/man/man1/tripreport.1",
        ]
    ) { run in
        try run.print(Array(ManualPage.text.utf8))
        return .success
    }
}
