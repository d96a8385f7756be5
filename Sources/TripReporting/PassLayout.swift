/// The measures of a boarding pass, which follow from its width.
///
/// A line is a frame of one column and a margin of two blanks on each side of the text. On a wide
/// pass a perforation with the same margins parts the text from a stub.
struct PassLayout: Sendable {
    let width: Int

    /// What a printer of receipts has room for.
    var isNarrow: Bool { width < 44 }

    /// Whether there is room for a stub at the side.
    var isWide: Bool { width >= 72 }

    var inner: Int { width - 2 }
    var text: Int { width - 6 }

    /// A quarter of the width, which holds the longest lines of a stub.
    var stub: Int { isWide ? width / 4 : 0 }
    var main: Int { isWide ? text - stub - 5 : text }

    /// As wide as the longest label, `Passenger:`, where that leaves room for a date.
    var label: Int { isNarrow ? 6 : 11 }
}
