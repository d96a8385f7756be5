import TripModel

/// Writes text with the colours and weights of ECMA-48 (SGR), as far as a stream takes them.
///
/// The terminal's own ink and paper stay for all but the highlight, so that text can be read on a
/// dark terminal and on a light one; on the highlight the ink is black, always.
struct Ink: Sendable {
    let depth: ColorDepth
    let highlight: Highlight

    func bold(_ text: String) -> String { wrapped(text, "1") }

    func faint(_ text: String) -> String { wrapped(text, "2") }

    /// Black on the highlight.
    func highlighted(_ text: String) -> String {
        wrapped(text, depth == .trueColor ? trueColorCode : sixteenColorCode)
    }

    private func wrapped(_ text: String, _ code: String) -> String {
        depth == .none || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    /// The colours of the page, and its ink on them.
    private var trueColorCode: String {
        let background =
            switch highlight {
            case .yellow: "245;207;61"
            case .mint: "127;216;180"
            case .orange: "247;166;74"
            }
        return "38;2;28;27;24;48;2;\(background)"
    }

    /// Bright yellow, bright cyan, and the dark yellow that most terminals show as orange or brown.
    private var sixteenColorCode: String {
        switch highlight {
        case .yellow: "30;103"
        case .mint: "30;106"
        case .orange: "30;43"
        }
    }
}
