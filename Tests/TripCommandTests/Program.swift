import TestFolder
import TripModel

@testable import TripCommand
@testable import TripSite

/// `Testing` has an `ExitStatus` too.
typealias Status = ExitStatus

/// The program run in process, with everything outside it given.
struct Program {
    /// How a run ended and what it wrote.
    struct Run {
        let status: ExitStatus
        let output: String
        /// Standard error, with `TIME` for every duration.
        let error: String

        /// The lines of standard error.
        var errorLines: [String] {
            error.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                .map(String.init)
        }
    }

    let folder: TestFolder
    var variables: [String: String] = [:]
    var localDate = CivilDate(year: 2027, month: 6, day: 1) ?? .first
    var isErrorTerminal = false
    var isOutputTerminal = false
    var outputColumns: Int?

    /// What is typed on a terminal, line by line; nil where standard input is none.
    var typed: [String]?

    /// What happens while the program waits for a change, in this order; then the user ends it.
    var changes: [() throws -> Void] = []

    /// Told of what is written to standard error, as it is written.
    var seeError: (String) -> Void = { _ in }

    /// What opens a page; nil where nothing can.
    var openPage: ((String) -> Void)?

    /// What standard output does with bytes; nil keeps them.
    var writeOutput: (([UInt8]) throws -> Bool)?

    init(_ folder: TestFolder) {
        self.folder = folder
    }

    func run(_ arguments: String..., in subfolder: String = "") -> Run {
        run(arguments, in: subfolder)
    }

    func run(_ arguments: [String], in subfolder: String = "") -> Run {
        var output: [UInt8] = []
        var error = ""
        var surroundings = Surroundings(
            variables: variables, localDate: { localDate },
            writeOutput: { bytes in
                if let writeOutput { return try writeOutput(bytes) }
                output += bytes
                return true
            },
            writeError: {
                error += $0
                seeError($0)
            }, isErrorTerminal: isErrorTerminal,
            isOutputTerminal: isOutputTerminal, outputColumns: { outputColumns })
        var lines = typed ?? []
        var changes = changes
        surroundings.waitForChange = { _ in
            guard !changes.isEmpty else { return false }
            return (try? changes.removeFirst()()) != nil
        }
        if let openPage {
            surroundings.openPage = {
                openPage($0)
                return true
            }
        }
        surroundings.isInputTerminal = typed != nil
        surroundings.readLine = { lines.isEmpty ? nil : lines.removeFirst() }
        let status = Command.run(
            arguments: arguments,
            in: subfolder.isEmpty ? folder.path : folder.absolute(subfolder),
            surroundings: surroundings)
        error.replace(/\b\d+ ms\b|\b\d+\.\d\d s\b/, with: "TIME")
        return Run(
            status: status, output: String(decoding: output, as: UTF8.self), error: error)
    }
}

/// A site whose templates are small, so that all it makes can stand in a test.
enum SmallSite {
    static let trips = """
        [
          {"city": "Bergen", "country": "NO", "start": "2027-06-12", "nights": 5, "price": 1249.50},
          {"city": "Kyoto", "country": "JP", "start": "2026-04-02", "nights": 9, "favorite": true},
          {"city": "Bergamo", "country": "IT", "start": "2027-06-17", "nights": 1, "id": "cheese"}
        ]
        """

    static let templates = [
        "Templates/overview.html":
            "{{title}} on {{today}}:{{#trips}} {{slug}}{{/trips}} ({{highlight}})\n",
        "Templates/pass.txt": "{{city}} {{width}}{{#isASCII}} ascii{{/isASCII}}\n",
    ]

    static let files = templates.merging(["trips.json": trips]) { $1 }

    static let manifest = """
        # Files that tripreport wrote; it removes those it no longer makes.
        index.html
        passes/2026-04-02-kyoto.txt
        passes/2027-06-12-bergen.txt
        passes/cheese.txt

        """

    /// What a build makes of it on 1 June 2027.
    static let output = [
        "Output/.tripreport-files": manifest,
        "Output/index.html":
            "Trips on June 1, 2027: 2026-04-02-kyoto 2027-06-12-bergen cheese (yellow)\n",
        "Output/passes/2026-04-02-kyoto.txt": "Kyoto 48\n",
        "Output/passes/2027-06-12-bergen.txt": "Bergen 48\n",
        "Output/passes/cheese.txt": "Bergamo 48\n",
    ]
}
