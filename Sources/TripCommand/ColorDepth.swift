/// How many colours a stream may be written in.
enum ColorDepth: Sendable {
    case none, sixteen, trueColor

    /// Decides by the variables that terminals and users set.
    ///
    /// `NO_COLOR` (no-color.org) is stronger than `CLICOLOR_FORCE` (bixense.com/clicolors), and that
    /// is stronger than what the stream is. `COLORTERM` tells of 24-bit colour.
    ///
    /// - Parameters:
    ///   - variables: the environment.
    ///   - isTerminal: whether the stream is a terminal.
    init(_ variables: [String: String], isTerminal: Bool) {
        let forced = variables["CLICOLOR_FORCE", default: ""]
        let isForced = !forced.isEmpty && forced != "0"
        let isWanted = isTerminal && variables["TERM"] != "dumb" && variables["CLICOLOR"] != "0"
        guard variables["NO_COLOR", default: ""].isEmpty, isForced || isWanted else {
            self = .none
            return
        }
        let term = variables["COLORTERM", default: ""]
        self = term == "truecolor" || term == "24bit" ? .trueColor : .sixteen
    }
}
