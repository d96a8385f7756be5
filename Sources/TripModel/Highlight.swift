/// The colour of a report.
package enum Highlight: String, CaseIterable, Sendable {
    case yellow, mint, orange
}
