import Synchronization

/// Threads that render one page. The leader renders all of it, but the others take items of its long
/// lists away: of those with at least `leastItems` items that stand in nothing else. Whoever is done
/// with some takes the next, so that all end at once.
///
/// Each thread has an engine and values of its own, which must be equal: threads that count
/// references to the same objects wait for each other.
package final class RenderTeam: Sendable {
    package static let leastItems = 500
    private static let batch = 50

    /// How many items of each list are taken, by the list's node.
    private let taken = Mutex<[Int: Int]>([:])

    package init() {}

    /// The next items of a list that nobody has; nil where all are taken.
    func take(from list: Int, count: Int) -> Range<Int>? {
        taken.withLock { taken in
            let start = taken[list, default: 0]
            guard start < count else { return nil }
            taken[list] = min(start + Self.batch, count)
            return start..<min(start + Self.batch, count)
        }
    }
}

/// Where in a page something is: a node of its template, and an item where that is a shared list.
struct PagePlace: Comparable {
    let node: Int
    let item: Int

    static func < (left: PagePlace, right: PagePlace) -> Bool {
        (left.node, left.item) < (right.node, right.item)
    }
}

/// One thread of a team while it renders.
struct TeamMember {
    let team: RenderTeam
    let isLeader: Bool
    /// Where in the output the shared lists are.
    private(set) var lists: [(node: Int, bytes: Range<Int>)] = []
    /// Where in the output the items are that were taken, by their first.
    private(set) var pieces: [(place: PagePlace, bytes: Range<Int>)] = []
    private(set) var list: (node: Int, items: [TemplateValue], start: Int)?
    private var piece: (item: Int, start: Int)?

    init(team: RenderTeam, isLeader: Bool) {
        self.team = team
        self.isLeader = isLeader
    }

    /// Begins with a list that is shared.
    mutating func begin(_ items: [TemplateValue], node: Int, output: Int) {
        list = (node, items, output)
    }

    /// Ends the items taken last and takes the next, unless no list is being shared.
    mutating func take(output: Int) -> (items: [TemplateValue], taken: Range<Int>)? {
        guard let list else { return nil }
        if let piece {
            let place = PagePlace(node: list.node, item: piece.item)
            pieces.append((place, piece.start..<output))
        }
        guard let taken = team.take(from: list.node, count: list.items.count) else {
            lists.append((list.node, list.start..<output))
            (self.list, piece) = (nil, nil)
            return nil
        }
        piece = (taken.lowerBound, output)
        return (list.items, taken)
    }
}

/// What one thread of a team rendered.
package final class TeamPart: Sendable {
    fileprivate let output: OutputBuffer
    fileprivate let lists: [(node: Int, bytes: Range<Int>)]
    fileprivate let pieces: [(place: PagePlace, bytes: Range<Int>)]
    fileprivate let failure: (place: PagePlace, errors: TemplateErrors)?
    fileprivate let steps: Int
    fileprivate let limits: TemplateLimits

    /// - Parameters:
    ///   - output: what was rendered.
    ///   - member: the thread that did.
    ///   - steps: what it took of the limit.
    ///   - limits: what one thread alone may take.
    ///   - failure: the error at a node of the page, or at an item of the shared list.
    init(
        _ output: consuming OutputBuffer, _ member: TeamMember, steps: Int, limits: TemplateLimits,
        failure: (TemplateErrors, node: Int, item: Int)?
    ) {
        self.output = output
        self.steps = steps
        self.limits = limits
        lists = member.lists
        pieces = member.pieces
        self.failure = failure.map { errors, node, item in
            let list = member.list
            return (PagePlace(node: list?.node ?? node, item: list == nil ? 0 : item), errors)
        }
    }
}

/// What a team rendered, in the buffers of its threads: a page is long, and copying it takes a tenth
/// of the time that rendering does.
package final class TeamPage: Sendable {
    private let chunks: [(part: TeamPart, bytes: Range<Int>)]

    /// Puts the parts of a team in order.
    ///
    /// - Parameters:
    ///   - team: their parts, the leader's first.
    ///   - alone: renders the page by one thread, which is asked where the team together took more
    ///     than one may: on every machine the same pages can be made.
    /// - Throws: the error that one thread alone would have met.
    package init(
        _ team: [TeamPart], alone: () throws(TemplateErrors) -> TeamPart
    ) throws(TemplateErrors) {
        var parts = team
        if let limits = team.first?.limits, team.count > 1,
            team.reduce(0, { $0 + $1.steps }) > limits.steps
                || team.reduce(0, { $0 + $1.output.count }) > limits.outputBytes
        {
            parts = [try alone()]
        }
        let failures = parts.compactMap(\.failure)
        if let first = failures.min(by: { $0.place < $1.place }) { throw first.errors }
        var pieces = parts.flatMap { part in part.pieces.map { (part, $0) } }
            .sorted { $0.1.place < $1.1.place }[...]
        var chunks: [(part: TeamPart, bytes: Range<Int>)] = []
        if let leader = parts.first {
            var end = 0
            for list in leader.lists {
                chunks.append((leader, end..<list.bytes.lowerBound))
                while let (part, piece) = pieces.first, piece.place.node == list.node {
                    chunks.append((part, piece.bytes))
                    pieces.removeFirst()
                }
                end = list.bytes.upperBound
            }
            chunks.append((leader, end..<leader.output.count))
        }
        self.chunks = chunks
    }

    /// Gives the bytes of the page, piece by piece, to some work.
    package func withChunks<Made, Failure>(
        _ work: ([UnsafeBufferPointer<UInt8>]) throws(Failure) -> Made
    ) throws(Failure) -> Made {
        try work(chunks.map { UnsafeBufferPointer(rebasing: $0.part.output.bytes[$0.bytes]) })
    }
}
