/// A parsed template: an immutable program over the bytes of its source.
package final class Template: Sendable {
    package let source: TemplateSource
    let program: TemplateProgram

    init(source: TemplateSource, program: TemplateProgram) {
        self.source = source
        self.program = program
    }
}

/// What a template does, as flat arrays that refer to each other by index.
struct TemplateProgram: Sendable {
    var nodes: [Node] = []
    /// The names of variables, each once: nodes refer to them by index.
    var names: [String] = []
    var expressions: [Expression] = []
    var inclusions: [Inclusion] = []
    var blocks: [Block] = []
    /// Bytes looked at while parsing: the tests' measure of linear work.
    var work = 0
}

/// One step of a program.
struct Node: Sendable {
    enum Kind: Sendable {
        /// Bytes from `offset` to `operand` of the source; where empty, only a place.
        case text
        /// `operand` of these four is a name, or the complement (`~`) of an expression.
        case variable, unescaped, section, inverted
        /// The end of a section: goes back to its opener for the next item.
        case sectionEnd
        /// `operand` is an inclusion.
        case partial, parent
        /// `operand` is a block.
        case block
    }

    let kind: Kind
    /// Whether a line of the template begins here, so that indentation is written first.
    var startsLine: Bool
    /// Where the tag or the text begins in the source.
    let offset: Int
    var operand: Int
    /// The node that ends what this one opens; of a section's end, its opener.
    var partner = 0
}

/// The value of a tag: something to start from, and filters. An object, since one that runs is
/// cheaper to hold on to than a copy.
final class Expression: Sendable {
    let base: Operand
    let filters: [FilterCall]

    init(base: Operand, filters: [FilterCall]) {
        self.base = base
        self.filters = filters
    }
}

/// Something that has a value.
enum Operand: Sendable {
    case current
    /// A name by its index.
    case name(Int)
    /// Several: the first is found on the stack, each other one in what came before.
    case path([Int])
    case literal(TemplateValue)
    case loopIndex, loopFirst, loopLast
}

/// One filter in a chain.
final class FilterCall: Sendable {
    let offset: Int
    let filter: TemplateFilter
    let arguments: [Operand]
    /// What the filter does, where that does not depend on the data.
    let change: TemplateFilter.Change?

    init(
        offset: Int, filter: TemplateFilter, arguments: [Operand]
    ) throws(TemplateFilterError) {
        self.offset = offset
        self.filter = filter
        self.arguments = arguments
        let literals = arguments.compactMap { argument in
            if case .literal(let value) = argument { value } else { nil }
        }
        change = literals.count == arguments.count ? try filter.change(literals) : nil
    }
}

/// What a partial or parent tag includes.
struct Inclusion: Sendable {
    enum Name: Sendable {
        case fixed(String)
        /// Found in the data: a name or the complement of an expression.
        case dynamic(Int)
    }

    let name: Name
    /// The blanks before a tag that has its line to itself: they go before each line included.
    var blanks: Range<Int>?
}

/// A part of a template that can be overridden, or that overrides.
struct Block: Sendable {
    let name: String
    /// Whether the content begins on a line of its own.
    let startsOnOwnLine: Bool
    /// The blanks before the content's first line: removed where the block overrides another,
    /// added to the lines of what overrides it.
    var indentation: Range<Int>
}
