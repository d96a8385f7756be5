/// A box of a media file (ISO/IEC 14496-12, 4.2): a type and what is in it.
struct Box {
    let type: String
    let typeOffset: Int
    let content: ByteView

    /// More than stand in one another in any file.
    private static let most = 1 << 16

    /// The boxes of a part of a file, which hold all of it.
    static func all(in view: ByteView) throws(Damaged) -> [Box] {
        var boxes: [Box] = []
        var offset = view.start
        while offset < view.end {
            guard boxes.count < most, let box = Box(at: offset, in: view) else { throw Damaged() }
            boxes.append(box)
            offset = box.content.end
        }
        return boxes
    }

    private init?(at offset: Int, in view: ByteView) {
        guard let short = view.big(at: offset, count: 4), let type = view.name(at: offset + 4)
        else { return nil }
        var head = 8
        var size = short
        if short == 1 {
            // The first of eight bytes is 0 in every file that there is.
            guard view.byte(at: offset + 8) == 0, let long = view.big(at: offset + 9, count: 7)
            else { return nil }
            head = 16
            size = long
        } else if short == 0 {
            size = view.end - offset
        }
        guard size >= head, let content = view.part(at: offset + head, count: size - head) else {
            return nil
        }
        self.type = type
        typeOffset = offset + 4
        self.content = content
    }

    /// The version of a full box, and where what follows version and flags begins.
    var version: Int? { content.byte(at: content.start) }
    var flags: Int? { content.big(at: content.start + 1, count: 3) }
    var bodyStart: Int { content.start + 4 }

    /// The boxes in a full box.
    ///
    /// - Parameter skipped: bytes between version and flags, and the first box.
    /// - Returns: all of them.
    /// - Throws: `Damaged` where something else stands there.
    func children(skipping skipped: Int = 0) throws(Damaged) -> [Box] {
        let start = bodyStart + skipped
        guard start <= content.end, let part = content.part(start..<content.end) else {
            throw Damaged()
        }
        return try Box.all(in: part)
    }
}
