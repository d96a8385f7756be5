/// The items of an AVIF: pictures and metadata, as the `meta` box lists them.
struct AVIFItems {
    private let boxes: [Box]

    init(_ meta: Box) throws(Damaged) {
        boxes = try meta.children()
    }

    private func box(_ type: String) -> Box? { boxes.first { $0.type == type } }

    // MARK: Size

    /// The size of the primary item after its turns; nil where it is cut to a part.
    func displayedSize() throws(Damaged) -> PixelSize? {
        guard let primary = primaryItem, let container = box("iprp") else { return nil }
        let parts = try Box.all(in: container.content)
        guard let list = parts.first(where: { $0.type == "ipco" }) else { return nil }
        let properties = try Box.all(in: list.content)
        var size: PixelSize?
        for part in parts where part.type == "ipma" {
            for index in propertyIndices(of: primary, in: part)
            where properties.indices.contains(index - 1) {
                let property = properties[index - 1]
                switch property.type {
                case "ispe":
                    size = PixelSize(
                        property.content.big(at: property.bodyStart, count: 4),
                        property.content.big(at: property.bodyStart + 4, count: 4))
                case "irot":
                    // Quarters of a turn, in the two lowest bits; turning follows the size.
                    let quarters = property.content.byte(at: property.content.start) ?? 0
                    if quarters & 1 == 1 { size = size?.turned }
                case "clap": return nil
                default: break
                }
            }
        }
        return size
    }

    private var primaryItem: Int? {
        guard let box = box("pitm"), let version = box.version else { return nil }
        return box.content.big(at: box.bodyStart, count: version == 0 ? 2 : 4)
    }

    /// ISO/IEC 23008-12, 9.3: the properties of an item, counted from 1.
    private func propertyIndices(of item: Int, in box: Box) -> [Int] {
        guard let version = box.version, let flags = box.flags,
            let count = box.content.big(at: box.bodyStart, count: 4)
        else { return [] }
        let isWide = flags & 1 == 1
        var offset = box.bodyStart + 4
        for _ in 0..<count {
            let idSize = version == 0 ? 2 : 4
            guard let id = box.content.big(at: offset, count: idSize),
                let associations = box.content.byte(at: offset + idSize)
            else { return [] }
            offset += idSize + 1
            let width = isWide ? 2 : 1
            if id == item {
                return (0..<associations).compactMap {
                    // The highest bit says whether a reader must know the property.
                    box.content.big(at: offset + $0 * width, count: width)
                        .map { $0 & (isWide ? 0x7FFF : 0x7F) }
                }
            }
            offset += associations * width
        }
        return []
    }

    // MARK: Metadata

    /// Writes over the items of metadata, and over boxes that are none of a picture's.
    ///
    /// - Throws: `Damaged` where some of it cannot be found, and would else be published.
    func blank(in file: ByteView, _ blanks: inout Blanks) throws(Damaged) {
        for box in boxes where ["xml ", "bxml", "uuid", "free", "skip", "udta"].contains(box.type) {
            try blanks.free(box)
        }
        let types = try metadataItems()
        guard !types.isEmpty, let table = box("iloc") else { return }
        let data = box("idat")?.content
        for (item, extent) in try ItemLocations.extents(of: Set(types.keys), in: table) {
            guard let source = extent.isInItemData ? data : file,
                let range = extent.range(in: source.range)
            else { throw Damaged() }
            switch types[item] {
            case "Exif": try blanks.write(over: range, with: Self.emptyExif)
            case "mime": try blanks.write(over: range, with: Self.emptyXMP, fill: 0x20)
            default: try blanks.write(over: range)
            }
        }
    }

    /// A TIFF with an empty directory, and the offset before it that Exif has here.
    private static let emptyExif: [UInt8] =
        [0, 0, 0, 0] + [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0] + [0, 0, 0, 0, 0, 0]

    private static let emptyXMP = Array(
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"></x:xmpmeta>".utf8)

    /// The types of the items that are not pictures: Exif, XMP and others that are text.
    private func metadataItems() throws(Damaged) -> [Int: String] {
        guard let list = box("iinf") else { return [:] }
        var types: [Int: String] = [:]
        for entry in try list.children(skipping: list.version == 0 ? 2 : 4) {
            guard let version = entry.version else { throw Damaged() }
            let idSize = version < 3 ? 2 : 4
            guard let id = entry.content.big(at: entry.bodyStart, count: idSize),
                let type = entry.content.name(at: entry.bodyStart + idSize + 2)
            else { throw Damaged() }
            if ["Exif", "mime", "uri "].contains(type) { types[id] = type }
        }
        return types
    }
}
