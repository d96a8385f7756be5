import Testing
import TripModel

@testable import TripFiles

/// Settings files: each setting's values, and what is said about wrong ones.
@Suite struct SettingsReaderTests {
    @Test func readsEverySetting() {
        let reading = SettingsReading(
            """
            {
              // Mine.
              "title": " Where I was ", "travelerName": "Ada Example", "highlight": "mint",
              "showsYear": false, "years": [2027, 2025, 2027], "trips": ["a.json", "b.JSON"],
              "output": "Report", "templates": "Mine", "outputs": ["json", "html", "json"],
              "sort": "-price", "filter": "Norway", "locale": "nb_NO", "currency": "nok",
              "rates": { "EUR": 11.5, "USD": "10" }, "limits": { "nights": [0, 3660] },
              "pass": { "width": 32, "style": "ascii" }, "photos": { "keepLocation": true },
              "baseURL": "https://example.org/trips",
              "publish": { "git": { "remote": "origin" } },
            }
            """)
        #expect(reading.lines == [])
        #expect(
            reading.settings.changes == [
                "baseURL: https://example.org/trips/", "currency: NOK", "filter: country Norway",
                "highlight: mint", "limits: 0 3660", "locale: nb_NO", "output: Report",
                "outputs: html json", "pass: 32 ascii", "photos: keepLocation",
                "publish: git origin gh-pages",
                "rates: EUR 115e-1, USD 1e1", "showsYear: false", "sort: -price",
                "templates: Mine", "title: Where I was", "travelerName: Ada Example",
                "trips: a.json b.JSON", "years: 2025 2027",
            ])
    }

    @Test(arguments: ["{}", "\u{FEFF}{ /* none */ }\r\n"])
    func hasADefaultForEverySetting(_ text: String) {
        let reading = SettingsReading(text)
        #expect(reading.lines == [])
        #expect(reading.settings.changes == [])
    }

    @Test(
        arguments: [
            ("\"highlight\": \"orange\"", "highlight: orange"),
            ("\"years\": \"latest\"", "years: latest"), ("\"years\": []", "years: "),
            ("\"years\": [1, 9999]", "years: 1 9999"),
            ("\"trips\": \"old/a.json\"", "trips: old/a.json"),
            ("\"outputs\": []", "outputs: "), ("\"outputs\": [\"passes\"]", "outputs: passes"),
            ("\"sort\": \"nights\"", "sort: nights"), ("\"sort\": \"-date\"", "sort: -date"),
            ("\"sort\": \"city\"", "sort: city"),
            ("\"filter\": \"favorites\"", "filter: favorites"),
            ("\"filter\": \" no \"", "filter: country no"),
            ("\"locale\": \"de-AT\"", "locale: de_AT"),
            ("\"locale\": \"ar\"", "locale: ar"), ("\"locale\": \"zh_TW\"", "locale: zh_TW"),
            ("\"limits\": {\"nights\": [3, 3]}", "limits: 3 3"),
            ("\"pass\": {\"width\": 120}", "pass: 120 unicode"),
            ("\"pass\": {\"style\": \"ascii\"}", "pass: 48 ascii"),
            ("\"rates\": {\"jpy\": 0.0067}", "rates: JPY 67e-4"),
            ("\"baseURL\": \"http://localhost:8000/\"", "baseURL: http://localhost:8000/"),
            ("\"publish\": {\"folder\": \"../www\"}", "publish: folder ../www"),
            (
                "\"publish\": {\"git\": {\"remote\": \"u@h:r.git\", \"branch\": \"site\"}}",
                "publish: git u@h:r.git site"
            ),
            ("\"title\": \"a\\nb\\u001b\"", "title: a b"), ("\"travelerName\": \"\"", nil),
            ("\"limits\": {}", nil), ("\"pass\": {}", nil), ("\"photos\": {}", nil),
            ("\"rates\": {}", nil),
        ] as [(String, String?)])
    func takes(_ member: String, _ change: String?) {
        let reading = SettingsReading("{\(member)}")
        #expect(reading.lines == [])
        #expect(reading.settings.changes == (change.map { [$0] } ?? []))
    }

    @Test(arguments: [
        MarkedCase("⟦[]", "the file must be an object of settings, not a list"),
        MarkedCase("⟦\"mint\"", "the file must be an object of settings, not a string"),
        MarkedCase("⟦null", "the file must be an object of settings, not null"),
        MarkedCase("⟦", "the file is empty: write at least {} or []"),
        MarkedCase(
            "{\"highlight\": \"mint\"⟦",
            "expected \"}\", found the end of the file: nothing closes the object opened at 1:1"),
    ])
    func refusesFiles(_ test: MarkedCase) {
        let reading = SettingsReading(test.text)
        #expect(reading.lines == reading.marked.lines(test.messages))
        #expect(reading.settings.changes == [])
    }

    @Test(arguments: [
        MarkedCase(
            "{⟦\"highligth\": 1}",
            "unknown setting \"highligth\": did you mean \"highlight\"?"
                + " The settings are title, travelerName, highlight, "
                + "showsYear, years, trips, output, templates, outputs, sort, filter, locale, currency, "
                + "rates, limits, pass, photos, baseURL, publish"),
        MarkedCase(
            "{⟦\"Title\": \"x\"}",
            "unknown setting \"Title\": did you mean \"title\"?"
                + " The settings are title, travelerName, highlight, "
                + "showsYear, years, trips, output, templates, outputs, sort, filter, locale, currency, "
                + "rates, limits, pass, photos, baseURL, publish"),
        MarkedCase(
            "{⟦\"colour\": \"red\"}",
            "unknown setting \"colour\": the settings are title, travelerName, highlight, showsYear, "
                + "years, trips, output, templates, outputs, sort, filter, locale, currency, rates, "
                + "limits, pass, photos, baseURL, publish"),
        MarkedCase(
            "{\"pass\": {⟦\"widht\": 40, ⟦\"colour\": 1}}",
            "a key of pass must be \"width\" or \"style\", not \"widht\": did you mean \"width\"?",
            "a key of pass must be \"width\" or \"style\", not \"colour\""),
        MarkedCase(
            "{\"limits\": {⟦\"night\": [1, 9]}}",
            "a key of limits must be \"nights\", not \"night\": did you mean \"nights\"?"),
        MarkedCase(
            "{\"publish\": {\"git\": {\"remote\": \"origin\", ⟦\"brunch\": \"x\"}}}",
            "a key of publish.git must be \"remote\" or \"branch\", not \"brunch\": "
                + "did you mean \"branch\"?"),
        MarkedCase(
            "{\"rates\": {⟦\"EURO\": 1.1}}",
            "a key of rates must be a currency code of ISO 4217 such as \"USD\", not \"EURO\": "
                + "did you mean \"EUR\"?"),
    ])
    func refusesKeys(_ test: MarkedCase) {
        let reading = SettingsReading(test.text)
        #expect(reading.lines == reading.marked.lines(test.messages))
    }

    @Test(arguments: [
        MarkedCase("{\"title\": ⟦5}", "title must be a string, not a number"),
        MarkedCase("{\"title\": ⟦null}", "title must be a string, not null"),
        MarkedCase("{\"travelerName\": ⟦[]}", "travelerName must be a string, not a list"),
        MarkedCase(
            "{\"highlight\": ⟦\"purple\"}",
            "highlight must be \"yellow\", \"mint\" or \"orange\", not \"purple\""),
        MarkedCase(
            "{\"highlight\": ⟦\"Mint\"}",
            "highlight must be \"yellow\", \"mint\" or \"orange\", not \"Mint\": did you mean \"mint\"?"
        ),
        MarkedCase(
            "{\"highlight\": ⟦1}",
            "highlight must be \"yellow\", \"mint\" or \"orange\", not a number"),
        MarkedCase("{\"showsYear\": ⟦\"yes\"}", "showsYear must be true or false, not a string"),
        MarkedCase("{\"showsYear\": ⟦0}", "showsYear must be true or false, not a number"),
        MarkedCase(
            "{\"years\": ⟦\"every\"}",
            "years must be \"all\", \"latest\" or a list of years, not \"every\""),
        MarkedCase(
            "{\"years\": ⟦2027}",
            "years must be \"all\", \"latest\" or a list of years, not a number"),
        MarkedCase(
            "{\"years\": [2027, ⟦\"2028\", ⟦0, ⟦10000]}",
            "each of years must be a whole number, not a string",
            "each of years must be between 1 and 9999, not 0",
            "each of years must be between 1 and 9999, not 10000"),
        MarkedCase("{\"trips\": ⟦\"\"}", "trips must be a path"),
        MarkedCase("{\"trips\": ⟦[]}", "trips must name at least one file"),
        MarkedCase(
            "{\"trips\": [\"a.json\", ⟦\"a.xlsx\", ⟦5]}",
            "trips must name .json files, not \"a.xlsx\"", "trips must be a string, not a number"),
        MarkedCase("{\"output\": ⟦\"\"}", "output must be a path"),
        MarkedCase("{\"output\": ⟦\"a\\u0000\"}", "output must be a path"),
        MarkedCase("{\"output\": ⟦{}}", "output must be a string, not an object"),
        MarkedCase("{\"templates\": ⟦false}", "templates must be a string, not false"),
        MarkedCase(
            "{\"outputs\": ⟦\"html\"}",
            "outputs must be a list of \"html\", \"passes\" or \"json\", not a string"),
        MarkedCase(
            "{\"outputs\": [\"html\", ⟦\"pdf\", ⟦\"pases\"]}",
            "each of outputs must be \"html\", \"passes\" or \"json\", not \"pdf\"",
            "each of outputs must be \"html\", \"passes\" or \"json\", not \"pases\": "
                + "did you mean \"passes\"?"),
        MarkedCase(
            "{\"sort\": ⟦\"dates\"}",
            "sort must be \"date\", \"price\", \"nights\", \"city\", \"-date\", \"-price\", \"-nights\" "
                + "or \"-city\", not \"dates\": did you mean \"date\"?"),
        MarkedCase(
            "{\"filter\": ⟦\" \"}", "filter must be \"all\", \"favorites\" or a country"),
        MarkedCase("{\"filter\": ⟦[]}", "filter must be a string, not a list"),
        MarkedCase("{\"currency\": ⟦5}", "currency must be a string, not a number"),
        MarkedCase(
            "{\"currency\": ⟦\"US Dollar\"}",
            "currency must be a currency code of ISO 4217 such as \"USD\", not \"US Dollar\""),
        MarkedCase(
            "{\"rates\": ⟦[1.1]}", "rates must be an object such as {\"NOK\": 0.094}, not a list"),
        MarkedCase(
            "{\"rates\": {\"EUR\": ⟦0, \"NOK\": ⟦-1, \"SEK\": ⟦\"abc\", \"DKK\": ⟦true}}",
            "the rate of EUR must be a number above zero, of at most 18 digits, not 0",
            "the rate of NOK must be a number above zero, of at most 18 digits, not -1",
            "the rate of SEK must be a number above zero, of at most 18 digits, not \"abc\"",
            "the rate of DKK must be a number above zero, of at most 18 digits, not true"),
        MarkedCase("{\"rates\": {\"EUR\": 1, ⟦\"eur\": 2}}", "rates has EUR twice"),
        MarkedCase(
            "{\"trips\": [\"a.json\", ⟦\"a.json\"]}", "trips has \"a.json\" twice"),
        MarkedCase(
            "{\"limits\": ⟦[1, 60]}", "limits must be an object with \"nights\", not a list"),
        MarkedCase(
            "{\"limits\": {\"nights\": ⟦60}}",
            "limits.nights must be a list of two whole numbers such as [1, 60]"),
        MarkedCase(
            "{\"limits\": {\"nights\": ⟦[1, 2, 3]}}",
            "limits.nights must be a list of two whole numbers such as [1, 60]"),
        MarkedCase(
            "{\"limits\": {\"nights\": [1, ⟦3661]}}",
            "limits.nights must be between 0 and 3660, not 3661"),
        MarkedCase(
            "{\"limits\": {\"nights\": [⟦-1, 5]}}",
            "limits.nights must be between 0 and 3660, not -1"),
        MarkedCase(
            "{\"limits\": {\"nights\": [⟦\"1\", 5]}}",
            "limits.nights must be a whole number, not a string"),
        MarkedCase(
            "{\"limits\": {\"nights\": ⟦[9, 3]}}",
            "limits.nights must be from low to high, not [9, 3]"),
        MarkedCase(
            "{\"photos\": {⟦\"keeplocation\": true}}",
            "a key of photos must be \"keepLocation\", not \"keeplocation\": did you mean "
                + "\"keepLocation\"?"),
        MarkedCase(
            "{\"photos\": {\"keepLocation\": ⟦\"no\"}}",
            "photos.keepLocation must be true or false, not a string"),
        MarkedCase(
            "{\"photos\": ⟦true}",
            "photos must be an object with \"keepLocation\", not true"),
        MarkedCase(
            "{\"pass\": {\"width\": ⟦31, \"style\": ⟦\"asci\"}}",
            "pass.width must be between 32 and 120, not 31",
            "pass.style must be \"unicode\" or \"ascii\", not \"asci\": did you mean \"ascii\"?"),
        MarkedCase(
            "{\"pass\": {\"width\": ⟦121}}", "pass.width must be between 32 and 120, not 121"),
        MarkedCase(
            "{\"pass\": {\"width\": ⟦48.5}}", "pass.width must be a whole number, not 48.5"),
        MarkedCase(
            "{\"pass\": ⟦48}", "pass must be an object with \"width\" or \"style\", not a number"),
        MarkedCase(
            "{\"publish\": ⟦{}}", "publish must have either \"folder\" or \"git\""),
        MarkedCase(
            "{\"publish\": ⟦{\"folder\": \"a\", \"git\": {\"remote\": \"b\"}}}",
            "publish must have either \"folder\" or \"git\""),
        MarkedCase("{\"publish\": {\"folder\": ⟦\"\"}}", "publish.folder must be a path"),
        MarkedCase(
            "{\"publish\": {\"git\": ⟦{}}}", "publish.git must have the key \"remote\""),
        MarkedCase(
            "{\"publish\": {\"git\": ⟦\"origin\"}}",
            "publish.git must be an object with \"remote\" or \"branch\", not a string"),
        MarkedCase("{\"baseURL\": ⟦5}", "baseURL must be a string, not a number"),
    ])
    func refusesValues(_ test: MarkedCase) {
        let reading = SettingsReading(test.text)
        #expect(reading.lines == reading.marked.lines(test.messages))
        #expect(reading.settings.changes == [])
    }

    @Test(arguments: [
        "", "example.org", "ftp://example.org/", "javascript:alert(1)", "https://",
        "https://example.org/?a=1", "https://example.org/#a", "file:///etc/passwd",
    ])
    func refusesAddresses(_ text: String) {
        let reading = SettingsReading("{\"baseURL\": ⟦\"\(text)\"}")
        #expect(
            reading.lines
                == reading.marked.lines([
                    "baseURL must be an address such as \"https://example.org/trips/\", not \"\(text)\""
                ]))
        #expect(reading.settings.baseURL == nil)
    }

    @Test(arguments: [
        "xx_YY", "de_XX", "english", "en_US.UTF-8", "C", "POSIX", "", "../../etc", "🇳🇴",
    ])
    func refusesLocales(_ text: String) {
        let reading = SettingsReading("{\"locale\": ⟦\"\(text)\"}")
        let expected = reading.marked.lines([
            "locale must be a locale such as \"en_US\", not \"\(text)\""
        ])[0]
        #expect(reading.lines.count == 1)
        #expect(reading.lines.first?.hasPrefix(expected) == true)
        #expect(reading.settings.locale == "en_US")
    }

    @Test func showsEveryErrorOnce() {
        let reading = SettingsReading(
            "{⟦\"highligth\": \"mint\",\r\n \"highlight\": ⟦\"purple\",\r\n\"showsYear\": ⟦\"yes\"}"
        )
        #expect(
            reading.lines
                == reading.marked.lines([
                    "unknown setting \"highligth\": did you mean \"highlight\"?"
                        + " The settings are title, travelerName, highlight, "
                        + "showsYear, years, trips, output, templates, outputs, sort, filter, locale, currency, "
                        + "rates, limits, pass, photos, baseURL, publish",
                    "highlight must be \"yellow\", \"mint\" or \"orange\", not \"purple\"",
                    "showsYear must be true or false, not a string",
                ]))
    }

    @Test func remembersWhereSettingsStand() {
        let reading = SettingsReading("{\"title\": \"A\", \"output\": \"B\"}")
        #expect(reading.reader.places == [.title: 10, .output: 25])
        #expect(reading.reader.overrides == [:])
    }
}
