import TerminalText
import TripModel
import TripReporting

/// The totals as text: figures, what is now and next, records, years and countries.
struct SummarySheet {
    private let report: Report
    private let summary: Summary
    private let format: LocalText
    private let ink: Ink
    private let columns: Int

    /// - Parameters:
    ///   - report: a computed report.
    ///   - ink: for a terminal with colours.
    ///   - columns: the most terminal columns of a line.
    init(_ report: Report, ink: Ink, columns: Int) {
        self.report = report
        summary = report.summary
        format = LocalText(report)
        self.ink = ink
        self.columns = columns
    }

    var text: String {
        let parts = [counts, lines(of: money), lines(of: moments + records), years, countries]
        return parts.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
            .joined(separator: "\n")
    }

    // MARK: Figures

    private var counts: [String] {
        var rows = [("Trips", summary.trips, standing), ("Nights", summary.nights, "")]
        if summary.nights != summary.nightsAway {
            rows.append(("Nights away", summary.nightsAway, "each night once"))
        }
        rows += [
            ("Countries", summary.perCountry.count, ""), ("Cities", summary.cities, ""),
            ("Favorites", summary.favorites, ""),
        ]
        let table = TextTable(
            [
                .init("", importance: 3), .init("", isNumeric: true, importance: 2),
                .init("", importance: 1),
            ],
            rows: rows.map { [$0.0, format.count($0.1), $0.2] })
        return Array(table.lines(width: columns).dropFirst())
    }

    /// "3 past, 1 current, 4 upcoming", without what there is none of.
    private var standing: String {
        [(summary.past, "past"), (summary.current, "current"), (summary.upcoming, "upcoming")]
            .filter { $0.0 > 0 }.map { "\(format.count($0.0)) \($0.1)" }.joined(separator: ", ")
    }

    private var money: [(String, [String])] {
        var rows = [("Spent", summary.total.amounts.map(amount))]
        if summary.total.amounts.count > 1, let converted = summary.converted {
            rows.append(("Converted", [amount(converted)]))
        }
        rows.append(("Per night", summary.pricePerNight.map(amount)))
        return rows.filter { !$0.1.isEmpty }
    }

    private func amount(_ money: Money) -> String { BidiIsolate.isolated(format.money(money)) }

    // MARK: Single trips

    private var moments: [(String, [String])] {
        var rows: [(String, [String])] = []
        if let moment = summary.underway {
            let departure = format.longDate(report.trips[moment.trip].departure)
            rows.append(("Now", ["\(name(moment.trip)), until \(BidiIsolate.isolated(departure))"]))
        }
        if let moment = summary.next {
            let start = BidiIsolate.isolated(format.longDate(report.trips[moment.trip].start))
            let days = format.counted(moment.days, "day", "days")
            rows.append(("Next", ["\(name(moment.trip)), in \(days): \(start)"]))
        }
        return rows
    }

    private var records: [(String, [String])] {
        let records = summary.records
        func row(_ label: String, _ trip: Int?, _ value: (Trip) -> String?) -> [(String, [String])]
        {
            guard summary.trips > 1, let trip, let value = value(report.trips[trip]) else {
                return []
            }
            return [(label, ["\(name(trip)), \(value)"])]
        }
        return row("Longest", records.longest) { format.nights($0.nights) }
            + row("Shortest", records.shortest) { format.nights($0.nights) }
            + row("Dearest", records.dearest) { $0.price.map(amount) }
            + row("Best value", records.cheapestPerNight) { trip in
                trip.price.map { "\(amount($0.divided(by: trip.nights))) a night" }
            }
    }

    private func name(_ trip: Int) -> String { BidiIsolate.isolated(report.trips[trip].city) }

    // MARK: Tables

    private var years: [String] {
        lines(
            of: TotalsTable(
                "Year", isNumeric: true,
                rows: summary.perYear.map {
                    .init(
                        name: format.year($0.year), trips: $0.trips, nights: $0.nights,
                        nightsAway: $0.nightsAway, total: $0.total)
                }, format))
    }

    /// Most nights first; of as many, in the order in which the trips name them.
    private var countries: [String] {
        let order = summary.perCountry.enumerated().sorted {
            ($1.element.nights, $0.offset) < ($0.element.nights, $1.offset)
        }
        return lines(
            of: TotalsTable(
                "Country",
                rows: order.map(\.element).map {
                    .init(
                        name: $0.country.name, trips: $0.trips, nights: $0.nights,
                        nightsAway: $0.nightsAway, total: $0.total)
                }, format))
    }

    private func lines(of table: TotalsTable) -> [String] {
        guard summary.trips > 0 else { return [] }
        let lines = table.lines(width: columns)
        return lines.prefix(1).map(ink.bold) + lines.dropFirst()
    }

    /// Labels with their values below each other, wrapped where a line has no room for them.
    private func lines(of rows: [(String, [String])]) -> [String] {
        let indent = (rows.map { $0.0.count }.max() ?? 0) + 2
        return rows.flatMap { label, values in
            values.flatMap { BidiIsolate.wrap($0, to: columns - indent) }.enumerated().map {
                TerminalWidth.pad($0.offset == 0 ? label : "", to: indent) + $0.element
            }
        }
    }
}
