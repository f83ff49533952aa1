import AppCore
import Basics
import Domain
import Time

/// An activity or a break while it is written down: as its fields show it, stored when it is whole.
package struct WeekForm: Hashable, Sendable {
  package let item: WeekItem
  /// As it was when the form was opened, so that what others change meanwhile stays.
  let known: Known
  package internal(set) var name = ""
  /// A time as it is typed, or a date as a browser's field has it.
  package internal(set) var from = ""
  package internal(set) var to = ""
  // Of an activity.
  package internal(set) var weekdays: Weekdays = []
  package internal(set) var travel = ""
  package internal(set) var players: [PlayerID] = []
  package internal(set) var routine: RoutineID?
  package internal(set) var fieldError: WeekFieldError?
  /// The field that *Save* asked for last, also while it is being mended.
  package internal(set) var askedField: WeekFormField?
  /// How often there was something to ask for.
  var timesAsked = 0

  indirect enum Known: Hashable, Sendable {
    case nothing
    case activity(Activity)
    case schoolBreak(Break)
  }

  init(_ item: WeekItem) {
    self.item = item
    known = .nothing
  }

  init(_ activity: Activity) {
    item = .activity(activity.id)
    known = .activity(activity)
    name = activity.name
    from = activity.hours.from.isoText
    to = activity.hours.to.isoText
    weekdays = activity.weekdays
    travel = travelText(activity.travel)
    players = activity.players
    routine = activity.routine
  }

  init(_ schoolBreak: Break) {
    item = .schoolBreak(schoolBreak.id)
    known = .schoolBreak(schoolBreak)
    name = schoolBreak.name
    from = schoolBreak.days.first.isoText
    to = schoolBreak.days.last.isoText
  }

  package var isNew: Bool {
    if case .nothing = known { true } else { false }
  }
}

/// A place of the form where something can be asked for.
package enum WeekFormField: Hashable, Sendable {
  case name
  case days
  /// The time or the day at which it begins.
  case from
  case to
  case travel
  case players
}

extension WeekForm {
  /// Says what is missing, in its place.
  mutating func ask(for error: WeekFieldError) {
    fieldError = error
    askedField = field(of: error)
    timesAsked += 1
  }

  /// What is to be said under a field.
  func error(in field: WeekFormField) -> WeekFieldError? { askedField == field ? fieldError : nil }

  /// Asked for anew it comes anew, and takes the focus.
  package func key(of field: WeekFormField) -> String {
    askedField == field ? "asked \(timesAsked)" : "field"
  }

  private func field(of error: WeekFieldError) -> WeekFormField {
    switch error {
    case .nameMissing: .name
    case .dayMissing: .days
    case .timesMissing: TimeOfDay(typed: from).exists ? .to : .from
    case .datesMissing: LocalDay(isoText: from).exists ? .to : .from
    case .endsBeforeItBegins, .lastDayFirst, .longerThanAYear: .to
    case .notMinutes: .travel
    case .nobodyGoes: .players
    }
  }
}

extension WeekForm {
  var hours: TimeSpan? { timeSpan(from, to) }

  var way: Seconds? { Family.travel(travel) }

  var days: DaySpan? {
    guard let first = LocalDay(isoText: from), let last = LocalDay(isoText: to) else { return nil }
    return DaySpan(from: first, to: last)
  }

  /// Without blanks around it, and no longer than it may be.
  var tidyName: String { WeekBounds.cut(name.trimmed) }

  /// Why it cannot be stored yet; the first thing that a reader meets.
  var whatIsMissing: WeekFieldError? {
    if name.trimmed.isEmpty { return .nameMissing }
    switch item {
    case .activity: return whatIsMissingInActivity
    case .schoolBreak: return whatIsMissingInBreak
    }
  }

  private var whatIsMissingInActivity: WeekFieldError? {
    if weekdays.isEmpty { return .dayMissing }
    if let error = errorInTimes(from, to) { return error }
    guard way.exists else { return .notMinutes }
    return players.isEmpty ? .nobodyGoes : nil
  }

  private var whatIsMissingInBreak: WeekFieldError? {
    guard let first = LocalDay(isoText: from), let last = LocalDay(isoText: to)
    else { return .datesMissing }
    guard let days = DaySpan(from: first, to: last) else { return .lastDayFirst }
    // Most likely a slip in the year.
    return days.count > 366 ? .longerThanAYear : nil
  }
}
