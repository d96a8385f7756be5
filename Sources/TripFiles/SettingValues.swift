import Foundation
import TripModel

/// The settings that are more than a word or a switch.
extension FieldReader {
    mutating func years(_ value: JSONValue, _ name: String) -> Settings.Years? {
        switch (value.kind, value.string) {
        case (.string, "all"): return .all
        case (.string, "latest"): return .latest
        case (.array, _):
            let problems = diagnostics.count
            let years = value.elements.compactMap { integer($0, "each of \(name)", in: 1...9999) }
            return diagnostics.count == problems ? .listed(Set(years).sorted()) : nil
        default:
            let found = value.string.map { SafeText.quoted($0) } ?? value.kind.description
            error(at: value, "\(name) must be \"all\", \"latest\" or a list of years, not \(found)")
            return nil
        }
    }

    mutating func tripFiles(_ value: JSONValue, _ name: String) -> [String]? {
        let values = value.kind == .array ? Array(value.elements) : [value]
        guard !values.isEmpty else {
            error(at: value, "\(name) must name at least one file")
            return nil
        }
        let problems = diagnostics.count
        var files: [String] = []
        for value in values {
            guard let file = path(value, name) else { continue }
            guard file.lowercased().hasSuffix(".json") else {
                error(
                    at: value,
                    "\(name) must name .json files, not \(SafeText.quoted(file))")
                continue
            }
            guard !files.contains(file) else {
                error(at: value, "\(name) has \(SafeText.quoted(file)) twice")
                continue
            }
            files.append(file)
        }
        return diagnostics.count == problems ? files : nil
    }

    mutating func path(_ value: JSONValue, _ name: String) -> String? {
        guard let path = string(value, name) else { return nil }
        guard !path.isEmpty, !path.utf8.contains(0) else {
            error(at: value, "\(name) must be a path")
            return nil
        }
        return path
    }

    mutating func outputs(_ value: JSONValue, _ name: String) -> [Settings.OutputKind]? {
        let choices = [Settings.OutputKind.html, .passes, .json].map(\.rawValue)
        guard value.kind == .array else {
            wrongType(value, name, "a list of \(FieldReader.list(choices))")
            return nil
        }
        let problems = diagnostics.count
        let chosen = value.elements.compactMap { choice($0, "each of \(name)", of: choices) }
        guard diagnostics.count == problems else { return nil }
        return Settings.OutputKind.allCases.filter { chosen.contains($0.rawValue) }
    }

    mutating func filter(_ value: JSONValue, _ name: String) -> TripFilter? {
        guard let text = string(value, name).map({ CleanText($0).text }) else { return nil }
        switch text {
        case "all": return .all
        case "favorites": return .favorites
        case "":
            error(at: value, "\(name) must be \"all\", \"favorites\" or a country")
            return nil
        default: return .country(text)
        }
    }

    mutating func locale(_ value: JSONValue, _ name: String) -> String? {
        guard let text = string(value, name) else { return nil }
        let identifier = text.replacing("-", with: "_")
        if identifier == "en_US" { return identifier }
        let known = Locale.availableIdentifiers
        let parts = Locale.Components(identifier: identifier).languageComponents
        let language = parts.languageCode?.identifier ?? ""
        let isRegionKnown = parts.region.map { $0.isISORegion } ?? true
        // An encoding, as in the "en_US.UTF-8" of a terminal, is no part of a locale.
        let isPlain = !identifier.utf8.contains(UInt8(ascii: "."))
        // "zh_TW" is short for "zh_Hant_TW", the only one that is listed.
        if known.contains(language), isRegionKnown, isPlain { return identifier }
        error(
            at: value,
            "\(name) must be a locale such as \"en_US\", not \(SafeText.quoted(text))"
                + FieldReader.didYouMean(identifier, among: known.sorted()))
        return nil
    }

    mutating func currency(_ value: JSONValue, _ name: String) -> Currency? {
        guard let code = string(value, name) else { return nil }
        guard let currency = Currency(code: code) else {
            error(at: value, SettingsReader.unknownCurrency(name, code))
            return nil
        }
        return currency
    }

    mutating func rates(_ value: JSONValue, _ name: String) -> [Currency: DecimalText]? {
        guard value.kind == .object else {
            wrongType(value, name, "an object such as {\"NOK\": 0.094}")
            return nil
        }
        let problems = diagnostics.count
        var rates: [Currency: DecimalText] = [:]
        for member in value.members where !member.isKeyMalformed {
            guard let currency = Currency(code: member.key) else {
                let offset = member.keyRange.lowerBound
                error(
                    at: offset, SettingsReader.unknownCurrency("a key of \(name)", member.key))
                continue
            }
            let string = member.value.string
            let digits = string.map { Array($0.utf8)[...] } ?? member.value.bytes
            let isText = member.value.kind == .number || member.value.kind == .string
            guard isText, let rate = DecimalText(digits), !rate.isNegative, rate.digits > 0,
                (-18...12).contains(rate.exponent)
            else {
                let found =
                    string.map { SafeText.quoted($0) }
                    ?? SafeText.escaped(String(decoding: digits.prefix(40), as: UTF8.self))
                error(
                    at: member.value,
                    "the rate of \(currency.code) must be a number above zero, of at most 18 digits, not "
                        + found)
                continue
            }
            guard rates.updateValue(rate, forKey: currency) == nil else {
                error(at: member.keyRange.lowerBound, "\(name) has \(currency.code) twice")
                continue
            }
        }
        return diagnostics.count == problems ? rates : nil
    }

