import TemplateEngine
import Testing
import TripModel

@testable import TripReporting

/// The filters on values, as templates write them.
@Suite struct ReportFiltersTests {
    /// Renders one tag over a report of three trips, and over numbers called `n12`.
    private func render(_ tag: String, _ locale: String = "en_US") throws -> String {
        let report = try Sample.report(
            """
            Oslo NO 2027-06-12 5 USD 1249.50
            Home Narnia 2027-01-01 1 JPY 1200
            Rome IT 2028-02-29 2
            """)
        let formats = LocaleFormats(locale, currencies: [])
        var names: [String: TemplateValue] = [:]
        if case .object(let view) = ReportView(report, formats).value {
            for (index, field) in view.schema.fields.enumerated() {
                names[field.name] = view.value(at: index)
            }
        }
        for number in [0, 1, 5, 12, 1234, 1_234_567, 20_270_612] {
            names["n\(number)"] = .integer(number)
        }
        let engine = TemplateEngine(filters: ReportFilters.all(formats, currency: .usDollar))
        var output = OutputBuffer()
        do {
            let template = try engine.parse(TemplateSource(name: "t.txt", text: tag))
            try engine.render(template, with: .dictionary(names), into: &output)
        } catch {
            return error.errors.map(\.message).joined(separator: "\n")
        }
        return output.text
    }

    @Test(arguments: [
        ("{{next.trip.start}}", "June 12, 2027"),
        ("{{next.trip.start | date: \"d MMM\"}}", "12 Jun"),
        ("{{next.trip.start | date: \"EEEE, d. MMMM y\"}}", "Saturday, 12. June 2027"),
        ("{{next.trip.departure | date: \"yyyy-MM-dd\"}}", "2027-06-17"),
        ("{{\"2024-02-29\" | date: \"D\"}}", "60"), ("{{\"2024-02-29\" | date: \"''yy\"}}", "'24"),
        ("{{next.trip.start | date: \"'at' d\"}}", "at 12"),
        ("{{current | date: \"d\"}}", ""),
        ("{{next.trip.price}}", "$1,249.50"), ("{{next.trip.price | money}}", "$1,249.50"),
        ("{{next.trip.price | money: \"JPY\"}}", "$1,249.50"),
        ("{{\"1249.5\" | money}}", "$1,249.50"), ("{{n12 | money}}", "$12.00"),
        ("{{\"1200\" | money: \"JPY\"}}", "¥1,200"),
        ("{{n12 | money: \"kwd\"}}", "KWD\u{A0}12.000"),
        ("{{current | money}}", ""),
        ("{{\"1.5\" | number}}", "1.5"), ("{{\"-1234.50\" | number}}", "-1,234.5"),
        ("{{\"\" | first}}", ""), ("{{\"\" | join}}", ""),
        ("{{n1234567 | number}}", "1,234,567"), ("{{\"1234\" | number}}", "1,234"),
        ("{{tripCount | number}}", "3"), ("{{n0 | number}}", "0"), ("{{current | number}}", ""),
        ("{{n1 | plural: \"night\", \"nights\"}}", "1 night"),
        ("{{n0 | plural: \"night\", \"nights\"}}", "0 nights"),
        ("{{next.trip.nights | plural: \"night\", \"nights\"}}", "5 nights"),
        ("{{n1234 | plural: \"night\", \"nights\"}}", "1,234 nights"),
        ("{{next.trip.country | flag}}", "🇳🇴"), ("{{\"usa\" | flag}}", "🇺🇸"),
        ("{{\"Narnia\" | flag}}", ""), ("{{current | flag}}", ""),
        ("{{#trips}}{{country | flag}}{{/trips}}", "🇳🇴🇮🇹"),
        ("{{next.trip.start | plain}}", "2027-06-12"), ("{{next.trip.price | plain}}", "1249.50"),
        ("{{nightCount | plain}}", "8"), ("{{next.trip.share | plain}}", "62.5"),
        ("{{next.trip.country | plain}}", "NO"), ("{{title | plain}}", "Trips"),
        ("{{n1234567 | plain}}", "1234567"), ("{{current | plain}}", ""),
        ("{{next.trip.share}}", "63%"),
        ("{{next.trip.share | bar: 8, \"#\", \".\"}}", "#####..."),
        ("{{next.trip.share | bar: 4, \"█\", \"░\"}}", "███░"),
        ("{{next.trip.share | bar: 0, \"#\", \".\"}}", ""),
    ])
    func writes(_ tag: String, _ expected: String) throws {
        #expect(try render(tag) == expected)
    }

