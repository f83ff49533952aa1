import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// The page of the week: what is typed there and not whole yet, beside what the log knows.
///
/// Whatever is whole is stored at once, so nothing here has to outlive a reload.
package struct WeekEditor: Hashable, Sendable {
  /// Whose school is shown.
  var player: PlayerID?
  /// Which of the next seven days is told of; today where nobody has chosen one.
  var lookedAt: Weekday?
  /// Days whose times are no hours yet.
  var typedHours: [TypedHours] = []
  /// What the hours were before the day was switched off, Monday first.
  var resting = [TimeSpan?](repeating: nil, count: 7)
  /// The day whose hours were set last: others may take them.
  var edited: Weekday?
  var typedTravel: String?
  package internal(set) var form: WeekForm?
  /// What the form was about that was closed just now: there the parent goes on.
  package internal(set) var settled: WeekItem?
  /// What was done last, as long as it can be taken back.
  package internal(set) var undo: WeekUndo?

  package init() {}
}

package enum WeekItem: Hashable, Sendable {
  case activity(ActivityID)
  case schoolBreak(BreakID)
}

/// What can be taken back.
package enum WeekUndo: Hashable, Sendable {
  case removal(WeekItem)
  /// All school days got the hours of one; what they had before.
  indirect case copy(of: Weekday, PlayerID, before: [SchoolField])
}

/// Why something is not stored yet.
package enum WeekFieldError: Hashable, Sendable {
  case nameMissing
  case dayMissing
  case timesMissing
  case endsBeforeItBegins
  case notMinutes
  case nobodyGoes
  case datesMissing
  case lastDayFirst
  case longerThanAYear
}

/// The hours of a day as they are typed.
package struct TypedHours: Hashable, Sendable {
  package enum Edge: Hashable, Sendable {
    case from
    case to
  }

  let weekday: Weekday
  package internal(set) var from: String
  package internal(set) var to: String
  /// The fields were left like this: from then on it is said what is missing.
  var isLeft = false

  init(_ weekday: Weekday, _ hours: TimeSpan?) {
    self.weekday = weekday
    from = hours?.from.isoText ?? ""
    to = hours?.to.isoText ?? ""
  }

  /// None while a time of them may go on.
  var hours: TimeSpan? { isWhole ? timeSpan(from, to) : nil }

  /// An empty field is told at once, what is being typed is not.
  package var fieldError: WeekFieldError? {
    isWhole || from.isEmpty || to.isEmpty ? errorInTimes(from, to) : nil
  }

  private var isWhole: Bool { isLeft || from.isWholeTime && to.isWholeTime }
}

extension String {
  /// Whether it can be read as a time, and no digit more is to come: "915" may become "9150".
  fileprivate var isWholeTime: Bool {
    TimeOfDay(typed: self).exists && utf8.count >= 4
  }
}

func timeSpan(_ from: String, _ to: String) -> TimeSpan? {
  guard let from = TimeOfDay(typed: from), let to = TimeOfDay(typed: to) else { return nil }
  return TimeSpan(from: from, to: to)
}

func errorInTimes(_ from: String, _ to: String) -> WeekFieldError? {
  guard let from = TimeOfDay(typed: from), let to = TimeOfDay(typed: to)
  else { return .timesMissing }
  return from < to ? nil : .endsBeforeItBegins
}

/// Whole minutes as they are typed; an empty field is none.
func travel(_ text: String) -> Seconds? {
  if text.trimmed.isEmpty { return .zero }
  guard let minutes = Seconds.wholeMinutes(typed: text),
    .minutes(minutes) <= WeekBounds.longestTravel
  else { return nil }
  return .minutes(minutes)
}

/// What stands in a field for the way.
func travelText(_ way: Seconds) -> String { way > .zero ? "\(way.whole / 60)" : "" }
