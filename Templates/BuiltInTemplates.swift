/// The templates that a site has where it brings none of its own: the files beside this one,
/// compiled into the program.
package enum BuiltInTemplates {
    /// A template's file name and its bytes.
    package static let all: [(name: String, bytes: [UInt8])] = [
        ("overview.html", PackageResources.overview_html),
        ("style.css", PackageResources.style_css),
        ("pass.txt", PackageResources.pass_txt),
        ("ticket.txt", PackageResources.ticket_txt),
    ]
}
