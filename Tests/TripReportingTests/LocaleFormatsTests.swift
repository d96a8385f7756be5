import Foundation
import TemplateEngine
import Testing
import TripModel

@testable import TripReporting

/// What a locale writes, against what Foundation writes.
@Suite struct LocaleFormatsTests {
    static let locales = [
        "en_US", "en_GB", "en_IN", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_CH", "es_ES", "es_MX",
        "it_IT", "pt_BR", "pt_PT", "pl_PL", "hu_HU", "bg_BG", "cs_CZ", "ru_RU", "ka_GE", "et_EE",
        "tr_TR", "eu_ES", "ja_JP", "zh_Hans_CN", "zh_Hant_TW", "ko_KR", "hi_IN", "bn_BD", "ta_IN",
        "ne_NP", "my_MM", "th_TH", "ar_EG", "ar_AE", "fa_IR", "ur_PK", "ckb_IQ", "he_IL", "dz_BT",
        "ff_Adlm_GN", "gsw_CH", "zh_CN@numbers=hanidec", "ee_GH", "tok",
    ]

    private static let numbers = [
        0, 1, 7, 10, 99, 100, 365, 999, 1000, 1234, 9999, 10_000, 12_345, 99_999, 100_000, 123_456,
        999_999, 1_000_000, 1_234_567, 10_000_000, 123_456_789, 9_876_543_210, 12_345_678_901_234,
    ]

