/// One template, partial or overriding block while it runs.
struct Frame {
    let linked: LinkedTemplate
    let nodes: [Node]
    let bytes: [UInt8]
    var position: Int
    let end: Int
    /// A copy of `linked.fields`, at hand without the checks that access to a class costs.
    private var fields: [Int]
    private let nameCount: Int
    let expressions: [Expression]

    /// How many partials and parents this one is in.
    var depth = 0

    /// What goes before each line of the template, and how many blanks are taken away there.
    var indentation: [UInt8] = []
    var dedent = 0
    /// Whether the line at hand has its indentation already.
    var skipsIndentation = false

    /// The innermost overrides that hold here, and how many there were before this frame.
    var overrides: Int?
    var overridesBefore = 0

    init(_ linked: LinkedTemplate) {
        self.linked = linked
        nodes = linked.template.program.nodes
        bytes = linked.template.source.bytes
        fields = linked.fields
        nameCount = linked.names.count
        expressions = linked.template.program.expressions
        position = 0
        end = nodes.count
    }

    /// The frame for the content of a block.
    init(contentOf block: Int, in linked: LinkedTemplate) {
        self.linked = linked
        nodes = linked.template.program.nodes
        bytes = linked.template.source.bytes
        fields = linked.fields
        nameCount = linked.names.count
        expressions = linked.template.program.expressions
        position = block + 1
        end = nodes[block].partner + 1
    }

    var program: TemplateProgram { linked.template.program }

    /// The index of a name in the schema of a row, or -1.
    @inline(__always)
    mutating func field(_ name: Int, row: Int, schemas: SchemaTable) -> Int {
        let slot = row * nameCount + name
        if slot >= fields.count {
            linked.addRows(for: schemas)
            fields = linked.fields
        }
        return fields[slot]
    }

    /// Where the tag stands that runs, or that the frame waits for.
    var offset: Int { position > 0 ? nodes[position - 1].offset : 0 }

    /// Whether the content of a block is empty.
    var isEmpty: Bool { position + 1 >= end }

    /// Goes behind the content of the tag that runs: after a parent or an overridden block, what
    /// stands between its tags does not count.
    mutating func skipContent() {
        guard position > 0 else { return }
        let node = nodes[position - 1]
        if node.kind == .parent || node.kind == .block { position = node.partner + 1 }
    }

    var isIndented: Bool { !indentation.isEmpty || dedent > 0 }

    /// The indentation for what a tag with these blanks before it includes.
    func indentation(adding blanks: Range<Int>) -> [UInt8] {
        indentation + bytes[blanks].dropFirst(dedent)
    }
}

/// The blocks of a parent tag that override those of what it includes.
struct Overrides {
    let linked: LinkedTemplate
    let parent: Int
    /// The overrides that hold where the parent tag is: they come first.
    let outer: Int?
}
