/// The colour of the postcard that stands for a missing photo: always the same for the same trip.
enum PostcardHue {
    /// A hue in degrees, from 0 to 359.
    static func of(_ slug: String) -> Int {
        Int(hash(slug) % 360)
    }

    /// FNV-1a with 32 bits (Fowler, Noll and Vo).
    static func hash(_ text: String) -> UInt32 {
        text.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
