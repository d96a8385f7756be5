/// A date pattern of UTS 35, taken apart once.
struct DatePattern: Sendable, Equatable {
    enum Part: Sendable, Equatable {
        case literal([UInt8])

        /// A pattern letter and how many times it stands.
        case field(Unicode.Scalar, Int)

        /// The pattern letter; nil of a literal.
        var letter: Unicode.Scalar? {
            if case .field(let letter, _) = self { letter } else { nil }
        }
    }

    private(set) var parts: [Part] = []

    /// The letters of UTS 35 that speak of a day.
    static let letters = "G y u M L d D E c"

    /// `yyyy-MM-dd`.
    static let iso = DatePattern(parts: [
        .field("y", 4), .literal([0x2D]), .field("M", 2), .literal([0x2D]), .field("d", 2),
    ])

    private init(parts: [Part]) {
        self.parts = parts
    }

    /// Takes a pattern apart: letters are fields, text in single quotes and all else is literal.
    ///
    /// - Parameter pattern: such as `d MMMM y`.
    /// - Throws: `UnknownLetter` for a letter that does not speak of a day, such as `H`.
    init(_ pattern: String) throws(UnknownLetter) {
        var literal = String.UnicodeScalarView()
        let scalars = Array(pattern.unicodeScalars)
        var index = 0
        func flush() {
            guard !literal.isEmpty else { return }
            parts.append(.literal(Array(String(literal).utf8)))
            literal.removeAll()
        }
        while index < scalars.count {
            let scalar = scalars[index]
            let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
            if scalar == "'" {
                // Two quotes are one, inside quotes and outside.
                if index + 1 < scalars.count, scalars[index + 1] == "'" {
                    literal.append("'")
                    index += 2
                    continue
                }
                index += 1
                while index < scalars.count {
                    if scalars[index] == "'" {
                        guard index + 1 < scalars.count, scalars[index + 1] == "'" else { break }
                        index += 1
                    }
                    literal.append(scalars[index])
                    index += 1
                }
                index += 1
            } else if isLetter {
                guard Self.letters.unicodeScalars.contains(scalar) else {
                    throw UnknownLetter(letter: scalar)
                }
                let run = scalars[index...].prefix { $0 == scalar }
                flush()
                parts.append(.field(scalar, run.count))
                index += run.count
            } else {
                literal.append(scalar)
                index += 1
            }
        }
        flush()
    }

    struct UnknownLetter: Error, CustomStringConvertible {
        let letter: Unicode.Scalar

        var description: String {
            "\(letter) is no letter of a date pattern: those are \(DatePattern.letters), "
                + "and other text stands in single quotes"
        }
    }
}
