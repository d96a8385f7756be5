/// One line of text in several inks, with no more escape sequences than it needs.
struct InkLine {
    enum Kind: Sendable {
        case plain, bold, faint, highlighted
    }

    private let ink: Ink
    private var done = ""
    private var run = ""
    private var kind = Kind.plain

    init(_ ink: Ink) {
        self.ink = ink
    }

    mutating func add(_ text: String, _ kind: Kind = .plain) {
        if kind != self.kind {
            done += inked
            run = ""
            self.kind = kind
        }
        run += text
    }

    var text: String { done + inked }

    private var inked: String {
        switch kind {
        case .plain: run
        case .bold: ink.bold(run)
        case .faint: ink.faint(run)
        case .highlighted: ink.highlighted(run)
        }
    }
}