    @Test(arguments: locales)
    func writesNumbers(_ identifier: String) {
        let locale = Locale(identifier: identifier)
        let formats = LocaleFormats(identifier, currencies: [])
        for number in Self.numbers {
            #expect(formats.text(number) == number.formatted(.number.locale(locale)))
            #expect(
                formats.text(year: number)
                    == number.formatted(.number.grouping(.never).locale(locale)))
        }
        for number in 0...100 {
            #expect(
                OutputBuffer.text { formats.shares(of: 100).write(number, to: &$0) }
                    == number.formatted(.percent.locale(locale)))
        }
    }

    @Test(arguments: locales)
    func writesMoney(_ identifier: String) throws {
        let locale = Locale(identifier: identifier)
        let codes = ["USD", "EUR", "JPY", "KWD", "INR", "PLN", "CHF", "CLF", "LBP", "DEM"]
        let currencies = try codes.map { try #require(Currency(code: $0)) }
        // The last four are learned when they are first met.
        let formats = LocaleFormats(
            copying: LocaleFormats(identifier, currencies: currencies.prefix(6)))
        for currency in currencies {
            let style = Decimal.FormatStyle.Currency(code: currency.code, locale: locale)
                .precision(.fractionLength(currency.decimals))
            for number in Self.numbers {
                let value = Decimal(
                    sign: .plus, exponent: -currency.decimals, significand: Decimal(number))
                let money = Money(minorUnits: Int128(number), currency: currency)
                #expect(formats.text(money) == style.format(value))
            }
            // A sum of many prices, past what a machine word holds.
            let sum = Money(minorUnits: 1_234_567_890_123_456_789_012, currency: currency)
            let exact = try #require(Decimal(string: sum.plainAmount))
            #expect(formats.text(sum) == style.format(exact))
        }
    }

    @Test(arguments: locales)
    func writesDates(_ identifier: String) throws {
        let formats = LocaleFormats(identifier, currencies: [])
        let formatter = Self.formatter(identifier)
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        // A day of each weekday and month, and the ends of months.
        for year in [1600, 1970, 2024, 2027, 2400, 9999] {
            for month in 1...12 {
                for day in [1, 2, 9, 10, 17, 23, CivilDate.days(inMonth: month, of: year)] {
                    let date = try #require(CivilDate(year: year, month: month, day: day))
                    let instant = Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400)
                    #expect(
                        formats.text(date) == formatter.string(from: instant))
                }
            }
        }
    }

    @Test(arguments: ["en_US", "en_GB", "de_DE", "ru_RU", "ja_JP", "ar_EG", "th_TH", "fa_IR"])
    func writesPatterns(_ identifier: String) throws {
        let formats = LocaleFormats(identifier, currencies: [])
        let formatter = Self.formatter(identifier)
        for pattern in [
            "y", "yy", "yyyy", "yyyyy", "u", "uuuu", "M", "MM", "MMM", "MMMM", "MMMMM", "L", "LL",
            "LLL", "LLLL", "LLLLL", "d", "dd", "D", "DD", "DDD", "E", "EE", "EEE", "EEEE", "EEEEE",
            "c", "cc", "ccc", "cccc", "ccccc", "G", "GG", "GGG", "GGGG", "d MMM", "EEEE, d. MMMM y",
            "yyyy-MM-dd", "d 'de' MMMM", "''yy", "d 'o''clock'", "'don''t' y", "y年M月d日", "'MMM'",
            "",
        ] {
            formatter.dateFormat = pattern
            let parts = try DatePattern(pattern)
            for day in stride(from: 19_000, to: 23_000, by: 137) {
                let instant = Date(timeIntervalSince1970: Double(day) * 86_400)
                #expect(
                    OutputBuffer.text { formats.dates.with(parts).write(day, to: &$0) }
                        == formatter.string(from: instant), "\(pattern)")
            }
        }
    }

    private static func formatter(_ identifier: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Locale(identifier: identifier)
        formatter.timeZone = .gmt
        return formatter
    }

    /// CLDR: the first weekday and the weekend of territories; 1 is Sunday.
    @Test(arguments: [
        ("en_US", 1, [1, 7]), ("de_DE", 2, [1, 7]), ("ar_EG", 7, [6, 7]), ("he_IL", 1, [6, 7]),
        ("fa_IR", 7, [6]), ("hi_IN", 1, [1]), ("pt_PT", 1, [1, 7]), ("ar_SA", 1, [6, 7]),
        ("ja_JP", 1, [1, 7]), ("fr_CH", 2, [1, 7]), ("ar_AE", 2, [1, 7]),
    ])
    func knowsTheWeek(_ identifier: String, _ first: Int, _ weekend: [Int]) throws {
        let formats = LocaleFormats(identifier, currencies: [])
        #expect(formats.firstWeekday == first)
        // 2027-06-13 is a Sunday.
        let sunday = try Sample.date("2027-06-13")
        let days = try (0..<7).map { try #require(sunday.adding(days: $0)) }
        #expect(days.filter(formats.isWeekend).map(\.weekday) == weekend)
    }

    @Test(arguments: [
        ("en_US", "en-US", false), ("de_DE", "de-DE", false), ("ar_EG", "ar-EG", true),
        ("fa_IR", "fa-IR", true), ("he_IL", "he-IL", true), ("ur_PK", "ur-PK", true),
        ("zh_Hant_TW", "zh-Hant-TW", false), ("ja_JP", "ja-JP", false),
    ])
    func knowsTheLanguage(_ identifier: String, _ tag: String, _ isRightToLeft: Bool) {
        let formats = LocaleFormats(identifier, currencies: [])
        #expect(formats.languageTag == tag)
        #expect(formats.isRightToLeft == isRightToLeft)
    }

    /// Numbers that are no digits, or no locale at all, still end in something to read.
    @Test(arguments: ["en_US@numbers=roman", "en_US@numbers=hebr", "zh@numbers=hans", "", "xx_YY"])
    func survivesOddLocales(_ identifier: String) throws {
        let formats = LocaleFormats(identifier, currencies: [.usDollar])
        let date = try Sample.date("2027-06-12")
        #expect(formats.text(1234).contains("234"))
        #expect(formats.text(date).contains("12"))
        let money = try Sample.money("USD 12.34")
        #expect(formats.text(money).contains("34"))
    }

    /// As CLDR has the medium dates and the names of months and days of these locales.
    @Test(arguments: [
        ("en_US", "Jun 2, 2027", "Jun", "W"), ("de_DE", "02.06.2027", "Jun", "M"),
        ("ja_JP", "2027/06/02", "6月", "水"), ("pt_BR", "2 de jun. de 2027", "jun.", "Q"),
        ("fr_CH", "2 juin 2027", "juin", "M"), ("hi_IN", "2 जून 2027", "जून", "बु"),
        ("ar_EG", "٠٢\u{200F}/٠٦\u{200F}/٢٠٢٧", "يونيو", "ر"),
    ])
    func writesDatesOfTables(
        _ locale: String, _ medium: String, _ month: String, _ weekday: String
    ) throws {
        let formats = LocaleFormats(locale, currencies: [])
        let date = try Sample.date("2027-06-02")
        #expect(formats.mediumDates()(date) == medium)
        #expect(formats.dates(by: "LLL")(date) == month)
        #expect(formats.dates(by: "ccccc")(date) == weekday)
    }
}
