import TripFiles
import TripModel

/// What can stand after `--set`, as far as it can be listed.
enum SettingChoices {
    /// The settings, and the parts of settings that have some.
    static let keys =
        SettingKey.allCases.map(\.rawValue) + ["pass.width", "pass.style"]

    /// The values of a setting; none where they are too many to list.
    static func values(of key: String) -> [String] {
        if key == "pass.style" { return Settings.PassStyle.Style.allCases.map(\.rawValue) }
        switch SettingKey(rawValue: key) {
        case .highlight: return Highlight.allCases.map(\.rawValue)
        case .showsYear: return ["true", "false"]
        case .years: return ["all", "latest"]
        case .outputs: return [Settings.OutputKind.html, .passes, .json].map(\.rawValue)
        case .filter: return ["all", "favorites"]
        case .sort:
            let keys = SortOrder.Key.allCases.map(\.rawValue)
            return keys + keys.map { "-\($0)" }
        default: return []
        }
    }

    /// The keys whose values can be listed, with these.
    static let listed = keys.map { ($0, values(of: $0)) }.filter { !$0.1.isEmpty }
}
