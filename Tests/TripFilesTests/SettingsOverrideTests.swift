import Testing
import TripModel

@testable import TripFiles

/// Settings of one run: `--set KEY=VALUE`.
@Suite struct SettingsOverrideTests {
    @Test(
        arguments: [
            ("title=My trips", "title: My trips"), ("title=", "title: "), ("title=5", "title: 5"),
            ("title=a=b", "title: a=b"),
            ("title=say \"hi\" \\ there", "title: say \"hi\" \\ there"),
            ("travelerName=Ada", "travelerName: Ada"), ("highlight=mint", "highlight: mint"),
            ("showsYear=false", "showsYear: false"), ("years=latest", "years: latest"),
            ("years=\"latest\"", "years: latest"), ("years=2027", "years: 2027"),
            ("years=2027,2025", "years: 2025 2027"), ("years=[2026]", "years: 2026"),
            ("trips=a.json", "trips: a.json"), ("trips=a.json, b.json", "trips: a.json b.json"),
            ("trips=[\"a, b.json\"]", "trips: a, b.json"), ("output=Out put", "output: Out put"),
            ("outputs=html", "outputs: html"), ("outputs=passes,json", "outputs: passes json"),
            ("outputs=[]", "outputs: "), ("sort=-nights", "sort: -nights"),
            ("filter=NO", "filter: country NO"), ("locale=nb-NO", "locale: nb_NO"),
            ("currency=eur", "currency: EUR"), ("rates={\"EUR\":1.1}", "rates: EUR 11e-1"),
            ("rates.EUR=1.1", "rates: EUR 11e-1"), ("limits.nights=[0,90]", "limits: 0 90"),
            ("limits={\"nights\":[0,90]}", "limits: 0 90"), ("pass.width=32", "pass: 32 unicode"),
            ("pass.style=ascii", "pass: 48 ascii"),
            ("photos.keepLocation=true", "photos: keepLocation"),
            ("photos={\"keepLocation\":false}", nil),
            ("pass={\"width\":50,\"style\":\"ascii\"}", "pass: 50 ascii"),
            ("publish.folder=/srv/www", "publish: folder /srv/www"),
            ("publish={\"folder\":\"www\"}", "publish: folder www"), ("showsYear=true", nil),
        ] as [(String, String?)])
    func sets(_ assignment: String, _ change: String?) {
        let reading = SettingsReading(set: assignment)
        #expect(reading.lines == [])
        #expect(reading.settings.changes == (change.map { [$0] } ?? []))
    }

    @Test(arguments: [
        ("", "--set takes KEY=VALUE"), ("title", "--set takes KEY=VALUE"),
        (
            "hilight=mint",
            "unknown setting \"hilight\": did you mean \"highlight\"?"
                + " The settings are title, travelerName, highlight, "
                + "showsYear, years, trips, output, templates, outputs, sort, filter, locale, currency, "
                + "rates, limits, pass, photos, baseURL, publish"
        ),
        (
            "=5",
            "unknown setting \"\": the settings are title, travelerName, highlight, showsYear, "
                + "years, trips, output, templates, outputs, sort, filter, locale, currency, "
                + "rates, limits, pass, photos, baseURL, publish"
        ),
        (
            "highlight=purple",
            "highlight must be \"yellow\", \"mint\" or \"orange\", not \"purple\""
        ),
        ("showsYear=no", "showsYear must be true or false, not a string"),
        ("pass.width=200", "pass.width must be between 32 and 120, not 200"),
        ("pass.width=wide", "pass.width must be a whole number, not a string"),
        (
            "pass.hight=5",
            "a key of pass must be \"width\" or \"style\", not \"hight\""
        ),
        ("title.text=x", "title must be a string, not an object"),
        ("output=", "output must be a path"),
        (
            "outputs=html,pdf",
            "each of outputs must be \"html\", \"passes\" or \"json\", not \"pdf\""
        ),
        ("years=2027,x", "each of years must be a whole number, not a string"),
        (
            "limits.nights=0-90",
            "limits.nights must be a list of two whole numbers such as [1, 60]"
        ),
    ])
    func refuses(_ assignment: String, _ message: String) {
        let reading = SettingsReading(set: assignment)
        #expect(reading.lines == ["--set \(assignment): error: \(message)"])
        #expect(reading.settings.changes == [])
    }

    @Test func leavesEverythingElseAsTheFileHasIt() {
        let reading = SettingsReading(
            "{\"title\": \"A\", \"pass\": {\"style\": \"ascii\"}, \"rates\": {\"EUR\": 2, \"NOK\": 3}}",
            set: "pass.width=60", "rates.NOK=4", "rates.SEK=5")
        #expect(reading.lines == [])
        #expect(
            reading.settings.changes == [
                "pass: 60 ascii", "rates: EUR 2e0, NOK 4e0, SEK 5e0", "title: A",
            ])
    }

    @Test func replacesAllRatesByAnObject() {
        let reading = SettingsReading("{\"rates\": {\"EUR\": 2}}", set: "rates={\"NOK\": 3}")
        #expect(reading.settings.changes == ["rates: NOK 3e0"])
    }

    @Test func takesTheLastOfSeveral() {
        let reading = SettingsReading(
            "{\"title\": \"A\"}", set: "title=B", "highlight=mint", "title=C")
        #expect(reading.settings.changes == ["highlight: mint", "title: C"])
    }

    @Test func remembersWhatTheCommandLineSet() {
        let reading = SettingsReading(
            "{\"title\": \"A\", \"output\": \"B\"}", set: "output=C", "pass.width=60")
        #expect(reading.reader.places == [.title: 10])
        #expect(
            reading.reader.overrides == [
                .output: "--set output=C", .pass: "--set pass.width=60",
            ])
    }

    @Test func escapesWhatItShows() {
        let reading = SettingsReading(set: "a\u{1B}[31m=1")
        #expect(reading.lines.count == 1)
        #expect(!reading.lines.joined().contains("\u{1B}"))
    }
}
