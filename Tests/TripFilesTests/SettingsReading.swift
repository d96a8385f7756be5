import TripModel

@testable import TripFiles

/// What reading a marked text of settings gives.
struct SettingsReading {
    let settings: Settings
    /// One line for each diagnostic.
    let lines: [String]
    let marked: JSONMarkedText
    let reader: SettingsReader

    init(_ text: String) {
        marked = JSONMarkedText(text, name: "settings.json")
        var reader = SettingsReader()
        var diagnostics: [Diagnostic] = []
        reader.read(marked.source, into: &diagnostics)
        self.reader = reader
        settings = reader.settings
        lines = diagnostics.map(\.text)
    }

    /// Reads a text and then settings from the command line.
    init(_ text: String = "{}", set assignments: String...) {
        marked = JSONMarkedText(text, name: "settings.json")
        var reader = SettingsReader()
        var diagnostics: [Diagnostic] = []
        reader.read(marked.source, into: &diagnostics)
        for assignment in assignments { reader.apply(assignment, into: &diagnostics) }
        self.reader = reader
        settings = reader.settings
        lines = diagnostics.map(\.text)
    }
}

extension Settings {
    /// Every setting as text, so that tests compare all of them at once.
    var described: [String: String] {
        let publish =
            switch publish {
            case .folder(let folder): "folder \(folder)"
            case .git(let remote, let branch): "git \(remote) \(branch)"
            case nil: "none"
            }
        let filter =
            switch filter {
            case .all: "all"
            case .favorites: "favorites"
            case .country(let text): "country \(text)"
            }
        let rates = rates.map { "\($0.code) \($1.digits)e\($1.exponent)" }.sorted()
        let years =
            switch years {
            case .all: "all"
            case .latest: "latest"
            case .listed(let years): years.map(String.init).joined(separator: " ")
            }
        return [
            "title": title, "travelerName": travelerName, "highlight": highlight.rawValue,
            "showsYear": "\(showsYear)", "years": years,
            "trips": trips?.joined(separator: " ") ?? "none", "output": output,
            "templates": templates,
            "outputs": outputs.map(\.rawValue).joined(separator: " "), "sort": sort.name,
            "filter": filter, "locale": locale, "currency": currency.code,
            "rates": rates.joined(separator: ", "),
            "limits": "\(nightsLimit.lowerBound) \(nightsLimit.upperBound)",
            "pass": "\(pass.width) \(pass.style.rawValue)",
            "photos": photos.keepLocation ? "keepLocation" : "",
            "baseURL": baseURL ?? "none", "publish": publish,
        ]
    }

    /// The settings that differ from the defaults, as `key: text`, in order.
    var changes: [String] {
        let defaults = [
            "title": "Trips", "travelerName": "", "highlight": "yellow", "showsYear": "true",
            "years": "all", "trips": "none", "output": "Output", "templates": "Templates",
            "outputs": "html passes", "sort": "date", "filter": "all", "locale": "en_US",
            "currency": "USD", "rates": "", "limits": "1 60", "pass": "48 unicode",
            "photos": "", "baseURL": "none", "publish": "none",
        ]
        return described.filter { defaults[$0.key] != $0.value }.map { "\($0): \($1)" }.sorted()
    }
}
