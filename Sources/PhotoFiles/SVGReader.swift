/// SVG, as far as it is a drawing alone: a page shows it without running what it holds, but as a
/// file of its own beside the page it could do what any page does.
enum SVGReader {
    static func recognises(_ file: ByteView) -> Bool {
        guard var scanner = XMLScanner(file) else { return false }
        while let token = scanner.next() {
            switch token {
            case .tag(let tag): return !tag.isEnd && tag.localName == "svg"
            case .text(let range) where !XMLScanner.isBlank(file.bytes[range]): return false
            case .doctype(let range) where hasRules(file, range):
                return file.has("<!DOCTYPE svg", at: range.lowerBound)
            case .text, .comment, .instruction, .doctype: break
            }
        }
        return false
    }

    /// Reads a drawing; XML that is not well formed is damaged.
    ///
    /// - Throws: `PhotoProblem.activeSVG` for one that is more than a drawing.
    static func read(_ file: ByteView) throws(PhotoProblem) -> PhotoReading? {
        guard var scanner = XMLScanner(file) else { return nil }
        var reading = PhotoReading()
        var open: [String] = []
        var hasRoot = false
        var style: [UInt8] = []
        /// Where an element of metadata began, and how deep.
        var metadata: (start: Int, depth: Int)?
        var kept = file.start
        while let token = scanner.next() {
            switch token {
            case .comment(let range):
                if metadata == nil {
                    reading.keep(kept..<range.lowerBound)
                    kept = range.upperBound
                }
            case .instruction(let range):
                if file.has("<?xml-stylesheet", at: range.lowerBound) {
                    throw .activeSVG("a style sheet elsewhere")
                }
            case .doctype(let range):
                if hasRules(file, range) {
                    throw .activeSVG("a document type with rules of its own")
                }
            case .text(let range):
                if open.last == "style" { style += file.bytes[range] }
            case .tag(let tag) where tag.isEnd:
                guard open.popLast() == tag.localName else { return nil }
                if let begun = metadata, open.count == begun.depth {
                    reading.keep(kept..<begun.start)
                    kept = tag.range.upperBound
                    metadata = nil
                }
            case .tag(let tag):
                if let part = SVGRules.activePart(of: tag) { throw .activeSVG(part) }
                if !hasRoot {
                    guard isDrawing(tag) else { return nil }
                    hasRoot = true
                    reading.size = SVGSize.displayed(tag)
                } else if open.isEmpty {
                    return nil
                }
                guard !tag.isEmpty else { break }
                guard open.count < deepest else { return nil }
                if metadata == nil, tag.localName == "metadata", !open.isEmpty {
                    metadata = (tag.range.lowerBound, open.count)
                }
                open.append(tag.localName)
            }
        }
        guard scanner.isAtEnd, hasRoot, open.isEmpty else { return nil }
        if let part = SVGRules.activePart(ofStyle: style) { throw .activeSVG(part) }
        reading.keep(kept..<file.end)
        return reading
    }

    /// As deep as elements may stand in each other.
    private static let deepest = 1000

    private static func hasRules(_ file: ByteView, _ doctype: Range<Int>) -> Bool {
        file.bytes[doctype].contains(UInt8(ascii: "["))
    }

    /// Whether a root is one of SVG: without its namespace, browsers show nothing.
    private static func isDrawing(_ root: XMLTag) -> Bool {
        let colon = root.name.lastIndex(of: ":")
        let prefix = colon.map { ":" + root.name[..<$0] } ?? ""
        return root.localName == "svg"
            && root.value("xmlns" + prefix) == "http://www.w3.org/2000/svg"
    }
}
