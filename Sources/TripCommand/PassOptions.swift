import TripFiles
import TripModel

/// How the options of `pass` want passes printed, and where.
struct PassOptions: Sendable {
    private let width: Int?
    private let style: Settings.PassStyle.Style?

    /// What stands between two passes: an empty line, or a form feed, which is a new page.
    let separator: UInt8

    /// The file to write; nil for standard output.
    let file: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let widths = Settings.PassStyle.widths
        if let text = arguments.value("--width") {
            guard let width = Int(text), widths.contains(width) else {
                throw UsageError(
                    message: "--width must be a whole number from \(widths.lowerBound) to "
                        + "\(widths.upperBound), not \(SafeText.quoted(text))")
            }
            self.width = width
        } else {
            width = nil
        }
        if let text = arguments.value("--style") {
            guard let style = Settings.PassStyle.Style(rawValue: text) else {
                throw UsageError(
                    message: "--style must be \"unicode\" or \"ascii\", not "
                        + SafeText.quoted(text))
            }
            self.style = style
        } else {
            style = nil
        }
        separator = arguments.has("--form-feed") ? 0x0C : 0x0A
        file = arguments.value("--output").flatMap { $0 == "-" ? nil : $0 }
    }

    /// The style to print in: what the options say, else what is set, which a narrower terminal
    /// narrows.
    ///
    /// - Parameters:
    ///   - settings: the style that is set.
    ///   - screen: standard output.
    /// - Returns: a width and a style within their limits.
    func style(from settings: Settings.PassStyle, on screen: Screen) -> Settings.PassStyle {
        var pass = settings
        if let style { pass.style = style }
        if let width {
            pass.width = width
        } else if file == nil, let columns = screen.terminalColumns {
            pass.width = min(pass.width, max(columns, Settings.PassStyle.widths.lowerBound))
        }
        return pass
    }
}
