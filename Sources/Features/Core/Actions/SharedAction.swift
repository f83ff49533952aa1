/// What the browser tells every feature; *Back* stands on screens as well.
package enum SharedAction: ActionKind {
  /// *Back*: in the browser, by a swipe, or on the screen.
  case back
  case page(PageAction)
  /// The browser has answered a request.
  case answered(Answer)
  /// The time has come that was waited for.
  case fired(TimerID)

  package var writes: Bool { false }
}

/// The way into another room, from screens that cannot name it.
package enum WayAction: ActionKind {
  case familyAreaChosen
  /// From an empty log to the family's other devices.
  case joinChosen

  package var writes: Bool { false }
}

extension Action {
  package static var back: Action { .of(SharedAction.back) }
  package static func page(_ action: PageAction) -> Action { .of(SharedAction.page(action)) }
  package static func answered(_ answer: Answer) -> Action { .of(SharedAction.answered(answer)) }
  package static func fired(_ timer: TimerID) -> Action { .of(SharedAction.fired(timer)) }
  package static func saving(_ action: SavingAction) -> Action { .of(action) }
  package static func tab(_ action: TabAction) -> Action { .of(action) }
  package static var familyAreaChosen: Action { .of(WayAction.familyAreaChosen) }
  package static var joinChosen: Action { .of(WayAction.joinChosen) }
}
