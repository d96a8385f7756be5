/// A country as a trip names it: a region of ISO 3166-1, or a name of the traveller's own. One
/// object serves all trips there.
package final class Country: Hashable, Sendable {
    /// Two capital letters; nil where the name is no known region.
    package let code: String?

    /// The region's name in the site's locale, or the name as it was first written.
    package let name: String

    /// What makes two countries the same: the code, or the folded name.
    package let key: ComparisonKey

    package init(code: String?, name: String, key: ComparisonKey) {
        self.code = code
        self.name = name
        self.key = key
    }

    package static func == (left: Country, right: Country) -> Bool {
        left === right || left.key == right.key
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// The flag as a pair of regional indicator symbols (UTS 51); empty without a code.
    package var flag: String {
        guard let code else { return "" }
        var flag = String.UnicodeScalarView()
        for byte in code.utf8 {
            guard let symbol = Unicode.Scalar(0x1F1E6 + UInt32(byte) - 0x41) else { return "" }
            flag.append(symbol)
        }
        return String(flag)
    }
}
