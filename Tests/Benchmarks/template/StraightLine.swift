/// The page of the benchmark appended by hand: what any template engine is measured against.
func appendPage(_ trips: [Trip], to output: inout [UInt8]) {
    output.append(contentsOf: "<ul>\n".utf8)
    for trip in trips {
        output.append(contentsOf: "<li id=\"trip-".utf8)
        output.append(contentsOf: String(trip.number).utf8)
        output.append(contentsOf: "\"><b>".utf8)
        appendEscaped(trip.city, to: &output)
        output.append(contentsOf: "</b>, ".utf8)
        appendEscaped(trip.country, to: &output)
        output.append(contentsOf: ": <i>".utf8)
        output.append(contentsOf: String(trip.nights).utf8)
        output.append(contentsOf: "</i>\n<p>".utf8)
        appendEscaped(trip.notes, to: &output)
        output.append(contentsOf: "</p>\n".utf8)
        for leg in trip.legs {
            output.append(contentsOf: "<span>".utf8)
            appendEscaped(leg.from, to: &output)
            output.append(contentsOf: " – ".utf8)
            appendEscaped(leg.to, to: &output)
            output.append(contentsOf: "</span>\n".utf8)
        }
        output.append(contentsOf: "</li>\n".utf8)
    }
    output.append(contentsOf: "</ul>\n".utf8)
}

/// Copies the runs between special characters whole, as a careful programmer would.
private func appendEscaped(_ text: String, to output: inout [UInt8]) {
    text.utf8.withContiguousStorageIfAvailable { bytes in
        var start = 0
        for (index, byte) in bytes.enumerated() {
            let entity: StaticString
            switch byte {
            case UInt8(ascii: "&"): entity = "&amp;"
            case UInt8(ascii: "<"): entity = "&lt;"
            case UInt8(ascii: ">"): entity = "&gt;"
            case UInt8(ascii: "\""): entity = "&quot;"
            case UInt8(ascii: "'"): entity = "&#39;"
            default: continue
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
            entity.withUTF8Buffer { output.append(contentsOf: $0) }
            start = index + 1
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
}
