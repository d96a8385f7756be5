/// How a run ended, by the numbers of BSD's sysexits.
package enum ExitStatus: Int32, Sendable {
    case success = 0
    case usage = 64
    case badData = 65
    case missingInput = 66
    case cannotCreate = 73
    case inputOutput = 74
    case badSettings = 78
    case interrupted = 130
}
