/// Something of a file that was passed over, or is not read as it stands there.
package struct CalendarProblem: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A line without a name and a colon.
    case line
    case longLine
    /// What begins inside of too much else.
    case depth
    /// The END of something that has not begun, or the other way round.
    case unfinished
    case withoutStart
    case start
    /// DTEND or DURATION; the entry is used without it.
    case end
    /// The entry is used without it, on its first date.
    case rule(RecurrenceFault)
    /// A RECURRENCE-ID.
    case recurrenceID
    /// An RDATE or EXDATE; the entry is used without it.
    case date
    /// A letter of a title that cannot be known.
    case letter
    /// A VTIMEZONE that does not say how far ahead of UTC it is.
    case zone
    /// A TZID that nobody knows; the title is its name.
    case unknownZone
    /// A rule whose instances would take too long to find, or are too many.
    case tooMuch
    case tooManyEntries
    case tooLarge
  }

  /// From 1 on; of an entry where it begins.
  package let line: Int
  package let reason: Reason
  /// The entry's, as far as it has one.
  package let title: String

  package init(line: Int, reason: Reason, title: String = "") {
    self.line = line
    self.reason = reason
    self.title = title
  }
}

/// Problems of one kind, which are told in one line.
package struct FoldedProblem: Sendable {
  /// In a line that can be read.
  private static let mostTitles = 3

  /// The one that stands first.
  package let first: CalendarProblem
  /// Of the first ones that have a title, each once.
  package private(set) var titles: [String] = []
  package private(set) var count = 0

  fileprivate init(_ first: CalendarProblem) { self.first = first }

  fileprivate mutating func take(_ problem: CalendarProblem) {
    count += 1
    guard !problem.title.isEmpty, titles.count < Self.mostTitles,
      !titles.contains(where: { $0.utf8.elementsEqual(problem.title.utf8) })
    else { return }
    titles.append(problem.title)
  }
}

extension [CalendarProblem] {
  /// Those of one kind as one, in the order in which the kinds appear.
  package func folded(areAlike: (CalendarProblem, CalendarProblem) -> Bool) -> [FoldedProblem] {
    var folded: [FoldedProblem] = []
    for problem in self {
      let known = folded.firstIndex { areAlike($0.first, problem) }
      if known == nil { folded.append(FoldedProblem(problem)) }
      folded[known ?? folded.count - 1].take(problem)
    }
    return folded
  }
}
