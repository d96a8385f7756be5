import TemplateEngine
import Testing

@testable import TripModel
@testable import TripReporting

/// What templates see of a trip's photo.
@Suite struct PhotoFieldTests {
    private func values(
        _ photo: PagePhoto?, path: String = "Photos/a.jpg", alt: String = ""
    ) throws -> [String: String] {
        var trips = try Sample.trips("Oslo NO 2027-06-12 5")
        trips[0].photo = path
        trips[0].photoAlt = alt
        let report = Report(
            trips: trips, settings: Settings(), filter: nil, today: .first,
            photos: photo.map { [0: $0] } ?? [:])
        let view = ReportView(report, LocaleFormats("en_US", currencies: [])).context.views[0]
        var found: [String: String] = [:]
        for name in ["photo", "photoWidth", "photoHeight", "photoAlt", "namesPhoto"] {
            let index = try #require(TripView.schema.index(of: name))
            found[name] = view.value(at: index).plainText
        }
        return found
    }

    @Test func tellsOfAPublishedPhoto() throws {
        let photo = PagePhoto(name: "a-2.jpg", width: 800, height: 533)
        #expect(
            try values(photo, alt: "The harbour") == [
                "photo": "photos/a-2.jpg", "photoWidth": "800", "photoHeight": "533",
                "photoAlt": "The harbour", "namesPhoto": "true",
            ])
    }

    @Test func tellsOfNoneAndOfAnUnknownSize() throws {
        let unknown = PagePhoto(name: "a.svg", width: nil, height: nil)
        for (photo, address) in [(nil, ""), (unknown, "photos/a.svg")] {
            #expect(
                try values(photo) == [
                    "photo": address, "photoWidth": "", "photoHeight": "", "photoAlt": "Oslo",
                    "namesPhoto": "true",
                ])
        }
        #expect(try values(nil, path: "")["namesPhoto"] == "false")
    }

    /// RFC 3986: 2.1 percent-encoding, 2.3 unreserved characters.
    @Test(arguments: [
        ("a-b.jpg", "photos/a-b.jpg"), ("東京.jpg", "photos/%E6%9D%B1%E4%BA%AC.jpg"),
        ("är.png", "photos/%C3%A4r.png"),
        ("a b%#?&\"'\n.gif", "photos/a%20b%25%23%3F%26%22%27%0A.gif"),
    ])
    func writesAddresses(_ name: String, _ address: String) {
        #expect(PagePhoto(name: name, width: nil, height: nil).address == address)
    }

    /// The values that the authors of FNV publish with it.
    @Test(arguments: [("", 0x811C_9DC5), ("a", 0xE40C_292C), ("foobar", 0xBF9C_F968)])
    func hashes(_ text: String, _ hash: UInt32) {
        #expect(PostcardHue.hash(text) == hash)
        #expect(PostcardHue.of(text) == Int(hash) % 360)
    }
}
