import Foundation
import TripCommand
import TripModel
import TripSite

// A closed pipe is an error of a write, and so is a file that may not grow: no reason to be killed.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
// Every write is complete or not there, so that a run can end anywhere.
signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }

struct OutputFailure: Error, CustomStringConvertible {
    let number: Int32
    var description: String { String(cString: strerror(number)) }
}

/// Writes all bytes.
///
/// - Returns: false where nobody reads them any more.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(OutputFailure) -> Bool {
    var offset = 0
    while offset < bytes.count {
        let written = bytes.withUnsafeBytes {
            write(descriptor, $0.baseAddress?.advanced(by: offset), bytes.count - offset)
        }
        if written >= 0 {
            offset += written
        } else if errno == EPIPE {
            return false
        } else if errno != EINTR {
            throw OutputFailure(number: errno)
        }
    }
    return true
}

var surroundings = Surroundings(
    variables: ProcessInfo.processInfo.environment,
    localDate: {
        let today = Calendar(identifier: .gregorian)
            .dateComponents([.year, .month, .day], from: Date())
        return CivilDate(year: today.year ?? 0, month: today.month ?? 0, day: today.day ?? 0)
            ?? .first
    },
    writeOutput: { try writeAll($0, to: STDOUT_FILENO) },
    // Where messages cannot be written there is nowhere to say so.
    writeError: { _ = try? writeAll(Array($0.utf8), to: STDERR_FILENO) },
    isErrorTerminal: isatty(STDERR_FILENO) == 1
)

surroundings.isInputTerminal = isatty(STDIN_FILENO) == 1
surroundings.readLine = { readLine() }
surroundings.openPage = { [variables = surroundings.variables] in
    PageOpener.open($0, variables: variables)
}
let waiter = ChangeWaiter()
surroundings.waitForChange = { waiter.wait(for: $0) }

let status = Command.run(
    arguments: Array(CommandLine.arguments.dropFirst()),
    in: FileManager.default.currentDirectoryPath, surroundings: surroundings)
exit(status.rawValue)
