import Foundation

/// A program run in the process group of this one, so that it shares its terminal.
enum ChildProcess {
    /// Runs a program and waits for its end.
    ///
    /// - Parameters:
    ///   - command: the program's absolute path, and its arguments.
    ///   - variables: its environment.
    ///   - input: the file it reads from.
    ///   - output: the file for its standard output.
    ///   - messages: the file for its standard error; nil leaves it that of this program.
    /// - Returns: its exit status, 128 and more where a signal ended it.
    /// - Throws: `FileProblem` where it cannot be started.
    static func run(
        _ command: [String], variables: [String: String], input: String, output: String,
        messages: String?
    ) throws(FileProblem) -> Int32 {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY, 0)
        if let messages {
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, messages, O_WRONLY, 0)
        }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // What this program ignores, the other one must not.
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGPIPE, SIGTERM, SIGXFSZ] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

        var child = pid_t()
        let failure = withStrings(command) { arguments in
            withStrings(variables.map { "\($0)=\($1)" }) { variables in
                posix_spawn(&child, command[0], &actions, &attributes, arguments, variables)
            }
        }
        guard failure == 0 else { throw FileProblem(errno: failure) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { throw FileProblem(errno: errno) }
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Texts as C has them: an array of pointers that ends with a null one.
    private static func withStrings(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
    ) -> Int32 {
        let pointers = texts.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers)
    }
}
