import Foundation

/// Names of countries that Foundation does not have.
enum CountryNames {
    /// Names in common use with their codes.
    static var others: [String: String] {
        var names = inEnglish
        for name in china.values { names[name] = "CN" }
        return names
    }

    private static let inEnglish: [String: String] = [
        "UK": "GB", "Great Britain": "GB", "Britain": "GB",
        "United Kingdom of Great Britain and Northern Ireland": "GB",
        "United States of America": "US", "USA": "US", "America": "US",
        "UAE": "AE", "Emirates": "AE",
        "Czech Republic": "CZ", "Slovak Republic": "SK",
        "Korea": "KR", "Republic of Korea": "KR", "Korea, South": "KR",
        "Democratic People's Republic of Korea": "KP", "Korea, North": "KP", "DPRK": "KP",
        "Holland": "NL", "Republic of Ireland": "IE", "Russian Federation": "RU",
        "Turkey": "TR", "Türkiye": "TR", "Viet Nam": "VN", "Lao PDR": "LA",
        "Lao People's Democratic Republic": "LA",
        "People's Republic of China": "CN", "Mainland China": "CN", "Republic of China": "TW",
        "Taiwan, Province of China": "TW",
        "Hong Kong": "HK", "Macao": "MO", "Macau": "MO",
        "Burma": "MM", "Myanmar": "MM", "Ivory Coast": "CI", "Cabo Verde": "CV",
        "East Timor": "TL", "Swaziland": "SZ", "Macedonia": "MK", "Bosnia": "BA",
        "Vatican": "VA", "Holy See": "VA", "Holy See (Vatican City State)": "VA",
        "Palestine": "PS", "State of Palestine": "PS",
        "DR Congo": "CD", "DRC": "CD", "Democratic Republic of the Congo": "CD",
        "Congo": "CG", "Republic of the Congo": "CG",
        "Islamic Republic of Iran": "IR", "Syrian Arab Republic": "SY",
        "Republic of Moldova": "MD", "United Republic of Tanzania": "TZ",
        "Plurinational State of Bolivia": "BO", "Bolivarian Republic of Venezuela": "VE",
        "Brunei Darussalam": "BN", "Federated States of Micronesia": "FM",
        "US Virgin Islands": "VI", "Falklands": "FK", "Falkland Islands (Malvinas)": "FK",
        "Réunion Island": "RE", "Pitcairn": "PN", "Åland": "AX",
        "Bonaire, Sint Eustatius and Saba": "BQ",
        "British Indian Ocean Territory": "IO", "Heard Island and McDonald Islands": "HM",
        "Saint Helena, Ascension and Tristan da Cunha": "SH",
        "Saint Martin (French part)": "MF", "Sint Maarten (Dutch part)": "SX",
        "South Georgia and the South Sandwich Islands": "GS",
        "United States Minor Outlying Islands": "UM",
    ]

    /// The name of a country in a locale; nil for no region that Foundation knows.
    static func name(of code: String, in locale: Locale) -> String? {
        if code == "CN", let language = locale.language.languageCode?.identifier {
            let isTraditional = locale.language.script == .hanTraditional
            if let name = china[isTraditional ? language + "_Hant" : language] { return name }
        }
        return locale.localizedString(forRegionCode: code)
    }

    /// China by its plain name (CLDR), which is what people write: Foundation calls it the mainland
    /// in every language.
    private static let china = [
        "ar": "الصين", "az": "Çin", "be": "Кітай", "bg": "Китай", "bn": "চীন", "ca": "Xina",
        "cs": "Čína", "da": "Kina", "de": "China", "el": "Κίνα", "en": "China", "es": "China",
        "et": "Hiina", "eu": "Txina", "fa": "چین", "fi": "Kiina", "fil": "China", "fr": "Chine",
        "gl": "China", "he": "סין", "hi": "चीन", "hr": "Kina", "hu": "Kína", "hy": "Չինաստան",
        "id": "Tiongkok", "is": "Kína", "it": "Cina", "ja": "中国", "ka": "ჩინეთი", "kk": "Қытай",
        "ko": "중국", "ky": "Кытай", "lt": "Kinija", "lv": "Ķīna", "mk": "Кина", "mn": "Хятад",
        "mr": "चीन", "ms": "China", "nb": "Kina", "ne": "चीन", "nl": "China", "nn": "Kina",
        "no": "Kina", "pl": "Chiny", "pt": "China", "ro": "China", "ru": "Китай", "sk": "Čína",
        "sl": "Kitajska", "sq": "Kinë", "sr": "Кина", "sv": "Kina", "sw": "Uchina",
        "ta": "சீனா", "th": "จีน", "tr": "Çin", "uk": "Китай", "ur": "چین", "uz": "Xitoy",
        "vi": "Trung Quốc", "zh": "中国", "zh_Hant": "中國",
    ]
}
