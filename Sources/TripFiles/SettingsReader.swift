import Foundation
import TripModel

/// Reads settings from a file, and single ones from the command line, onto those that stand.
package struct SettingsReader {
    /// What has been read so far; defaults elsewhere.
    package private(set) var settings = Settings()

    /// Where each setting of the file stands that still holds, as byte offsets of the values.
    package private(set) var places: [SettingKey: Int] = [:]

    /// The settings of the command line, as they were written there: `--set KEY=VALUE`.
    package private(set) var overrides: [SettingKey: String] = [:]

    package init() {}

    /// Reads a settings file.
    ///
    /// - Parameters:
    ///   - source: the file.
    ///   - diagnostics: takes everything that is wrong; a wrong setting keeps its default.
    package mutating func read(_ source: SourceFile, into diagnostics: inout [Diagnostic]) {
        guard let document = JSONDocument.parse(source, into: &diagnostics) else { return }
        var reader = FieldReader(source: source)
        read(document.root, &reader)
        diagnostics += reader.diagnostics
    }

    /// Sets one setting for this run: the text after `--set`.
    ///
    /// - Parameters:
    ///   - assignment: `KEY=VALUE`, where KEY may name a part (`pass.width`), and VALUE is JSON,
    ///     plain text, or several words with commas for a list.
    ///   - diagnostics: takes what is wrong.
    package mutating func apply(_ assignment: String, into diagnostics: inout [Diagnostic]) {
        let option = "--set \(assignment)"
        guard let equals = assignment.firstIndex(of: "=") else {
            diagnostics.append(
                Diagnostic(severity: .error, file: option, message: "--set takes KEY=VALUE"))
            return
        }
        let path = assignment[..<equals].split(separator: ".", omittingEmptySubsequences: false)
        let text = String(assignment[assignment.index(after: equals)...])
        var json = Self.json(of: text, for: path.map(String.init))
        for part in path.reversed() { json = "{\(Self.quoted(String(part))):\(json)}" }
        let source = SourceFile(name: option, bytes: Array(json.utf8))
        var found: [Diagnostic] = []
        if let document = JSONDocument.parse(source, into: &found) {
            var reader = FieldReader(source: source)
            let (before, rates) = (places, settings.rates)
            places = [:]
            read(document.root, &reader)
            for key in places.keys { overrides[key] = option }
            places = before.filter { overrides[$0.key] == nil }
            // One rate of many is set like any other part: the rest stays.
            if path.count > 1 { settings.rates.merge(rates) { new, _ in new } }
            found += reader.diagnostics
        }
        diagnostics += found.map {
            var diagnostic = $0
            (diagnostic.line, diagnostic.column, diagnostic.sourceLine) = (0, 0, nil)
            return diagnostic
        }
    }

    private mutating func read(_ root: JSONValue, _ reader: inout FieldReader) {
        guard root.kind == .object else {
            reader.wrongType(root, "the file", "an object of settings")
            return
        }
        for member in root.members where !member.isKeyMalformed {
            let name = member.key
            guard let key = SettingKey(rawValue: name) else {
                let known = SettingKey.allCases.map(\.rawValue)
                let nearest = FieldReader.didYouMean(name, among: known)
                let all = nearest.isEmpty ? ": the settings are" : " The settings are"
                reader.error(
                    at: member.keyRange.lowerBound,
                    "unknown setting \(SafeText.quoted(name))\(nearest)\(all) "
                        + known.joined(separator: ", "))
                continue
            }
            places[key] = member.value.range.lowerBound
            read(member.value, key, &reader)
        }
    }

    private mutating func read(_ value: JSONValue, _ key: SettingKey, _ reader: inout FieldReader) {
        let name = key.rawValue
        switch key {
        case .title: set(\.title, reader.string(value, name).map { CleanText($0).text })
        case .travelerName:
            set(\.travelerName, reader.string(value, name).map { CleanText($0).text })
        case .highlight:
            let choices = Highlight.allCases.map(\.rawValue)
            set(
                \.highlight,
                reader.choice(value, name, of: choices).flatMap(Highlight.init(rawValue:)))
        case .showsYear: set(\.showsYear, reader.bool(value, name))
        case .years: set(\.years, reader.years(value, name))
        case .trips: set(\.trips, reader.tripFiles(value, name))
        case .output: set(\.output, reader.path(value, name))
        case .templates: set(\.templates, reader.path(value, name))
        case .outputs: set(\.outputs, reader.outputs(value, name))
        case .sort:
            let choices = SortOrder.Key.allCases.map(\.rawValue)
            set(
                \.sort,
                reader.choice(value, name, of: choices + choices.map { "-" + $0 })
                    .flatMap { SortOrder($0) })
        case .filter: set(\.filter, reader.filter(value, name))
        case .locale: set(\.locale, reader.locale(value, name))
        case .currency: set(\.currency, reader.currency(value, name))
        case .rates: set(\.rates, reader.rates(value, name))
        case .limits: set(\.nightsLimit, reader.limits(value, name))
        case .pass: reader.pass(value, name, &settings.pass)
        case .photos: reader.photos(value, name, &settings.photos)
        case .baseURL: set(\.baseURL, reader.baseURL(value, name))
        case .publish: set(\.publish, reader.publish(value, name))
        }
    }

    private mutating func set<Value>(_ path: WritableKeyPath<Settings, Value>, _ value: Value?) {
        if let value { settings[keyPath: path] = value }
    }

    private mutating func set<Value>(_ path: WritableKeyPath<Settings, Value?>, _ value: Value?) {
        if let value { settings[keyPath: path] = value }
    }

    static func unknownCurrency(_ name: String, _ code: String) -> String {
        "\(name) must be a currency code of ISO 4217 such as \"USD\", not \(SafeText.quoted(code))"
            + FieldReader.didYouMean(code.uppercased(), among: Currency.allCodes)
    }

    // MARK: From the command line

    /// The JSON that the words of a command line mean for a setting.
    private static func json(of text: String, for path: [String]) -> String {
        let key = SettingKey(rawValue: path.first ?? "")
        switch key {
        case .outputs, .trips, .years:
            if isJSON(text) {
                return key == .years && Int(text) != nil ? "[\(text)]" : text
            }
            guard text.contains(",") || key == .outputs else { return quoted(text) }
            let parts = text.split(separator: ",").map { String($0).trimmingASCIISpaces }
            return "[" + parts.map { isJSON($0) ? $0 : quoted($0) }.joined(separator: ",") + "]"
        case .showsYear, .limits, .pass, .photos, .publish, .rates:
            return isJSON(text) ? text : quoted(text)
        default:
            return quoted(text)
        }
    }

    private static func isJSON(_ text: String) -> Bool {
        var problems: [Diagnostic] = []
        let source = SourceFile(name: "", bytes: Array(text.utf8))
        return JSONDocument.parse(source, into: &problems) != nil && problems.isEmpty
    }

    /// A JSON string of any text.
    package static func quoted(_ text: String) -> String {
        var json = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": json += "\\\(scalar)"
            case "\u{0}"..."\u{1F}":
                let hex = String(scalar.value, radix: 16)
                json += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: json.unicodeScalars.append(scalar)
            }
        }
        return json + "\""
    }
}

/// The keys of a settings file.
package enum SettingKey: String, CaseIterable, Sendable {
    case title, travelerName, highlight, showsYear, years, trips, output, templates, outputs, sort
    case filter, locale, currency, rates, limits, pass, photos, baseURL, publish
}