    mutating func limits(_ value: JSONValue, _ name: String) -> ClosedRange<Int>? {
        guard knownKeys(of: value, name, ["nights"]), let range = value.member("nights") else {
            return nil
        }
        let ends = Array(range.elements)
        guard range.kind == .array, ends.count == 2 else {
            error(at: range, "\(name).nights must be a list of two whole numbers such as [1, 60]")
            return nil
        }
        let allowed = 0...3660
        guard let fewest = integer(ends[0], "\(name).nights", in: allowed),
            let most = integer(ends[1], "\(name).nights", in: allowed)
        else { return nil }
        guard fewest <= most else {
            error(at: range, "\(name).nights must be from low to high, not [\(fewest), \(most)]")
            return nil
        }
        return fewest...most
    }

    mutating func pass(_ value: JSONValue, _ name: String, _ pass: inout Settings.PassStyle) {
        guard knownKeys(of: value, name, ["width", "style"]) else { return }
        if let width = value.member("width"),
            let columns = integer(width, "\(name).width", in: Settings.PassStyle.widths)
        {
            pass.width = columns
        }
        let choices = Settings.PassStyle.Style.allCases.map(\.rawValue)
        if let style = value.member("style"),
            let choice = choice(style, "\(name).style", of: choices),
            let known = Settings.PassStyle.Style(rawValue: choice)
        {
            pass.style = known
        }
    }

    mutating func photos(_ value: JSONValue, _ name: String, _ photos: inout Settings.Photos) {
        guard knownKeys(of: value, name, ["keepLocation"]) else { return }
        if let keeps = value.member("keepLocation"),
            let choice = bool(keeps, "\(name).keepLocation")
        {
            photos.keepLocation = choice
        }
    }

    mutating func baseURL(_ value: JSONValue, _ name: String) -> String? {
        guard let text = string(value, name) else { return nil }
        guard let url = URL(string: text), url.scheme == "https" || url.scheme == "http",
            url.host() != nil, url.query() == nil, url.fragment() == nil, url.user() == nil,
            text.unicodeScalars.allSatisfy({
                $0.value > 0x20 && !"\"<>\\^`{|}".unicodeScalars.contains($0)
            })
        else {
            error(
                at: value,
                "\(name) must be an address such as \"https://example.org/trips/\", not "
                    + SafeText.quoted(text))
            return nil
        }
        return text.hasSuffix("/") ? text : text + "/"
    }

    mutating func publish(_ value: JSONValue, _ name: String) -> Settings.PublishTarget? {
        guard knownKeys(of: value, name, ["folder", "git"]) else { return nil }
        let (folder, git) = (value.member("folder"), value.member("git"))
        if let folder, git == nil {
            return path(folder, "\(name).folder").map { .folder($0) }
        }
        guard let git, folder == nil else {
            error(at: value, "\(name) must have either \"folder\" or \"git\"")
            return nil
        }
        guard knownKeys(of: git, "\(name).git", ["remote", "branch"]) else { return nil }
        guard let remote = git.member("remote") else {
            error(at: git, "\(name).git must have the key \"remote\"")
            return nil
        }
        let branch = git.member("branch").map { path($0, "\(name).git.branch") } ?? "gh-pages"
        guard let remote = path(remote, "\(name).git.remote"), let branch else { return nil }
        return .git(remote: remote, branch: branch)
    }

    /// Whether a value is an object; a key that it should not have is an error too.
    private mutating func knownKeys(
        of value: JSONValue, _ name: String, _ keys: [String]
    ) -> Bool {
        guard value.kind == .object else {
            wrongType(value, name, "an object with \(FieldReader.list(keys))")
            return false
        }
        for member in value.members where !member.isKeyMalformed && !keys.contains(member.key) {
            error(
                at: member.keyRange.lowerBound,
                "a key of \(name) must be \(FieldReader.list(keys)), not "
                    + SafeText.quoted(member.key)
                    + FieldReader.didYouMean(member.key, among: keys))
        }
        return true
    }
}

extension String {
    var trimmingASCIISpaces: String {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        let start = drop(while: isSpace)
        return String(start.reversed().drop(while: isSpace).reversed())
    }
}
