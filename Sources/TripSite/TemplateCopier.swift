/// Copies a built-in template into a site, to be changed there.
package enum TemplateCopier {
    /// - Parameters:
    ///   - name: a built-in template's file name.
    ///   - site: where to.
    ///   - folder: the site's folder of templates, as the settings name it; made where missing.
    /// - Returns: the new file, relative to the site.
    /// - Throws: `WriteFailure` where there is no such template, or the file exists.
    package static func copy(
        _ name: String, to site: SiteFolder, folder: String
    ) throws(WriteFailure) -> String {
        let shown = "\(folder)/\(name)"
        guard let template = SiteTemplates.builtIn.first(where: { $0.name == name }) else {
            let names = SiteTemplates.builtIn.map { "\"\($0.name)\"" }.joined(separator: ", ")
            throw WriteFailure(
                path: name, message: "there is no such template: the built-in ones are \(names)",
                status: .usage)
        }
        let place = FileAccess.resolved(site.absolute(folder))
        guard FileAccess.isInside(place, FileAccess.resolved(site.path)) else {
            throw WriteFailure(
                path: folder, message: SiteTemplates.leadsOut(folder), status: .badSettings)
        }
        let path = site.absolute(shown)
        guard FileAccess.kind(path) == nil else {
            throw WriteFailure(
                path: shown, message: "this file exists already, and was not changed",
                status: .cannotCreate)
        }
        do {
            try FileCreation.makeFolders(site.absolute(folder))
            try FileCreation.create(path, template.bytes)
        } catch {
            throw WriteFailure(
                path: shown, message: "cannot be written: \(error)",
                status: .cannotCreate)
        }
        return shown
    }
}
