import Testing

@testable import TripModel

/// Numbers read exactly.
@Suite struct DecimalTextTests {
    @Test(arguments: [
        ("0", 0, 0), ("7", 7, 0), ("1249.50", 12495, -1), ("1.5", 15, -1), ("1.500", 15, -1),
        ("0.1", 1, -1), ("0.30", 3, -1), ("100", 1, 2), ("1e3", 1, 3), ("1E+3", 1, 3),
        ("12e-2", 12, -2), ("1.5e1", 15, 0), ("007", 7, 0), ("0.000", 0, 0), ("0e5", 0, 0),
        ("1e003", 1, 3), ("1e-000", 1, 0), ("999999999999999999", 999_999_999_999_999_999, 0),
        ("0.000000000000000001", 1, -18), ("100000000000000000000000000000", 1, 29),
        ("1.000000000000000000000000000000", 1, 0), ("1e99", 1, 99), ("1e-99", 1, -99),
        ("0.094", 94, -3),
    ])
    func reads(_ text: String, _ digits: Int, _ exponent: Int) throws {
        let number = try #require(DecimalText(Array(text.utf8)[...]))
        #expect(number.digits == digits)
        #expect(number.exponent == exponent)
        #expect(!number.isNegative)
    }

    @Test(arguments: [("-1", true), ("-0.5", true), ("-0", false), ("-0.00e7", false)])
    func tellsWhatIsNegative(_ text: String, _ isNegative: Bool) {
        #expect(DecimalText(Array(text.utf8)[...])?.isNegative == isNegative)
    }

    @Test(arguments: [
        "", "-", "+1", "1.", ".5", "1.e3", "1e", "1e+", "1e-", "e3", "1e3.5", "1.2.3", "--1", "1 ",
        " 1", "1,5", "1.355,90", "1,355.90", "1'000", "1_000", "0x10", "NaN", "Infinity", "١", "½",
        "1e١", "1e+-3", "12a", "$5", "1\u{0}",
    ])
    func refusesOtherForms(_ text: String) {
        #expect(DecimalText(Array(text.utf8)[...]) == nil)
    }

    @Test(arguments: [
        "1234567890123456789", "0.1234567890123456789", "1000000000000000001",
        "9999999999999999999999999999999999999999", "1e100", "1e-100", "1e9999999999999999999999",
    ])
    func refusesWhatItCannotHold(_ text: String) {
        #expect(DecimalText(Array(text.utf8)[...]) == nil)
    }

    @Test func readsASliceOfAFile() {
        let file = Array("[12.50, 7]".utf8)
        #expect(DecimalText(file[1..<6])?.digits == 125)
    }
}
