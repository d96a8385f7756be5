/// One thing wrong with a template, and where.
package struct TemplateError: Error, Sendable {
    package let file: String
    /// Counts from 1.
    package let line: Int
    /// Counts characters (grapheme clusters) from 1.
    package let column: Int
    /// A sentence without its full stop.
    package let message: String
    /// The line of the template without its line end, to show with a caret.
    package let sourceLine: String
    /// The places of inclusion, nearest first, such as `overview.html:12:1`.
    package var chain: [String]

    package var place: String { "\(file):\(line):\(column)" }
}

/// All that is wrong: every parse error of a template and its partials, or the first of rendering.
package struct TemplateErrors: Error, Sendable {
    package let errors: [TemplateError]

    /// The same errors of a partial, with where it is included.
    func included(from chain: [String]) -> TemplateErrors {
        TemplateErrors(
            errors: errors.map { error in
                var error = error
                error.chain = chain
                return error
            })
    }
}

/// Something wrong at a byte of the template at hand, before its line is worked out.
struct TemplateProblem: Error {
    let offset: Int
    let message: String
    /// A tag that is still open, which ends the message.
    var stillOpen: OpenTag?

    /// More problems of one template than this are counted, not listed.
    static let listLimit = 50

    /// The problems to report, in the order of the text.
    static func listed(_ problems: [TemplateProblem]) -> [TemplateProblem] {
        let all = problems.sorted { $0.offset < $1.offset }
        guard all.count > listLimit else { return all }
        let more = TemplateProblem(
            offset: all[listLimit].offset,
            message: "\(all.count - listLimit) more errors from here on")
        return all.prefix(listLimit) + [more]
    }
}
