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

@MainActor func render(into output: inout [UInt8]) throws {
    if arguments.first == "engine" {
        try engine.render(page, with: root, into: &output)
    } else {
        appendPage(trips, to: &output)
    }
}

if rounds == 0 {
    var output: [UInt8] = []
    try render(into: &output)
    FileHandle.standardOutput.write(Data(output))
}
for _ in 0..<rounds {
    var output: [UInt8] = []
    print(try microseconds { try render(into: &output) })
}
