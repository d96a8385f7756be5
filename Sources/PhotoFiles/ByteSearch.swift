extension [UInt8] {
    /// Where some bytes stand for the first time from an offset on. The search of the standard library
    /// is too slow for a file of bytes.
    func offset(of part: [UInt8], from start: Int = 0) -> Int? {
        guard let first = part.first, start >= 0, count >= part.count else { return nil }
        return withUnsafeBufferPointer { all in
            var offset = start
            while offset <= all.count - part.count {
                if all[offset] == first,
                    part.indices.allSatisfy({ all[offset + $0] == part[$0] })
                {
                    return offset
                }
                offset += 1
            }
            return nil
        }
    }
}
