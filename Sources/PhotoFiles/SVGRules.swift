/// What makes an SVG more than a drawing.
enum SVGRules {
    private static let activeElements: Set<String> = [
        "script", "handler", "listener", "foreignobject", "iframe", "object", "embed",
    ]

    /// What of an element runs, or leads out of the file.
    ///
    /// - Returns: in words for a message; nil where there is nothing of the kind.
    static func activePart(of tag: XMLTag) -> String? {
        let element = tag.localName.lowercased()
        if element == "script" { return "a script" }
        if activeElements.contains(element) { return "the element \"\(element)\"" }
        for attribute in tag.attributes {
            let name = attribute.localName.lowercased()
            let value = squeezed(attribute.value)
            let isNamespace = attribute.name.hasPrefix("xmlns:")
            if name.hasPrefix("on"), !isNamespace { return "an event handler" }
            if contains(value, "javascript:") { return "a script" }
            // Elements of HTML do what they do in any page.
            if contains(value, "www.w3.org/1999/xhtml") { return "elements of HTML" }
            if name == "href" || name == "src", let first = value.first, first != UInt8(ascii: "#")
            {
                return "a reference to another file or picture"
            }
            // A base makes a reference to a part of the file one to another file.
            if name == "base" || name == "ping" {
                return "a reference to another file or picture"
            }
            if let part = activePart(ofStyle: value) { return part }
        }
        return nil
    }

    /// What of a style leads out of the file.
    static func activePart(ofStyle style: [UInt8]) -> String? {
        let style = squeezed(style)
        if contains(style, "@import") { return "a style sheet elsewhere" }
        // By an escape, any of these words can be written so that it is not seen here.
        if style.contains(UInt8(ascii: "\\")) { return "an escape in a style" }
        for function in ["image-set(", "image(", "src(", "@font-face", "@namespace"]
        where contains(style, function) {
            return "a reference to another file or picture"
        }
        let opening = Array("url(".utf8)
        var start = 0
        while let found = style.offset(of: opening, from: start) {
            start = found + opening.count
            guard start < style.count, style[start] == UInt8(ascii: "#") else {
                return "a reference to another file or picture"
            }
        }
        return nil
    }

    /// Text in lower case without what browsers pass over in addresses: white space and control
    /// characters; quotes are left out too.
    private static func squeezed(_ text: [UInt8]) -> [UInt8] {
        text.compactMap { byte in
            switch byte {
            case 0...0x20, 0x22, 0x27: nil
            case 0x41...0x5A: byte | 0x20
            default: byte
            }
        }
    }

    private static func contains(_ text: [UInt8], _ part: String) -> Bool {
        text.offset(of: Array(part.utf8)) != nil
    }
}
