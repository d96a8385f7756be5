/// Makes JSON texts by chance, the same ones for the same seed.
struct JSONRandomText: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64 (Steele, Lea, Flood 2014).
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices.randomElement(using: &self) ?? ""
    }

    private mutating func space() -> String {
        pick(["", "", "", " ", "\n", "\t \r\n"])
    }

    private mutating func string() -> String {
        let parts = (0..<Int.random(in: 0...4, using: &self)).map { _ in
            pick([
                "a", "Oslo", " ", "é", "e\u{301}", "東", "😀", "\\n", "\\\"", "\\\\", "\\u00e9",
                "\\uD83D\\uDE00", "\\b", "\\t", "{", "],", ":",
            ])
        }
        return "\"\(parts.joined())\""
    }

    private mutating func number() -> String {
        pick(["0", "-0", "5", "-12", "2027", "9007199254740993", "-9223372036854775808"])
            + pick(["", "", ".5", ".250"]) + pick(["", "", "", "e3", "E-2", "e+1"])
    }

    mutating func value(depth: Int = 0) -> String {
        switch Int.random(in: 0...(depth > 4 ? 5 : 9), using: &self) {
        case 0, 1: return string()
        case 2, 3: return number()
        case 4: return pick(["true", "false"])
        case 5: return "null"
        case 6, 7:
            let items = (0..<Int.random(in: 0...4, using: &self)).map { _ in
                space() + value(depth: depth + 1) + space()
            }
            return "[" + (items.isEmpty ? space() : items.joined(separator: ",")) + "]"
        default:
            let members = (0..<Int.random(in: 0...5, using: &self)).map { index in
                let key = String(string().dropLast()) + "\(index)\""
                return space() + key + space() + ":" + space() + value(depth: depth + 1) + space()
            }
            return "{" + (members.isEmpty ? space() : members.joined(separator: ",")) + "}"
        }
    }

    /// The bytes with some of them removed, replaced, doubled or put elsewhere.
    mutating func mutated(_ bytes: [UInt8], with alphabet: [UInt8], times: Int) -> [UInt8] {
        var result = bytes
        for _ in 0..<times {
            let at = Int.random(in: 0...result.count, using: &self)
            let byte = alphabet.randomElement(using: &self) ?? 0
            switch Int.random(in: 0...4, using: &self) {
            case 0 where at < result.count: result.remove(at: at)
            case 1 where at < result.count: result[at] = byte
            case 2: result.removeSubrange(at..<min(result.count, at + Int(byte % 8)))
            case 3:
                result.insert(
                    contentsOf: result[at..<min(result.count, at + Int(byte % 8))], at: at)
            default: result.insert(byte, at: at)
            }
        }
        return result
    }
}
