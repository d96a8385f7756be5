import Testing

@testable import TripCommand
@testable import TripModel

/// When text is coloured, and how.
@Suite struct ColorDepthTests {
    @Test(
        arguments: [
            ("", true, .sixteen), ("", false, .none), ("NO_COLOR=1", true, .none),
            ("NO_COLOR=", true, .sixteen), ("NO_COLOR=0", true, .none), ("TERM=dumb", true, .none),
            ("TERM=xterm-256color", true, .sixteen), ("COLORTERM=truecolor", true, .trueColor),
            ("COLORTERM=24bit", true, .trueColor), ("COLORTERM=yes", true, .sixteen),
            ("COLORTERM=truecolor", false, .none), ("CLICOLOR_FORCE=1", false, .sixteen),
            ("CLICOLOR_FORCE=0", false, .none), ("CLICOLOR_FORCE=", false, .none),
            ("CLICOLOR_FORCE=1 TERM=dumb", true, .sixteen),
            ("CLICOLOR_FORCE=1 COLORTERM=24bit", false, .trueColor),
            ("CLICOLOR_FORCE=1 NO_COLOR=1", true, .none), ("CLICOLOR=0", true, .none),
            ("CLICOLOR=1", false, .none),
        ] as [(String, Bool, ColorDepth)])
    func decides(_ settings: String, _ isTerminal: Bool, _ depth: ColorDepth) {
        var variables: [String: String] = [:]
        for setting in settings.split(separator: " ") {
            let parts = setting.split(separator: "=", omittingEmptySubsequences: false)
            variables[String(parts[0])] = String(parts[1])
        }
        #expect(ColorDepth(variables, isTerminal: isTerminal) == depth)
    }

    @Test(
        arguments: [
            (.none, .yellow, "night"), (.sixteen, .yellow, "\u{1B}[30;103mnight\u{1B}[0m"),
            (.sixteen, .mint, "\u{1B}[30;106mnight\u{1B}[0m"),
            (.sixteen, .orange, "\u{1B}[30;43mnight\u{1B}[0m"),
            (.trueColor, .yellow, "\u{1B}[38;2;28;27;24;48;2;245;207;61mnight\u{1B}[0m"),
            (.trueColor, .mint, "\u{1B}[38;2;28;27;24;48;2;127;216;180mnight\u{1B}[0m"),
            (.trueColor, .orange, "\u{1B}[38;2;28;27;24;48;2;247;166;74mnight\u{1B}[0m"),
        ] as [(ColorDepth, Highlight, String)])
    func writesBlackOnTheHighlight(_ depth: ColorDepth, _ highlight: Highlight, _ text: String) {
        let ink = Ink(depth: depth, highlight: highlight)
        #expect(ink.highlighted("night") == text)
        #expect(ink.highlighted("") == "")
    }

    @Test func writesWeights() {
        let ink = Ink(depth: .sixteen, highlight: .yellow)
        #expect(ink.bold("x") == "\u{1B}[1mx\u{1B}[0m")
        #expect(ink.faint("x") == "\u{1B}[2mx\u{1B}[0m")
        #expect(Ink(depth: .none, highlight: .yellow).bold("x") == "x")
    }
}
