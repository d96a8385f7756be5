import TripModel
import TripReporting
import TripSite

extension CommandSpec {
    static let summary = CommandSpec(
        name: "summary", summary: "print the totals", operands: "", operandLimit: 0,
        options: [OptionSpec("--json", nil, "print every figure as JSON for other programs")],
        examples: ["tripreport summary", "tripreport summary --json | jq .nightsAway"]
    ) { run in
        var pipeline = try run.pipeline(showsPhotos: false)
        guard let prepared = pipeline.prepare() else { return run.finish(pipeline) }
        let report = pipeline.compute(prepared)
        if run.arguments.has("--json") {
            try run.print(ReportJSON.write(report))
        } else {
            try run.print(Array(SummaryText(report).text.utf8))
        }
        return run.finish(pipeline)
    }
}

/// The totals as a few lines of text.
struct SummaryText {
    private let report: Report
    private let formats: LocaleFormats

    init(_ report: Report) {
        self.report = report
        let currencies = report.summary.total.amounts.map(\.currency)
        formats = LocaleFormats(
            report.settings.locale, currencies: currencies + [report.settings.currency])
    }

    var text: String {
        let summary = report.summary
        var lines = [
            counted(summary.trips, "trip", "trips"),
            counted(summary.nights, "night", "nights"),
        ]
        if summary.nights != summary.nightsAway {
            lines.append("\(counted(summary.nightsAway, "night", "nights")) away, each once")
        }
        lines += [
            counted(summary.perCountry.count, "country", "countries"),
            counted(summary.cities, "city", "cities"),
            counted(summary.favorites, "favorite", "favorites"),
        ]
        lines += summary.total.amounts.map { "\(money($0)) in all" }
        if summary.total.amounts.count > 1, let converted = summary.converted {
            lines.append("\(money(converted)) in all, converted")
        }
        if let moment = summary.underway {
            lines.append("Now: \(report.trips[moment.trip].city)")
        }
        if let moment = summary.next {
            let days = counted(moment.days, "day", "days")
            lines.append("Next: \(report.trips[moment.trip].city), in \(days)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func counted(_ number: Int, _ one: String, _ many: String) -> String {
        var bytes: [UInt8] = []
        formats.append(number, to: &bytes)
        return String(decoding: bytes, as: UTF8.self) + " " + (number == 1 ? one : many)
    }

    private func money(_ amount: Money) -> String {
        var bytes: [UInt8] = []
        formats.append(amount, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
