import TemplateEngine
import TripModel

/// What templates can use: the names of every view and the filters, from the code itself.
package enum TemplateCatalog {
    /// What a template is given, and everything that can be reached from there.
    package static let schemas = [
        ReportView.schema, PassView.schema, TripView.schema, MomentView.schema,
        CountryView.schema, YearView.schema, StayView.schema, MonthView.schema, RunView.schema,
        DayView.schema, YearTotalsView.schema, ChoiceView.schema,
    ]

    /// How each filter is written.
    package static var filterForms: [String] {
        let formats = LocaleFormats("en_US", currencies: [])
        let filters = TemplateFilter.standard + ReportFilters.all(formats, currency: .usDollar)
        return filters.map(\.form)
    }
}
