extension TemplateFilter {
    /// Filters on lists, with Liquid's names and meaning.
    static let listFilters = [
        TemplateFilter(name: "join", form: "join: TEXT", argumentCount: 0...1) {
            arguments throws(TemplateFilterError) in
            let separator = try arguments.first?.filterText() ?? " "
            return { value throws(TemplateFilterError) in
                var joined = ""
                for (index, item) in try value.filterList().enumerated() {
                    if index > 0 { joined += separator }
                    joined += try item.filterText()
                    guard joined.utf8.count <= TemplateValue.filteredTextLimit else {
                        throw TemplateFilterError("makes too long a text")
                    }
                }
                return .text(joined)
            }
        },
        TemplateFilter(name: "size") { value throws(TemplateFilterError) in
            if case .list(let items) = value { return .integer(items.count) }
            return .integer(try value.filterText().count)
        },
        TemplateFilter(name: "first") { value throws(TemplateFilterError) in
            try value.filterList().first ?? .null
        },
        TemplateFilter(name: "last") { value throws(TemplateFilterError) in
            try value.filterList().last ?? .null
        },
    ]
}

extension TemplateValue {
    /// The list a filter works on; null counts as an empty list.
    func filterList() throws(TemplateFilterError) -> [TemplateValue] {
        switch self {
        case .null: return []
        case .text(let text) where text.isEmpty: return []
        case .list(let items): return items
        default: throw TemplateFilterError("needs a list, not \(kind)")
        }
    }
}
