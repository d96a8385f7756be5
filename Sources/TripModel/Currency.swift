import Foundation

/// A currency by its ISO 4217 code, with the decimals of its minor unit.
package struct Currency: Hashable, Sendable {
    /// Three capital letters, packed: values without references are free to copy.
    @usableFromInline let letters: UInt32

    /// Digits after the decimal point, by the minor units of ISO 4217: 0…4.
    package let decimals: Int

    package static let usDollar = Currency(known: "USD")

    /// Three capital letters.
    package var code: String {
        String(unsafeUninitializedCapacity: 3) { buffer in
            for index in 0..<3 {
                buffer[index] = UInt8(truncatingIfNeeded: letters >> (16 - 8 * UInt32(index)))
            }
            return 3
        }
    }

    private init(known code: String) {
        letters = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
        decimals = Self.minorUnits[code] ?? 2
    }

    @inlinable package static func == (left: Currency, right: Currency) -> Bool {
        left.letters == right.letters
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(letters) }

    /// Finds a currency that Foundation knows, past ones ("DEM") included; nil for any other.
    ///
    /// - Parameter code: three letters, in any case.
    package init?(code: String) {
        // Some other letters have capitals of ASCII, such as the long s.
        let upper = code.utf8.allSatisfy { $0 < 0x80 } ? code.uppercased() : code
        guard Self.codes.contains(upper) else { return nil }
        self.init(known: upper)
    }

    /// Every code that `init(code:)` takes, sorted.
    package static var allCodes: [String] { codes.sorted() }

    private static let codes = Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })

    /// ISO 4217, list one, where the minor unit is not 2. Foundation has CLDR's display digits
    /// instead, which say 0 for some currencies (LBP, IQD) that do have minor units.
    private static let minorUnits: [String: Int] = [
        "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0,
        "RWF": 0, "UGX": 0, "UYI": 0, "VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0,
        "BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3,
        "CLF": 4, "UYW": 4,
    ]
}