    @Test(arguments: [
        ("{{next.trip.start | date: \"d. MMMM\"}}", "de_DE", "12. Juni"),
        ("{{next.trip.start}}", "de_DE", "12. Juni 2027"),
        ("{{next.trip.start}}", "ja_JP", "2027年6月12日"),
        ("{{next.trip.start}}", "ar_EG", "١٢ يونيو، ٢٠٢٧"),
        ("{{n1234567 | number}}", "de_DE", "1.234.567"),
        ("{{n1234567 | number}}", "hi_IN", "12,34,567"),
        ("{{n1234 | plural: \"Nacht\", \"Nächte\"}}", "de_DE", "1.234 Nächte"),
        ("{{\"1249.5\" | money}}", "de_DE", "1.249,50\u{A0}$"),
        ("{{next.trip.price | plain}}", "de_DE", "1249.50"),
        ("{{next.trip.start | plain}}", "ar_EG", "2027-06-12"),
        ("{{next.trip.share}}", "de_DE", "63\u{A0}%"), ("{{\"Norwegen\" | flag}}", "de_DE", "🇳🇴"),
    ])
    func writesInALocale(_ tag: String, _ locale: String, _ expected: String) throws {
        #expect(try render(tag, locale) == expected)
    }

    /// What each filter says of a value that it cannot work on.
    @Test(arguments: [
        ("{{title | date: \"d\"}}", "needs a date, not the text \"Trips\""),
        ("{{\"2027-02-29\" | date: \"d\"}}", "needs a date, not the text \"2027-02-29\""),
        ("{{n20270612 | date: \"d\"}}", "needs a date, not the number 20270612"),
        ("{{tripCount | date: \"d\"}}", "needs a date, not a single value"),
        ("{{today | date: \"H:mm\"}}", "cannot write this pattern: H is no letter"),
        ("{{today | date: trips}}", "needs text, not a list"),
        ("{{today | date}}", "date: \"d MMMM y\""),
        ("{{n12 | money: \"XYZ\"}}", "knows no currency \"XYZ\""),
        ("{{title | money}}", "needs an amount of USD, not the text \"Trips\""),
        ("{{\"1.355,90\" | money: \"EUR\"}}", "needs an amount of EUR"),
        ("{{\"1.5\" | money: \"JPY\"}}", "needs an amount of JPY"),
        ("{{trips | money}}", "needs text, not a list"),
        ("{{title | number}}", "needs a number, not the text \"Trips\""),
        ("{{today | number}}", "needs a number, not a single value"),
        ("{{\"1.5\" | plural: \"a\", \"b\"}}", "needs a whole number from 0 on"),
        ("{{current | plural: \"a\", \"b\"}}", "needs a whole number from 0 on, not nothing"),
        ("{{n1 | plural: \"a\"}}", "plural: \"night\", \"nights\""),
        ("{{n1 | plural: trips, \"b\"}}", "needs text, not a list"),
        ("{{trips | flag}}", "needs text, not a list"),
        ("{{trips | plain}}", "needs text, not a list"),
        ("{{n5 | bar: 8, \"#\", \".\"}}", "needs a share, not the number 5"),
        ("{{next.trip.share | bar: 1001, \"#\", \".\"}}", "needs a whole number from 0 to 1000"),
        ("{{next.trip.share | bar: -1, \"#\", \".\"}}", "-1"),
        ("{{next.trip.share | bar: 8, trips, \".\"}}", "needs text, not a list"),
        ("{{next.trip.share | bar: 8}}", "bar: N"),
    ])
    func refuses(_ tag: String, _ message: String) throws {
        #expect(try render(tag).contains(message))
    }
}
