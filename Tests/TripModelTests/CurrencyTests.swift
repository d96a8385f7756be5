import Testing

@testable import TripModel

/// Currencies and their minor units.
@Suite struct CurrencyTests {
    /// ISO 4217, list one: minor units.
    @Test(arguments: [
        (
            0,
            "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"
        ),
        (
            2,
            """
            AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD \
            CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD \
            GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL \
            MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN \
            PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP \
            SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD YER ZAR ZMW
            """
        ),
        (3, "BHD IQD JOD KWD LYD OMR TND"),
        (4, "CLF UYW"),
    ])
    func hasTheDecimalsOfISO4217(_ decimals: Int, _ codes: String) {
        for code in codes.split(separator: " ").map(String.init) {
            #expect(Currency(code: code)?.decimals == decimals, "\(code)")
        }
    }

    @Test(arguments: ["DEM", "FRF", "ITL", "ATS", "NLG", "HRK", "ZWL"])
    func takesPastCurrencies(_ code: String) {
        #expect(Currency(code: code)?.code == code)
    }

    @Test(arguments: ["usd", "Usd", "USD"])
    func takesAnyCase(_ code: String) {
        #expect(Currency(code: code) == Currency.usDollar)
        #expect(Currency(code: code)?.code == "USD")
    }

    @Test(arguments: ["XYZ", "", "US", "USDD", "$", "€", "US$", " USD", "U D", "840", "uſd", "ＵＳＤ"])
    func refusesOthers(_ code: String) {
        #expect(Currency(code: code) == nil)
    }

    @Test func listsWhatItTakes() {
        let codes = Currency.allCodes
        #expect(codes == codes.sorted())
        #expect(Set(codes).isSuperset(of: ["CHF", "DEM", "EUR", "JPY", "USD"]))
        #expect(codes.allSatisfy { Currency(code: $0)?.code == $0 })
    }
}
