/// A file of the report, rendered and not yet written.
package struct OutputFile: Sendable {
    /// Relative to the output folder, with `/`.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
