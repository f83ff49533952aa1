import Domain
import Time

/// What a parent does with the week.
package enum WeekAction: Hashable, Sendable {
  case playerChosen(PlayerID)
  /// What one of the next days is.
  case dayLookedAt(Weekday)
  case schoolSwitched(Weekday, Bool)
  case hoursTyped(Weekday, TypedHours.Edge, String)
  /// The field was left with what is in it.
  case hoursLeft(Weekday)
  /// All school days get the hours of one.
  case hoursCopied(Weekday)
  case travelTyped(String)
  /// None for a new one.
  case activityChosen(ActivityID?)
  case breakChosen(BreakID?)
  case form(WeekFormAction)
  case removed(WeekItem)
  case undone

  var writes: Bool {
    switch self {
    case .playerChosen, .dayLookedAt, .activityChosen, .breakChosen: false
    case .form(.saved): true
    case .form: false
    case .schoolSwitched, .hoursTyped, .hoursLeft, .hoursCopied, .travelTyped, .removed, .undone:
      true
    }
  }
}

/// What is done in the form for an activity or a break.
package enum WeekFormAction: Hashable, Sendable {
  case named(String)
  case fromTyped(String)
  case toTyped(String)
  case dayChosen(Weekday, Bool)
  case travelTyped(String)
  case playerChosen(PlayerID, Bool)
  /// The quest that gets ready for an activity.
  case questChosen(RoutineID?)
  case saved
  case putAway
}
