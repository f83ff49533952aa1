/// Something of a calendar that was passed over, or is read otherwise than it stands there: all of one kind.
package struct CalendarFlaw: Hashable, Sendable {
  /// Devices keep them by these numbers.
  package enum Reason: UInt8, CaseIterable, Hashable, Sendable {
    case unreadable
    case unfinished
    case withoutStart
    case end
    case rule
    case date
    case zone
    case tooMuch
    /// A beginning that cannot be read.
    case start
    case letter
    /// The titles are names of zones.
    case unknownZone
    case tooLarge
  }

  /// Of the file, from 1 on: where the first one is.
  package let line: Int
  package let reason: Reason
  /// Of the first ones that have one.
  package let titles: [String]
  /// How many there are.
  package let count: Int

  package init(line: Int, reason: Reason, titles: [String] = [], count: Int = 1) {
    self.line = line
    self.reason = reason
    self.titles = titles
    self.count = count
  }
}

extension CalendarFlaw.Reason {
  /// Whether an entry is missing for it; else all are there, and something of them is not as it was written.
  package var losesEntries: Bool {
    switch self {
    case .unfinished, .withoutStart, .start, .tooMuch, .tooLarge: true
    case .unreadable, .end, .rule, .date, .zone, .letter, .unknownZone: false
    }
  }
}
