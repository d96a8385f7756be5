/// Files in which `⟦` shows where a diagnostic must point, as it does in tests of the readers.
package struct MarkedFiles: Sendable {
    /// The files without their marks.
    package private(set) var files: [String: String] = [:]

    /// `line:column` of each mark, by file.
    private var marks: [String: [String]] = [:]

    package init(_ files: [String: String]) {
        for (name, text) in files {
            var plain = ""
            for (index, part) in text.split(separator: "⟦", omittingEmptySubsequences: false)
                .enumerated()
            {
                if index > 0 {
                    let lines = plain.split(
                        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                    marks[name, default: []].append(
                        "\(lines.count):\((lines.last?.count ?? 0) + 1)")
                }
                plain += part
            }
            self.files[name] = plain
        }
    }

    /// The expected lines, in which `FILE:⟦:` stands for the next mark of that file.
    package func lines(_ lines: [String]) -> [String] {
        var left = marks
        return lines.map { line in
            guard let mark = line.firstRange(of: ":⟦:") else { return line }
            let name = String(line[..<mark.lowerBound])
            guard let place = left[name]?.first else { return line }
            left[name]?.removeFirst()
            return "\(name):\(place):\(line[mark.upperBound...])"
        }
    }
}
