import TripModel

/// Writes the figures of a report for other programs.
package enum ReportJSON {
    /// The figures as one JSON object: dates as `YYYY-MM-DD`, money as decimal strings, trips by
    /// their slugs.
    ///
    /// - Parameter report: a computed report.
    /// - Returns: UTF-8, one line.
    package static func write(_ report: Report) -> [UInt8] {
        let summary = report.summary
        let slug = { (trip: Int?) in trip.map { report.trips[$0].slug } }
        var writer = JSONWriter()
        writer.object { json in
            json.member("today", summary.today.description)
            json.key("status")
            json.object {
                $0.member("past", summary.past)
                $0.member("current", summary.current)
                $0.member("upcoming", summary.upcoming)
            }
            json.member("trips", summary.trips)
            json.member("nights", summary.nights)
            json.member("nightsAway", summary.nightsAway)
            json.member("countries", summary.perCountry.count)
            json.member("cities", summary.cities)
            json.member("favorites", summary.favorites)
            write("total", summary.total.amounts, to: &json)
            json.key("converted")
            if let converted = summary.converted {
                json.object {
                    $0.member("currency", converted.currency.code)
                    $0.member("amount", converted.plainAmount)
                }
            } else {
                json.null()
            }
            write("pricePerNight", summary.pricePerNight, to: &json)
            json.key("overlapNights")
            json.list(summary.overlapNights) { $0.string($1.description) }
            writeYears(summary, to: &json)
            writeCountries(summary, to: &json)
            write("next", summary.next, slug, to: &json)
            write("current", summary.underway, slug, to: &json)
            json.key("records")
            json.object {
                $0.member("longest", slug(summary.records.longest))
                $0.member("shortest", slug(summary.records.shortest))
                $0.member("dearest", slug(summary.records.dearest))
                $0.member("cheapestPerNight", slug(summary.records.cheapestPerNight))
            }
            json.key("grid")
            json.list(report.grids) { json, grid in
                json.object {
                    $0.member("year", grid.year)
                    $0.key("nights")
                    $0.list(grid.nights) { $0.string($1.description) }
                }
            }
        }
        writer.endLine()
        return writer.bytes
    }

    private static func writeYears(_ summary: Summary, to json: inout JSONWriter) {
        json.key("perYear")
        json.list(summary.perYear) { json, year in
            json.object {
                $0.member("year", year.year)
                $0.member("trips", year.trips)
                $0.member("nights", year.nights)
                $0.member("nightsAway", year.nightsAway)
                write("total", year.total.amounts, to: &$0)
            }
        }
    }

    private static func writeCountries(_ summary: Summary, to json: inout JSONWriter) {
        json.key("perCountry")
        json.list(summary.perCountry) { json, row in
            json.object {
                $0.member("country", row.country.name)
                $0.member("code", row.country.code)
                $0.member("trips", row.trips)
                $0.member("nights", row.nights)
                $0.member("nightsAway", row.nightsAway)
                write("total", row.total.amounts, to: &$0)
            }
        }
    }

    private static func write(_ name: String, _ amounts: [Money], to json: inout JSONWriter) {
        json.key(name)
        json.object {
            for amount in amounts { $0.member(amount.currency.code, amount.plainAmount) }
        }
    }

    private static func write(
        _ name: String, _ moment: Summary.Moment?, _ slug: (Int?) -> String?,
        to json: inout JSONWriter
    ) {
        json.key(name)
        guard let moment else { return json.null() }
        json.object {
            $0.member("slug", slug(moment.trip))
            $0.member("days", moment.days)
        }
    }
}
