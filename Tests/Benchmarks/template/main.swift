import Foundation
import TemplateEngine

// Renders the page a number of times and prints the microseconds of each, or the page itself:
// template-benchmark engine|straight TRIPS ROUNDS    (ROUNDS 0 prints the page)

let template = """
    <ul>
    {{#trips}}
    <li id="trip-{{number}}"><b>{{city}}</b>, {{country}}: <i>{{nights}}</i>
    <p>{{notes}}</p>
    {{#legs}}
    <span>{{from}} – {{to}}</span>
    {{/legs}}
    </li>
    {{/trips}}
    </ul>

    """

@MainActor func microseconds(_ work: @MainActor () throws -> Void) rethrows -> Int {
    let start = ContinuousClock.now
    try work()
    return Int((ContinuousClock.now - start) / .microseconds(1))
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let count = Int(arguments[2]), let rounds = Int(arguments[3]) else {
    print("usage: template-benchmark engine|straight TRIPS ROUNDS")
    exit(64)
}
let trips = (0..<count).map(Trip.init)
let engine = TemplateEngine()
let page = try engine.parse(TemplateSource(name: "page.html", text: template))
let root = TemplateValue.dictionary(["trips": .list(trips.map { .object($0) })])

/// Renders the page once.
///
/// - Returns: the microseconds it took, and the page where it is asked for.
@MainActor func round(wantsPage: Bool) throws -> (time: Int, page: String) {
    if arguments.first == "engine" {
        var output = OutputBuffer()
        let time = try microseconds { try engine.render(page, with: root, into: &output) }
        return (time, wantsPage ? output.text : "")
    }
    var output: [UInt8] = []
    let time = microseconds { appendPage(trips, to: &output) }
    return (time, wantsPage ? String(decoding: output, as: UTF8.self) : "")
}

if rounds == 0 {
    FileHandle.standardOutput.write(Data(try round(wantsPage: true).page.utf8))
}
for _ in 0..<rounds { print(try round(wantsPage: false).time) }
