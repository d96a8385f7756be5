import TestFolder
import Testing
import TripModel

@testable import TripCommand
@testable import TripSite

/// How commands and options are written, and what is said of mistakes in them.
@Suite struct UsageTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(SmallSite.files)
    }

    /// Arguments in one text, parted by `|`.
    @Test(arguments: [
        ("", "a command is missing", ""), ("--quiet", "a command is missing", ""),
        ("--", "a command is missing", ""),
        ("biuld", "unknown command \"biuld\": did you mean \"build\"?", ""),
        ("Build", "unknown command \"Build\": did you mean \"build\"?", ""),
        ("sumary|--json", "unknown command \"sumary\": did you mean \"summary\"?", ""),
        ("frobnicate", "unknown command \"frobnicate\"", ""),
        ("--site|.|chek", "unknown command \"chek\": did you mean \"check\"?", ""),
        ("build|--dry-rum", "unknown option \"--dry-rum\": did you mean \"--dry-run\"?", "build "),
        ("build|--ouput=x", "unknown option \"--ouput\": did you mean \"--output\"?", "build "),
        ("--tody|2027-06-01|build", "unknown option \"--tody\": did you mean \"--today\"?", ""),
        ("--tody=2027-06-01|build", "unknown option \"--tody\": did you mean \"--today\"?", ""),
        ("build|-q", "unknown option \"-q\"", "build "),
        ("pass|--json", "unknown option \"--json\"", "pass "),
        ("--width|40|summary", "unknown option \"--width\"", "summary "),
        ("build|--output", "--output needs a value: --output DIR", "build "),
        ("build|--output=", "--output needs a value: --output DIR", "build "),
        ("build|--output|", "--output needs a value: --output DIR", "build "),
        ("build|--site|", "--site needs a value: --site DIR", "build "),
        ("build|--set|", "--set needs a value: --set KEY=VALUE", "build "),
        ("build|--quiet=yes", "--quiet takes no value", "build "),
        ("build|--dry-run=", "--dry-run takes no value", "build "),
        ("build|Oslo", "build does not take \"Oslo\"", "build "),
        ("build|--|--quiet", "build does not take \"--quiet\"", "build "),
        ("render", "render needs a template", "render "),
        ("init|a|b", "init does not take \"b\"", "init "),
        (
            "build|--today|tomorrow",
            "--today needs a date that exists, as YYYY-MM-DD, not \"tomorrow\"", "build "
        ),
        (
            "build|--today=2027-02-29",
            "--today needs a date that exists, as YYYY-MM-DD, not \"2027-02-29\"", "build "
        ),
        (
            "pass|--width|200", "--width must be a whole number from 32 to 120, not \"200\"",
            "pass "
        ),
        (
            "pass|--width=4O", "--width must be a whole number from 32 to 120, not \"4O\"", "pass "
        ),
        (
            "pass|--style|ANSI", "--style must be \"unicode\" or \"ascii\", not \"ANSI\"", "pass "
        ),
        ("pass|--year|soon", "--year must be a year from 1 to 9999, not \"soon\"", "pass "),
        ("pass|--year=0", "--year must be a year from 1 to 9999, not \"0\"", "pass "),
        ("year|soon", "YEAR must be a year from 1 to 9999, not \"soon\"", "year "),
        ("year|2027|2028", "year does not take \"2028\"", "year "),
        (
            "year|2027|--all", "year takes a year or --all, not both: leave out 2027", "year "
        ),
        (
            "list|--sort|size",
            "--sort must be \"date\", \"price\", \"nights\" or \"city\", or one of these after \"-\", "
                + "not \"size\"", "list "
        ),
        ("list|--year=x", "--year must be a year from 1 to 9999, not \"x\"", "list "),
        ("list|Oslo", "list does not take \"Oslo\"", "list "),
        ("pass|--upcoming=yes", "--upcoming takes no value", "pass "),
        ("build|--\u{1B}[31m", "unknown option \"--\\u001b[31m\"", "build "),
    ])
    func refuses(_ arguments: String, _ message: String, _ command: String) throws {
        let before = try folder.contents()
        let run = Program(folder).run(
            arguments.isEmpty
                ? []
                : arguments.split(separator: "|", omittingEmptySubsequences: false)
                    .map(String.init))
        #expect(run.status == .usage)
        #expect(run.status.rawValue == 64)
        #expect(
            run.error == "tripreport: error: \(message)\nSee \"tripreport \(command)--help\".\n")
        #expect(run.output == "")
        #expect(try folder.contents() == before)
    }

    @Test(arguments: [
        ["pass", "cheese", "--width", "40"], ["pass", "--width=40", "cheese"],
        ["--width", "40", "pass", "cheese"],
        ["--width=40", "--today=2027-06-01", "pass", "cheese"],
        ["pass", "--width", "40", "--", "cheese"], ["--site", ".", "pass", "cheese", "--width=40"],
        ["pass", "--width=50", "cheese", "--width", "40"], ["--", "pass", "cheese", "--width=40"],
    ])
    func takesOptionsAnywhere(_ arguments: [String]) throws {
        let run = Program(folder).run(
            arguments.first == "--" ? ["--width=40"] + arguments.dropLast() : arguments)
        #expect(run.status == .success)
        #expect(run.output == "Bergamo 40\n")
        #expect(run.error == "")
    }

    @Test func takesNamesThatBeginWithAHyphenAfterTwo() throws {
        try folder.write([
            "trips.json":
                "[{\"id\": \"-x\", \"city\": \"Oslo\", \"country\": \"NO\", "
                + "\"start\": \"2027-06-12\", \"nights\": 1}]"
        ])
        #expect(Program(folder).run("pass", "--", "-x").output == "Oslo 48\n")
        #expect(Program(folder).run("pass", "-x").status == .usage)
    }

    @Test(arguments: [
        ["--help"], ["build", "--help"], ["help"], ["-h"], ["help", "build"], ["--version"],
    ])
    func printsPagesToStandardOutput(_ arguments: [String]) throws {
        // Nothing is read for them: not even a site is needed.
        let empty = try TestFolder()
        let run = Program(empty).run(arguments)
        #expect(run.status == .success)
        #expect(run.error == "")
        #expect(run.output.hasPrefix("tripreport"))
        #expect(run.output.hasSuffix("\n"))
        withExtendedLifetime(empty) {}
    }

    @Test func listsEveryCommandInItsHelp() {
        let help = Program(folder).run("--help").output
        for (command, summary) in [
            ("build", "build the report"), ("pass", "print boarding passes as text"),
            ("check", "check settings, trips and templates; write nothing"),
            ("summary", "the totals"), ("list", "the trips as a table"),
            ("year", "the year grid in the terminal"), ("init", "start a site"),
            ("publish", "build, then copy or push the report"),
            ("completion", "print a script that lets a shell complete commands"),
            ("manual", "print the manual page"),
            ("templates", "list the templates and their variables; copy one to change it"),
            ("render", "render one template to standard output"),
        ] {
            #expect(
                help.split(separator: "\n").contains { line in
                    let words = line.split(separator: " ", maxSplits: 1)
                    return words.count == 2 && words[0] == command
                        && words[1].drop(while: { $0 == " " }) == summary
                }, "\(command)")
        }
        for option in [
            "--site DIR", "--today DATE", "--set KEY=VALUE", "--strict", "--quiet", "--verbose",
            "--help", "--version",
        ] {
            #expect(help.contains("  \(option)  "), "\(option)")
        }
    }

    @Test(arguments: [
        ("build", ["--output DIR", "--dry-run"]), ("check", []), ("summary", ["--json"]),
        (
            "pass",
            [
                "[TRIP…]", "--width N", "--style S", "--form-feed", "--upcoming", "--year Y",
                "--output FILE",
            ]
        ), ("init", ["[DIR]"]),
        ("templates", ["[NAME]"]), ("year", ["[YEAR]", "--all"]),
        ("list", ["--sort S", "--filter F", "--year Y", "--upcoming"]),
        ("publish", ["--to DIR", "--dry-run"]), ("completion", ["bash|zsh|fish"]), ("manual", []),
        ("render", ["TEMPLATE", "--data FILE", "--partials DIR", "--lenient"]),
    ])
    func explainsEachCommand(_ command: String, _ own: [String]) {
        let run = Program(folder).run(command, "--help")
        #expect(run.status == .success)
        #expect(run.output.hasPrefix("tripreport \(command): "))
        for text in own + ["Usage: tripreport \(command)", "--site DIR", "Examples:"] {
            #expect(run.output.contains(text), "\(text)")
        }
        for line in run.output.split(separator: "\n").dropFirst() { #expect(line.count <= 80) }
    }

    @Test func givesTwoExamplesThatAreRight() throws {
        for command in CommandSpec.all {
            #expect(command.examples.count >= 2, "\(command.name)")
            for example in command.examples {
                let words = example.split(separator: " ").map(String.init)
                let start = try #require(words.firstIndex { $0.hasSuffix("tripreport") })
                let own = words[(start + 1)...].prefix { !["|", ">"].contains($0) }
                    .map { $0.replacing(")", with: "") }
                let parsed = try ArgumentParser.parse(own)
                #expect(parsed.command?.name == command.name, "\(example)")
            }
        }
    }

    @Test func tellsItsVersion() {
        #expect(Program(folder).run("--version").output == "tripreport \(Command.version)\n")
        #expect(
            Program(folder).run("build", "--version").output == "tripreport \(Command.version)\n")
    }
}
