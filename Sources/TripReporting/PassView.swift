import TemplateEngine
import TripModel

/// What the pass's template sees: a trip, and the measures of the pass.
package final class PassView: TemplateView {
    private let trip: TripView
    private let layout: PassLayout
    private let style: Settings.PassStyle.Style
    private let passenger: String

    /// Makes the views of the passes of a report.
    ///
    /// - Parameters:
    ///   - view: the report.
    ///   - trips: the trips' indices.
    ///   - style: the width and style to print in.
    /// - Returns: a value for each trip.
    package static func values(
        of view: ReportView, trips: [Int], style: Settings.PassStyle
    ) -> [TemplateValue] {
        trips.map {
            .object(
                PassView(
                    trip: view.context.views[$0], style: style,
                    passenger: view.context.report.settings.travelerName))
        }
    }

    private init(trip: TripView, style: Settings.PassStyle, passenger: String) {
        self.trip = trip
        layout = PassLayout(width: style.width)
        self.style = style.style
        self.passenger = passenger
    }

    package static let schema = makeSchema("pass")

    static let fields: [ViewField<PassView>] =
        [
            .init("width", "number", "48", "columns of every line") { .integer($0.layout.width) },
            .init("inner", "number", "46", "columns within the frame: 2 less") {
                .integer($0.layout.inner)
            },
            .init("text", "number", "42", "columns for text within the frame: 6 less") {
                .integer($0.layout.text)
            },
            .init("half", "number", "21", "half the columns for text, rounded down") {
                .integer($0.layout.text / 2)
            },
            .init("rest", "number", "21", "the other half") {
                .integer($0.layout.text - $0.layout.text / 2)
            },
            .init("isNarrow", "yes or no", "false", "whether the width is below 44") {
                .bool($0.layout.isNarrow)
            },
            .init("isWide", "yes or no", "false", "whether the width is 72 or more") {
                .bool($0.layout.isWide)
            },
            .init("main", "number", "42", "columns for text beside the stub of a wide pass") {
                .integer($0.layout.main)
            },
            .init("stub", "number", "0", "columns for text on the stub of a wide pass") {
                .integer($0.layout.stub)
            },
            .init("label", "number", "11", "columns for a label and the blanks after it") {
                .integer($0.layout.label)
            },
            .init("value", "number", "31", "columns for what stands beside a label") {
                .integer($0.layout.main - $0.layout.label)
            },
            .init("isASCII", "yes or no", "false", "whether the style is ascii") {
                .bool($0.style == .ascii)
            },
            .init("passenger", "text", "Ada Example", "the traveller; may be empty") {
                .text($0.passenger)
            },
        ]
        + TripView.fields.map { field in
            .init(
                field.field.name, field.field.type, field.field.example, field.field.summary
            ) { field.value($0.trip) }
        }
}
