extension TemplateFilter {
    /// Filters on text, with Liquid's names and meaning.
    static let textFilters = [
        onText("upcase") { $0.uppercased() },
        onText("downcase") { $0.lowercased() },
        onText("capitalize", capitalized),
        onText("strip", stripped),
        TemplateFilter(name: "append", form: "append: TEXT", argumentCount: 1...1) {
            arguments throws(TemplateFilterError) in
            let ending = try arguments[0].filterText()
            return { value throws(TemplateFilterError) in .text(try value.filterText() + ending) }
        },
        TemplateFilter(name: "prepend", form: "prepend: TEXT", argumentCount: 1...1) {
            arguments throws(TemplateFilterError) in
            let start = try arguments[0].filterText()
            return { value throws(TemplateFilterError) in .text(start + (try value.filterText())) }
        },
        TemplateFilter(name: "default", form: "default: VALUE", argumentCount: 1...1) { arguments in
            { value in
                // Liquid: nil, false and what is empty are replaced, the number 0 is not.
                if case .integer = value { value } else { value.isTruthy ? value : arguments[0] }
            }
        },
        TemplateFilter(name: "truncate", form: "truncate: N, \"…\"", argumentCount: 0...2) {
            arguments throws(TemplateFilterError) in
            let length = try arguments.first?.filterNumber() ?? 50
            let ending = arguments.count > 1 ? try arguments[1].filterText() : "..."
            // Liquid counts the ending within the length, but never cuts it.
            let kept = max(0, length - ending.count)
            return { value throws(TemplateFilterError) in
                let text = try value.filterText()
                return .text(text.count > length ? text.prefix(kept) + ending : text)
            }
        },
    ]

    private static func onText(
        _ name: String, _ change: @escaping @Sendable (String) -> String
    ) -> TemplateFilter {
        TemplateFilter(name: name) { value throws(TemplateFilterError) in
            .text(change(try value.filterText()))
        }
    }

    /// Liquid: the first character in title case, all others in lower case.
    private static func capitalized(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        let rest = String(text.unicodeScalars.dropFirst())
        return first.properties.titlecaseMapping + rest.lowercased()
    }

    private static func stripped(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
