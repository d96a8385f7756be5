import TripFiles
import TripModel
import TripReporting

extension OptionSpec {
    static let year = OptionSpec("--year", "Y", "only trips that start in this year")
    static let upcoming = OptionSpec("--upcoming", nil, "only trips that have not begun")
}

/// Which trips of a report the options `--year` and `--upcoming` leave.
struct TripSelection: Sendable {
    private let year: Int?
    private let isUpcomingOnly: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        if let text = arguments.value("--year") {
            year = try Self.year(text, of: "--year")
        } else {
            year = nil
        }
        isUpcomingOnly = arguments.has("--upcoming")
    }

    /// The year that a word means.
    ///
    /// - Throws: `UsageError`, which names the option or operand.
    static func year(_ text: String, of name: String) throws(UsageError) -> Int {
        guard let year = Int(text), (CivilDate.first.year...CivilDate.last.year).contains(year)
        else {
            throw UsageError(
                message: "\(name) must be a year from 1 to 9999, not \(SafeText.quoted(text))")
        }
        return year
    }

    /// The trips of a list that are left, in its order.
    func trips(of list: [Int], in report: Report) -> [Int] {
        list.filter { index in
            let trip = report.trips[index]
            let status = Trip.Status(
                on: report.summary.today, from: trip.start, to: trip.departure)
            return (year == nil || trip.start.year == year)
                && (!isUpcomingOnly || status == .upcoming)
        }
    }
}
