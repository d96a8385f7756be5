/// The width and height of a picture as it is displayed, in pixels of CSS.
package struct PixelSize: Equatable, Sendable {
    package let width: Int
    package let height: Int

    /// - Returns: nil where one of them is missing, zero or beyond what any picture has.
    package init?(_ width: Int?, _ height: Int?) {
        let possible = 1...10_000_000
        guard let width, let height, possible.contains(width), possible.contains(height) else {
            return nil
        }
        self.width = width
        self.height = height
    }

    /// The size after a turn by a quarter.
    var turned: PixelSize? { PixelSize(height, width) }
}
