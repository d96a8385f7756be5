import TripFiles

/// What the settings call a remote: a name of the repository, an address or a path.
enum GitRemote {
    /// Whether the text is an address: `https://…`, or `host:path` as ssh has it.
    static func isAddress(_ text: String) -> Bool {
        if text.contains("://") { return true }
        guard let colon = text.firstIndex(of: ":") else { return false }
        return !text[..<colon].contains("/")
    }

    /// The remote for messages, without the password of an address.
    static func shown(_ text: String) -> String {
        guard let scheme = text.firstRange(of: "://") else { return SafeText.escaped(text) }
        let host = text[scheme.upperBound...].prefix { $0 != "/" }
        guard let at = host.lastIndex(of: "@") else { return SafeText.escaped(text) }
        return SafeText.escaped(text[..<scheme.upperBound] + text[text.index(after: at)...])
    }
}
