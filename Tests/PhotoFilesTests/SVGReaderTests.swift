import Testing

@testable import PhotoFiles

/// Drawings: their sizes, and what makes them more than that.
@Suite struct SVGReaderTests {
    private func svg(_ attributes: String = "", _ content: String = "") -> [UInt8] {
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
    }

    /// CSS Values 4, 6.2: 1in is 96px, 2.54cm, 25.4mm, 101.6Q, 72pt and 6pc.
    @Test(arguments: [
        ("width=\"30\" height=\"20\"", 30, 20), ("width='30px' height=' 20PX '", 30, 20),
        ("width=\"1in\" height=\"2.54cm\"", 96, 96), ("width=\"25.4mm\" height=\"101.6q\"", 96, 96),
        ("width=\"72pt\" height=\"6pc\"", 96, 96), ("width=\"1e2\" height=\".5e2px\"", 100, 50),
        ("viewBox=\"0 0 300 200\"", 300, 200), ("viewBox='-5,-5, 300.4,199.6'", 300, 200),
        ("width=\"100%\" height=\"100%\" viewBox=\"0 0 3 2\"", 3, 2),
        ("width=\"10em\" viewBox=\"0 0 3 2\"", 3, 2),
        ("width=\"30\" viewBox=\"0 0 3 2\"", 30, 20), ("height=\"20\" viewBox=\"0 0 3 2\"", 30, 20),
    ])
    func readsSizes(_ attributes: String, _ width: Int, _ height: Int) throws {
        #expect(try PhotoFile(svg(attributes)).size == PixelSize(width, height))
    }

    @Test(arguments: [
        "", "width=\"30\"", "width=\"50%\" height=\"50%\"", "width=\"0\" height=\"20\"",
        "width=\"-30\" height=\"20\"", "width=\"nan\" height=\"inf\"",
        "width=\"0x10\" height=\"20\"",
        "width=\"1e300\" height=\"1e300\"", "viewBox=\"0 0 0 0\"", "viewBox=\"0 0 3\"",
        "width=\"3\u{663}\" height=\"20\"", "viewBox=\"0 0 1e-300 1e300\" width=\"1e300\"",
    ])
    func knowsNoSizeBut(_ attributes: String) throws {
        #expect(try PhotoFile(svg(attributes)).size == nil)
    }

    @Test(arguments: [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG "
            + "1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">"
            + "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        "\u{FEFF}<s:svg xmlns:s=\"http://www.w3.org/2000/svg\"><s:g/></s:svg>",
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:ontology='http://example.org/'>"
            + "<style><![CDATA[.a > .b { fill: url(#c) }]]></style>"
            + "<use href='#a' xlink:href='#b' fill='url( &quot;#c&quot; )'/>"
            + "<text>on &lt;script&gt; and javascript: </text></svg>\n",
    ])
    func takesDrawings(_ text: String) throws {
        let bytes = Array(text.utf8)
        let photo = try PhotoFile(bytes)
        #expect(photo.kind == .svg)
        #expect(photo.withoutMetadata(bytes) == bytes)
    }

