import Foundation
import Testing

@testable import TripModel
@testable import TripReporting

/// The figures as JSON.
@Suite struct ReportJSONTests {
    private func json(_ report: Report) -> String {
        String(decoding: ReportJSON.write(report), as: UTF8.self)
    }

    @Test func writesAnEmptyReport() throws {
        #expect(
            json(try Sample.report("")) == """
                {"today":"2027-06-01","status":{"past":0,"current":0,"upcoming":0},"trips":0,\
                "nights":0,"nightsAway":0,"countries":0,"cities":0,"favorites":0,"total":{},\
                "converted":{"currency":"USD","amount":"0.00"},"pricePerNight":{},\
                "overlapNights":[],"perYear":[],"perCountry":[],"next":null,"current":null,\
                "records":{"longest":null,"shortest":null,"dearest":null,\
                "cheapestPerNight":null},"grid":[]}

                """)
    }

    @Test func writesEverything() throws {
        let report = try Sample.report(
            """
            Oslo NO 2027-12-30 3 USD 30.00 favorite
            Rome Narnia 2027-06-12 2 JPY 1200
            Bergen NO 2027-12-31 1
            """, today: "2027-06-13")
        #expect(
            json(report) == """
                {"today":"2027-06-13","status":{"past":0,"current":1,"upcoming":2},"trips":3,\
                "nights":6,"nightsAway":5,"countries":2,"cities":3,"favorites":1,\
                "total":{"JPY":"1200","USD":"30.00"},"converted":null,\
                "pricePerNight":{"JPY":"600","USD":"10.00"},"overlapNights":["2027-12-31"],\
                "perYear":[{"year":2027,"trips":3,"nights":5,"nightsAway":4,\
                "total":{"JPY":"1200","USD":"30.00"}},\
                {"year":2028,"trips":0,"nights":1,"nightsAway":1,"total":{}}],\
                "perCountry":[{"country":"NO","code":"NO","trips":2,"nights":4,"nightsAway":3,\
                "total":{"USD":"30.00"}},\
                {"country":"Narnia","code":null,"trips":1,"nights":2,"nightsAway":2,\
                "total":{"JPY":"1200"}}],"next":{"slug":"2027-12-30-oslo","days":200},\
                "current":{"slug":"2027-06-12-rome","days":1},\
                "records":{"longest":"2027-12-30-oslo","shortest":"2027-12-31-bergen",\
                "dearest":null,"cheapestPerNight":null},\
                "grid":[{"year":2027,"nights":["2027-06-12","2027-06-13","2027-12-30",\
                "2027-12-31"]},{"year":2028,"nights":["2028-01-01"]}]}

                """)
    }

    @Test func convertsWithRates() throws {
        let settings = try Sample.settings(rates: "EUR 1.08")
        let report = try Sample.report("Oslo NO 2027-06-12 2 EUR 10.00", settings)
        #expect(json(report).contains(#""converted":{"currency":"USD","amount":"10.80"}"#))
    }

    /// Names of the traveller's own come back from Foundation's reader as they were.
    @Test(arguments: [
        "Na\"rnia", "C:\\temp", "a\u{8}\u{C}\u{1}\u{1F}b", "Línea\u{2028}", "😀", "</script>", "a/b",
        "\u{7F}", "\u{FFFD}", "tab\tnew\nline",
    ])
    func escapes(_ name: String) throws {
        let country = Country(code: nil, name: name, key: ComparisonKey(name))
        let trip = Trip(
            place: Place(city: "Oslo", country: country), start: try Sample.date("2027-06-12"),
            nights: 2)
        let report = Report(
            trips: [trip], settings: Settings(), filter: nil, today: try Sample.date("2027-06-01"))
        let data = Data(ReportJSON.write(report))
        let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let rows = try #require(object["perCountry"] as? [[String: Any]])
        #expect(rows.first?["country"] as? String == name)
        #expect(data.filter { $0 == 0x0A }.count == 1)
    }
}
