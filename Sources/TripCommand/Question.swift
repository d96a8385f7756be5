import TripModel

/// Something to ask for, with the value that an empty answer means.
struct Question<Value> {
    let text: String
    let defaultValue: Value
    let shownDefault: String

    /// What an answer must be, for one that is not.
    let form: String

    /// The value of an answer that is not empty; nil where it is wrong.
    let value: (String) -> Value?
}

extension Question<String> {
    /// Any line of text.
    static func text(_ text: String, default value: String = "") -> Self {
        Question(text: text, defaultValue: value, shownDefault: value, form: "with text") {
            CleanText($0).text
        }
    }
}

extension Question<Bool> {
    /// Yes or no, or a beginning of one of them.
    static func yesOrNo(_ text: String, default value: Bool) -> Self {
        Question(
            text: text, defaultValue: value, shownDefault: value ? "yes" : "no",
            form: "yes or no"
        ) { answer in
            let answer = answer.lowercased()
            return "yes".hasPrefix(answer) ? true : "no".hasPrefix(answer) ? false : nil
        }
    }
}

extension Question where Value: CaseIterable & RawRepresentable<String> {
    /// One of a few words, or a beginning that only one of them has.
    static func choice(_ text: String, default value: Value) -> Self {
        let words = Value.allCases.map(\.rawValue)
        let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        return Question(
            text: "\(text), \(list)", defaultValue: value, shownDefault: value.rawValue, form: list
        ) { answer in
            let matches = Value.allCases.filter { $0.rawValue.hasPrefix(answer.lowercased()) }
            return matches.count == 1 ? matches.first : nil
        }
    }
}