    @Test(arguments: [
        ("<script>alert(1)</script>", "a script"), ("<SCRIPT/>", "a script"),
        ("<x:script xmlns:x='http://www.w3.org/2000/svg' href='a.js'/>", "a script"),
        ("<g onclick='x()'/>", "an event handler"), ("<g ONLOAD=''/>", "an event handler"),
        ("<a href='javascript:x()'/>", "a script"),
        ("<a href=' Java&#10;Script:x()'/>", "a script"),
        ("<a href='&#x6A;&#0000097;vascript:x()'/>", "a script"),
        ("<set attributeName='href' to='javascript:x()'/>", "a script"),
        ("<foreignObject/>", "the element \"foreignobject\""),
        ("<g xmlns:h='http://www.w3.org/1999/xhtml'/>", "elements of HTML"),
        ("<image href='https://example.org/a.png'/>", "a reference to another file or picture"),
        (
            "<image xlink:href='data:image/png;base64,AA'/>",
            "a reference to another file or picture"
        ),
        ("<g fill='url(a.svg#b)'/>", "a reference to another file or picture"),
        ("<g fill='u\\72l(http://e.com/#a)'/>", "an escape in a style"),
        ("<style>@\\69mport 'http://e.com/x.css';</style>", "an escape in a style"),
        (
            "<style>svg{background:image-set('http://e.com/x.png' 1x)}</style>",
            "a reference to another file or picture"
        ),
        (
            "<style>@font-face{src:src('http://e.com/f')}</style>",
            "a reference to another file or picture"
        ),
        (
            "<g xml:base='http://e.com/'><use href='#a'/></g>",
            "a reference to another file or picture"
        ),
        ("<a href='#a' ping='http://e.com/'/>", "a reference to another file or picture"),
        (
            "<g style='background:URL( \"//example.org\")'/>",
            "a reference to another file or picture"
        ),
        ("<style>@import 'a.css'</style>", "a style sheet elsewhere"),
        ("<style>a{}<![CDATA[b{fill:url(x)}]]></style>", "a reference to another file or picture"),
        ("<?xml-stylesheet href='a.css'?>", "a style sheet elsewhere"),
    ])
    func refuses(_ content: String, _ part: String) {
        #expect(throws: PhotoProblem.activeSVG(part)) { try PhotoFile(svg("", content)) }
    }

    @Test func refusesRulesOfItsOwn() {
        let text = "<!DOCTYPE svg [<!ENTITY a 'b'><!ENTITY c '<script/>'>]>"
        #expect(throws: PhotoProblem.activeSVG("a document type with rules of its own")) {
            try PhotoFile(Array(text.utf8) + svg())
        }
    }

    @Test(arguments: [
        "<svg/>", "<svg xmlns='http://www.w3.org/2000/svg'>",
        "<svg xmlns='http://www.w3.org/2000/svg'><g></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'/><svg/>",
        "<svg xmlns='http://www.w3.org/2000/svg'><g a=b/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><g a='&b;'/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><!-- </svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'>" + String(repeating: "<g>", count: 2000)
            + String(repeating: "</g>", count: 2000) + "</svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><g " + String(repeating: "a='' ", count: 2000)
            + "/></svg>",
    ])
    func refusesWhatIsNotWellFormed(_ text: String) {
        #expect(throws: PhotoProblem.damaged(.svg)) { try PhotoFile(Array(text.utf8)) }
    }

    /// In these, a byte of ASCII need not mean what it says.
    @Test(arguments: ["utf-7", "utf-16", "iso-2022-jp", "x-utf-8"])
    func refusesOtherEncodings(_ name: String) {
        let text = "<?xml version='1.0' encoding='\(name)'?>"
        #expect(throws: PhotoProblem.unknownKind) { try PhotoFile(Array(text.utf8) + svg()) }
    }

    @Test func leavesOutMetadata() throws {
        let metadata =
            "<metadata><rdf:RDF xmlns:rdf='a'><metadata/>Longyearbyen</rdf:RDF></metadata>"
        let bytes = svg("", "<!-- a --><g>\(metadata)</g>\(metadata)<g/><metadata/><!---->")
        #expect(try PhotoFile(bytes).withoutMetadata(bytes) == svg("", "<g></g><g/><metadata/>"))
    }

    @Test func survivesBeingCutAnywhere() {
        let text =
            "<?xml version='1.0'?><!-- c --><!DOCTYPE svg><svg xmlns='http://www.w3.org/2000/svg' "
            + "viewBox='0 0 3 2'><style><![CDATA[a]]></style><metadata>&#x41;</metadata></svg>"
        let bytes = Array(text.utf8)
        for count in bytes.indices {
            #expect(throws: PhotoProblem.self) { try PhotoFile(Array(bytes[..<count])) }
        }
    }
}
