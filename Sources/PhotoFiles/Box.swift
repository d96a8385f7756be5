/// A box of a media file (ISO/IEC 14496-12, 4.2): a type and what is in it.
struct Box {
    let type: String
    let typeOffset: Int
    let content: ByteView

    /// Calls a function for each box of a part of a file, one after the other.
    ///
    /// - Returns: false where something else than boxes stands there.
    @discardableResult
    static func forEach(in view: ByteView, _ body: (Box) -> Void) -> Bool {
        var offset = view.start
        while offset < view.end {
            guard let box = Box(at: offset, in: view) else { return false }
            body(box)
            offset = box.content.end
        }
        return true
    }

    /// The boxes of a part of a file.
    static func all(in view: ByteView) -> [Box] {
        var boxes: [Box] = []
        forEach(in: view) { boxes.append($0) }
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
    var children: [Box] {
        content.part(min(bodyStart, content.end)..<content.end).map(Box.all) ?? []
    }
}
