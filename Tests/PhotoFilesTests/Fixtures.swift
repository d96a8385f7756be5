import Foundation
import Testing

/// The pictures beside the tests, made by `Tests/Photos/pictures.py`.
enum Fixtures {
    static func bytes(_ name: String) throws -> [UInt8] {
        let file = try #require(
            Bundle.module.url(forResource: "Fixtures", withExtension: nil)?
                .appendingPathComponent(name))
        return Array(try Data(contentsOf: file))
    }
}

extension [UInt8] {
    func contains(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }

    func replacing(_ old: String, with new: String) -> [UInt8] {
        replacing(Array(old.utf8), with: Array(new.utf8))
    }
}
