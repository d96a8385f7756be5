/// The size of a drawing (SVG 2, 8.2 and 8.6), as far as it is one in pixels.
enum SVGSize {
    /// The root's width and height, else those of its view box, rounded.
    static func displayed(_ root: XMLTag) -> PixelSize? {
        let width = root.value("width").flatMap(pixels)
        let height = root.value("height").flatMap(pixels)
        let box = viewBox(root)
        switch (width, height, box) {
        case (let width?, let height?, _): return size(width, height)
        case (let width?, nil, let box?): return size(width, width * box.height / box.width)
        case (nil, let height?, let box?): return size(height * box.width / box.height, height)
        case (nil, nil, let box?): return size(box.width, box.height)
        default: return nil
        }
    }

    private static func size(_ width: Double, _ height: Double) -> PixelSize? {
        PixelSize(rounded(width), rounded(height))
    }

    private static func rounded(_ length: Double) -> Int? {
        length.isFinite && length < 1e9 ? Int(length.rounded()) : nil
    }

    private static func viewBox(_ root: XMLTag) -> (width: Double, height: Double)? {
        let parts = root.value("viewBox")?.split { $0 == "," || $0.isWhitespace } ?? []
        guard parts.count == 4, let width = number(parts[2]), let height = number(parts[3]),
            width > 0, height > 0
        else { return nil }
        return (width, height)
    }

    /// Pixels for one of each unit (CSS Values 4, 6.2).
    private static let units: [String: Double] = [
        "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "pt": 96 / 72,
        "pc": 16,
    ]

    private static func pixels(_ text: String) -> Double? {
        let trimmed = text.drop(while: \.isWhitespace)
        let length = trimmed.prefix { !$0.isWhitespace }
        let unit = length.reversed().prefix(while: \.isLetter).reversed()
        guard let factor = units[String(unit).lowercased()] else { return nil }
        return number(length.dropLast(unit.count)).map { $0 * factor }
    }

    /// A number of digits, sign, point and exponent; not all that Swift takes for one.
    private static func number(_ text: Substring) -> Double? {
        let isPlain = text.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
        }
        guard isPlain, let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
