import TemplateEngine
import TerminalText

/// The filters that lay text out in terminal columns.
package enum ColumnFilters {
    package static let all = [
        toColumns("pad", TerminalWidth.pad),
        toColumns("lpad", TerminalWidth.padLeft),
        toColumns("center", TerminalWidth.center),
        toColumns("fit", TerminalWidth.fit),
        TemplateFilter(name: "wrap", form: "wrap: N", argumentCount: 1...1) {
            arguments throws(TemplateFilterError) in
            let columns = try arguments[0].filterNumber(in: 1...10_000)
            return { value throws(TemplateFilterError) in
                let text = try value.filterText()
                // No lines for empty text, so that a section over them is left out.
                guard !text.isEmpty else { return .list([]) }
                return .list(TerminalWidth.wrap(text, to: columns).map(TemplateValue.text))
            }
        },
        TemplateFilter(name: "isolate") { value throws(TemplateFilterError) in
            .text(BidiIsolate.isolated(try value.filterText()))
        },
        TemplateFilter(name: "repeat", form: "repeat: N", argumentCount: 1...1) {
            arguments throws(TemplateFilterError) in
            let count = try arguments[0].filterNumber(in: 0...1_000_000)
            return { value throws(TemplateFilterError) in
                let text = try value.filterText()
                guard text.utf8.count * count <= TemplateValue.filteredTextLimit else {
                    throw TemplateFilterError("makes too long a text")
                }
                return .text(String(repeating: text, count: count))
            }
        },
    ]

    private static func toColumns(
        _ name: String, _ lay: @escaping @Sendable (String, Int) -> String
    ) -> TemplateFilter {
        TemplateFilter(name: name, form: "\(name): N", argumentCount: 1...1) {
            arguments throws(TemplateFilterError) in
            let columns = try arguments[0].filterNumber()
            return { value throws(TemplateFilterError) in
                .text(lay(try value.filterText(), columns))
            }
        }
    }
}
