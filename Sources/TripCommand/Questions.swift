import TripFiles

/// Asks for values on a terminal, one after the other.
struct Questions {
    /// The user ended the input instead of answering.
    struct Ended: Error {}

    let readLine: () -> String?
    let write: (String) -> Void

    init(_ surroundings: Surroundings) {
        readLine = surroundings.readLine
        write = surroundings.writeError
    }

    /// Asks until the answer is right.
    ///
    /// - Parameter question: what to ask.
    /// - Returns: the value; that of the question where the answer is empty.
    /// - Throws: `Ended`.
    func ask<Value>(_ question: Question<Value>) throws(Ended) -> Value {
        let shown = SafeText.escaped(question.shownDefault)
        while true {
            write(shown.isEmpty ? "\(question.text): " : "\(question.text) [\(shown)]: ")
            guard let line = readLine() else {
                write("\n")
                throw Ended()
            }
            let answer = line.trimmingBlanks
            if answer.isEmpty { return question.defaultValue }
            if let value = question.value(answer) { return value }
            write("Please answer \(question.form).\n")
        }
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
