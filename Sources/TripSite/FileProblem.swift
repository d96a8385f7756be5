import Foundation

/// Why a file or folder cannot be used.
package enum FileProblem: Error, Equatable, CustomStringConvertible {
    case missing
    case isFolder
    case isNotFolder
    case isNotRegular
    case leavesSite
    /// With the most bytes that it may have.
    case tooLarge(limit: Int)

    /// A file is no longer what it was when the run began.
    case changed

    /// A call of the operating system failed, with its error number.
    case system(Int32)

    init(errno number: Int32) {
        self =
            switch number {
            case ENOENT: .missing
            case ENOTDIR: .isNotFolder
            case EISDIR: .isFolder
            default: .system(number)
            }
    }

    package var description: String {
        switch self {
        case .missing: "there is no such file"
        case .isFolder: "this is a folder, not a file"
        case .isNotFolder: "a file stands where a folder should be"
        case .isNotRegular: "this is not a regular file"
        case .leavesSite: "this leads out of the site"
        case .tooLarge(let limit):
            "the file is larger than "
                + (limit < 1 << 30 ? "\(limit >> 20) MiB" : "\(limit >> 30) GiB")
        case .changed: "the file was changed during the run"
        case .system(let number): String(cString: strerror(number)).lowercasedFirst
        }
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
