/// A trip's photo as the page shows it.
package struct PagePhoto: Sendable {
    /// The file's name in `photos/`.
    package let name: String

    /// Pixels; nil where the file does not say.
    package let width: Int?
    package let height: Int?

    package init(name: String, width: Int?, height: Int?) {
        self.name = name
        self.width = width
        self.height = height
    }

    /// Its address relative to the page (RFC 3986, 2.3: all but unreserved characters encoded).
    var address: String {
        var bytes = Array("photos/".utf8)
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                bytes.append(byte)
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                bytes += Array("%\(digits.utf8.count < 2 ? "0" : "")\(digits)".utf8)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
