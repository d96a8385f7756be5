import TemplateEngine
import TripModel

/// The countries of a report by their names; the number of a value is the country's place.
final class CountryFormat: TemplateFormat {
    private let names: [[UInt8]]
    let flags: FlagFormat

    init(_ countries: [Country]) {
        names = countries.map { Array($0.name.utf8) }
        flags = FlagFormat(countries)
    }

    func isEmpty(_: Int) -> Bool { false }

    func write(_ number: Int, to output: inout OutputBuffer) { output.append(names[number]) }

    func plain(_ number: Int) -> TemplateValue {
        .text(String(decoding: names[number], as: UTF8.self))
    }
}

/// The same countries by their flags.
final class FlagFormat: TemplateFormat {
    private let flags: [[UInt8]]

    init(_ countries: [Country]) {
        flags = countries.map { Array($0.flag.utf8) }
    }

    func isEmpty(_ number: Int) -> Bool { flags[number].isEmpty }

    func write(_ number: Int, to output: inout OutputBuffer) { output.append(flags[number]) }

    func plain(_ number: Int) -> TemplateValue {
        .text(String(decoding: flags[number], as: UTF8.self))
    }
}
