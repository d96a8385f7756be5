import Testing

@testable import TripFiles

/// RFC 8259 construct by construct, in the manner of JSONTestSuite: what must be taken, what not.
@Suite struct JSONConformanceTests {
    @Test(arguments: [
        "[]", "{}", "0", "-0", "\"\"", "null", "true", "false", " \t\r\n[]\t\r\n ", "[[]]", "[{}]",
        "[0e1]", "[0E+1]", "[0e-1]", "[-0.0]", "[1E22]", "[1.5e300]", "[123e65]", "[20e1]",
        "[1e999999]", "[-123]", "[0.000000000000000000000000001]", "[\"\\u0060\\u012a\\u12AB\"]",
        "[\"\\uD801\\udc37\"]", "[\"\\uDBFF\\uDFFE\"]", "[\"\\\\a\"]", "[\"\\\"\"]", "[\"/*x*/\"]",
        "[\"//\"]", "[\"\\u0000\"]", "[\"\u{7F}\"]", "[\"\u{2029}\"]", "[\"\u{FFFF}\"]",
        "[\"\u{1FFFF}\"]", "[\"\\uFDD0\"]", "{\"\":0}", "{\"a\":1,\"b\":2}", "{\"a\\u0000b\":1}",
        "[1,null,\"\",[],{},false]", "{\"a\":{\"a\":{\"a\":[]}}}", "[\"a\",\n\"b\"]", "[1\n,2]",
    ])
    func takes(_ text: String) {
        let (document, lines) = JSONMarkedText(text).parsed()
        #expect(document?.isValid == true)
        #expect(lines == [])
    }

    @Test(arguments: [
        "[1,,2]", "[,1]", "[,]", "[1,,]", "[", "]", "[1", "[1}", "{", "}", "{]", "[\"\"", "[\"",
        "[1]]", "[1]x", "[] []", "1 2", "[1 2]", "[a]", "[*]", "{\"a\"}", "{\"a\":}", "{\"a\" 1}",
        "{:1}", "{1:1}", "{a:1}", "{'a':1}", "{\"a\":1,,}", "{\"a\":1 \"b\":2}", "{\"a\":1}}",
        "{\"a\":1,\"a\":1}", "{null:1}", "{\"a\"::1}", "{\"a\",1}", "{\"a\":[}", "{\"a\":1;}",
        "['a']",
        "[01]", "[00]", "[-01]", "[-]", "[--1]", "[+1]", "[.1]", "[-.1]", "[1.]", "[-1.]", "[1.e1]",
        "[0e]", "[0e+]", "[1e]", "[1eE2]", "[1.2.3]", "[1+2]", "[0x1F]", "[1_000]", "[1 000]",
        "[NaN]", "[-NaN]", "[Infinity]", "[-Infinity]", "[1a]", "[１]", "[-a]", "[1e1.5]", "[0.]",
        "[True]", "[TRUE]", "[nul]", "[nulll]", "[tru", "[fals]", "nan", "undefined", "tru", "n",
        "[\"\\a\"]", "[\"\\x00\"]", "[\"\\'\"]", "[\"\\0\"]", "[\"\\U0041\"]", "[\"\\😀\"]",
        "[\"\\u\"]", "[\"\\u1\"]", "[\"\\u00A\"]", "[\"\\u00G0\"]", "[\"\\u+123\"]",
        "[\"\\u 123\"]",
        "[\"\\uD800\"]", "[\"\\uDC00\"]", "[\"\\uD800\\n\"]", "[\"\\uD800\\u0041\"]",
        "[\"\\uD800\\uD800\"]", "[\"\\uDC00\\uD800\"]", "[\"\\uD800\\\\uDC00\"]", "[\"\\uD800x\"]",
        "[\"\n\"]", "[\"\r\"]", "[\"\t\"]", "[\"\u{1F}\"]", "[\"\\\n\"]", "[\"\\\"]", "\"", "\"\\",
        "\"\\u", "\"\\u00", "[\u{A0}]", "[\u{2028}]", "[\u{B}]", "[\u{C}1]", "[\u{200B}]",
        "\u{2060}[]",
        "", " ", "//", "/**/", "/", "[1]/", "[1] /x", "/*", "[/*]", "*/[]", "# a\n[]", "[1] # a",
        "<!-- -->[]", "\u{FEFF}", "\u{FEFF}\u{FEFF}1", "[1]\u{FEFF}", "\\u000A1", "[\\n]", "`a`",
        "(1)", "[1;2]", "[“a”]", "🇳🇴", "--1", "+", ".", "e", "-", "[1,2\u{85}]",
    ])
    func refuses(_ text: String) {
        let (document, lines) = JSONMarkedText(text).parsed()
        #expect(document?.isValid != true)
        #expect(!lines.isEmpty)
    }

    @Test func boundsNesting() {
        func nested(_ depth: Int, _ open: String, _ close: String) -> String {
            String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
        }
        for (open, close, column) in [("[", "]", 101), ("{\"a\":", "}", 501)] {
            #expect(JSONMarkedText(nested(100, open, close)).parsed().lines == [])
            for depth in [101, 100_000] {
                #expect(
                    JSONMarkedText(nested(depth, open, close)).parsed().lines == [
                        "trips.json:1:\(column): error: lists and objects can be nested 100 deep at most"
                    ])
            }
        }
    }
}
