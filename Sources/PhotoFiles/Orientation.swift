/// How a picture is turned and mirrored when it is displayed: Exif's tag 0x0112, from 1 to 8.
struct Orientation: Equatable {
    let value: Int

    /// Whether width and height are exchanged.
    var swapsSides: Bool { value >= 5 }

    /// Whether a picture is displayed as it is stored.
    var isUpright: Bool { value == 1 }

    /// Finds the tag in the first directory of Exif (CIPA DC-008 4.6: TIFF 6.0).
    ///
    /// - Returns: nil where there is none that makes sense.
    init?(exif view: ByteView) {
        // Some programs put the name that JPEG needs before the TIFF everywhere.
        let name = Array("Exif".utf8) + [0, 0]
        let start = view.start + (view.has(name, at: view.start) ? name.count : 0)
        let isLittle = view.has("II*\0", at: start)
        guard isLittle || view.has("MM\0*", at: start) else { return nil }
        func number(at offset: Int, count: Int) -> Int? {
            isLittle
                ? view.little(at: start + offset, count: count)
                : view.big(at: start + offset, count: count)
        }
        guard let directory = number(at: 4, count: 4),
            let count = number(at: directory, count: 2)
        else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = number(at: entry, count: 2) else { return nil }
            guard tag == 0x0112 else { continue }
            // Type 3 is a number of two bytes.
            guard number(at: entry + 2, count: 2) == 3, let value = number(at: entry + 8, count: 2),
                (1...8).contains(value)
            else { return nil }
            self.value = value
            return
        }
        return nil
    }

    /// A TIFF with this tag and nothing else.
    var exif: [UInt8] {
        [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0]
            + [0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(value), 0, 0, 0]
            + [0, 0, 0, 0]
    }
}
