import Foundation
import Testing

@testable import TripModel

/// Which country a text names.
@Suite struct CountryIndexTests {
    private static func code(_ text: String, in locale: String = "en_US") -> String? {
        var index = CountryIndex(locale: Locale(identifier: locale))
        return index.country(text).code
    }

    @Test(arguments: ["en_US", "de_DE", "ja_JP", "vi_VN"])
    func knowsTheCodesOfISO3166(_ locale: String) {
        var index = CountryIndex(locale: Locale(identifier: locale))
        let pairs = CountryCodes.pairs.split(separator: " ").map(String.init)
        #expect(pairs.count == 249)
        for pair in pairs {
            let (two, three) = (String(pair.prefix(2)), String(pair.suffix(3)))
            #expect(index.country(two).code == two)
            #expect(index.country(three).code == two, "\(three)")
            #expect(index.country(two).key == index.country(three).key)
        }
    }

    @Test func knowsTheNamesOfISO3166() {
        var index = CountryIndex(locale: Locale(identifier: "en_US"))
        let names = CountryCodes.names.split(separator: "|").map(String.init)
        #expect(names.count == 249)
        for name in names {
            #expect(
                index.country(String(name.dropFirst(3))).code == String(name.prefix(2)), "\(name)")
        }
    }

    /// The site's locale comes first, then English.
    @Test(arguments: [
        "de_DE", "ja_JP", "fr_FR", "es_ES", "pt_BR", "ar_EG", "hi_IN", "th_TH", "fa_IR", "bn_BD",
        "pl_PL", "ru_RU", "zh_Hans_CN", "zh_Hant_TW", "ko_KR", "tr_TR", "vi_VN", "el_GR", "he_IL",
    ])
    func knowsEveryNameInTheLocale(_ identifier: String) throws {
        let locale = Locale(identifier: identifier)
        let english = Locale(identifier: "en_US")
        var index = CountryIndex(locale: locale)
        for pair in CountryCodes.pairs.split(separator: " ") {
            let code = String(pair.prefix(2))
            let name = try #require(locale.localizedString(forRegionCode: code))
            #expect(index.country(name).code == code, "\(name)")
            if code != "CN" { #expect(index.country(name).name == name) }
            for capitals in [name.uppercased(), name.uppercased(with: locale)]
            where capitals != "NGA" {
                #expect(index.country(capitals).code == code, "\(name)")
            }
            let other = try #require(english.localizedString(forRegionCode: code))
            #expect(index.country(other).code == code, "\(other)")
        }
    }

    @Test(arguments: [
        ("US", "usa", "United States", "US"), ("UK", "uk ", "United Kingdom", "GB"),
        ("UAE", "uae", "United Arab Emirates", "AE"), ("USA", "the USA", "America", "US"),
        ("Czech Republic", "Czechia", "CZE", "CZ"), ("South Korea", "Korea", "kor", "KR"),
        ("Great Britain", "GB", "britain", "GB"), ("Holland", "The Netherlands", "nld", "NL"),
        ("Turkey", "Türkiye", "Turkiye", "TR"), ("Burma", "Myanmar", "MMR", "MM"),
        ("Ivory Coast", "Côte d’Ivoire", "COTE D'IVOIRE", "CI"),
        ("Vietnam", "Viet Nam", "VNM", "VN"), ("Hong Kong", "HK", "HKG", "HK"),
        ("Russia", "Russian Federation", "rus", "RU"), ("Laos", "Lao PDR", "LAO", "LA"),
        ("China", "china", "People's Republic of China", "CN"),
        ("Taiwan", "TWN", "Republic of China", "TW"), ("Macau", "Macao", "MO", "MO"),
        ("DRC", "Congo - Kinshasa", "Democratic Republic of the Congo", "CD"),
        ("Cape Verde", "Cabo Verde", "CPV", "CV"), ("Kosovo", "XK", "kosovo", "XK"),
    ])
    func findsOneCountry(_ first: String, _ second: String, _ third: String, _ code: String) {
        var index = CountryIndex(locale: Locale(identifier: "en_US"))
        let countries = [first, second, third].map { index.country($0) }
        #expect(countries.map(\.code) == [code, code, code])
        #expect(Set(countries).count == 1)
    }

    @Test(arguments: [
        ("St. Kitts & Nevis", "KN"), ("Saint Kitts and Nevis", "KN"), ("St Kitts and Nevis", "KN"),
        ("SAINT LUCIA", "LC"), ("St. Lucia", "LC"), ("the Gambia", "GM"), ("The Bahamas", "BS"),
        ("Bosnia & Herzegovina", "BA"), ("Bosnia-Herzegovina", "BA"), ("Åland", "AX"),
        ("Cote dIvoire", "CI"), ("Curacao", "CW"), ("Reunion", "RE"), ("São Tomé & Príncipe", "ST"),
        ("Sao Tome and Principe", "ST"), ("Guinea Bissau", "GW"), ("guinea", "GN"), ("Niger", "NE"),
        ("nigeria", "NG"), ("Timor Leste", "TL"), ("Trinidad and Tobago", "TT"), ("Oman", "OM"),
        ("Dominica", "DM"), ("Dominican Republic", "DO"), ("Ireland", "IE"), ("Georgia", "GE"),
        ("  Norway\n", "NO"), ("Cura\u{63}\u{327}ao", "CW"), ("N. Macedonia", nil),
    ])
    func overlooksWhatWritersChange(_ text: String, _ code: String?) {
        #expect(Self.code(text) == code)
    }

    @Test(arguments: [
        ("Deutschland", "de_DE", "DE"), ("Österreich", "de_DE", "AT"),
        ("osterreich", "de_DE", "AT"),
        ("Vereinigtes Königreich", "de_DE", "GB"), ("Germany", "de_DE", "DE"),
        ("日本", "ja_JP", "JP"), ("ノルウェー", "ja_JP", "NO"), ("Japan", "ja_JP", "JP"),
        ("Nga", "vi_VN", "RU"), ("NGA", "vi_VN", "NG"), ("nga", "en_US", "NG"),
        ("China", "de_DE", "CN"), ("Chine", "fr_FR", "CN"), ("Cina", "it_IT", "CN"),
        ("中国", "ja_JP", "CN"), ("中國", "zh_Hant_TW", "CN"), ("Китай", "ru_RU", "CN"),
        ("الصين", "ar_EG", "CN"), ("चीन", "hi_IN", "CN"), ("Chiny", "pl_PL", "CN"),
        ("Deutschland", "en_US", nil),
    ])
    func knowsTheNamesOfTheLocale(_ text: String, _ locale: String, _ code: String?) {
        #expect(Self.code(text, in: locale) == code)
    }

    @Test(arguments: [
        ("NO", "en_US", "Norway"), ("nor", "de_DE", "Norwegen"), ("Norway", "ja_JP", "ノルウェー"),
        ("UK", "en_US", "United Kingdom"), ("usa", "fr_FR", "États-Unis"),
    ])
    func tellsTheNameInTheLocale(_ text: String, _ locale: String, _ name: String) {
        var index = CountryIndex(locale: Locale(identifier: locale))
        #expect(index.country(text).name == name)
    }

    @Test(arguments: [
        "Narnia", "EU", "European Union", "UN", "United Nations", "ZZ", "XX", "AC", "TA", "EUE",
        "XXX", "12", "U", "", "ß", "ﬁ", "ＵＳ", "U.S", "Scotland", "🇳🇴", "Norway, maybe",
    ])
    func keepsOtherNames(_ text: String) {
        var index = CountryIndex(locale: Locale(identifier: "en_US"))
        let country = index.country(" \(text)\n")
        #expect(country.code == nil)
        #expect(country.name == text)
        #expect(country.flag == "")
    }

    @Test func tellsOtherNamesApart() {
        var index = CountryIndex(locale: Locale(identifier: "en_US"))
        let names = ["Narnia", "NARNIA ", "Närnia", "Na\u{308}rnia", "Narnia"]
        let countries = names.map { index.country($0) }
        #expect(countries[0] == countries[1])
        #expect(countries[0] != countries[2])
        #expect(countries[2] == countries[3])
        #expect(countries.map(\.name) == ["Narnia", "NARNIA", "Närnia", "Närnia", "Narnia"])
        #expect(Set(countries).count == 2)
    }

    @Test(arguments: [
        ("NO", "\u{1F1F3}\u{1F1F4}"), ("usa", "🇺🇸"), ("UK", "🇬🇧"), ("XK", "🇽🇰"), ("Narnia", ""),
    ])
    func hasFlags(_ text: String, _ flag: String) {
        var index = CountryIndex(locale: Locale(identifier: "en_US"))
        #expect(index.country(text).flag == flag)
    }

    /// CLDR has "China" and "China mainland"; Foundation gives the second.
    @Test(arguments: [
        ("en_US", "China"), ("en_GB", "China"), ("de_DE", "China"), ("fr_CH", "Chine"),
        ("ja_JP", "中国"), ("zh_Hans_CN", "中国"), ("zh_Hant_TW", "中國"), ("zh_TW", "中國"),
        ("nb_NO", "Kina"), ("ar_EG", "الصين"), ("pt_BR", "China"),
    ])
    func callsChinaByItsPlainName(_ identifier: String, _ name: String) {
        var index = CountryIndex(locale: Locale(identifier: identifier))
        for written in ["CN", "China", "china mainland", name] {
            #expect(index.country(written).name == name)
            #expect(index.country(written).code == "CN")
        }
    }
}
