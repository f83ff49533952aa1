/// What the browser tells every feature, and what stands on screens of every feature.
package enum SharedAction: ActionKind {
  /// *Back* was used: in the browser, by a swipe, or on the screen.
  case back
  case page(PageAction)
  /// The browser has answered a request.
  case answered(Answer)
  /// The time has come for which a feature waited.
  case fired(TimerID)
  /// *Go on here* was tapped: this tab wants to write.
  case writeLockAskedFor

  package var writes: Bool { false }
}

/// What leads into another room, from screens that cannot name it.
package enum WayAction: ActionKind {
  case familyAreaChosen
  /// The way from an empty log to the family's other devices was chosen.
  case joinChosen

  package var writes: Bool { false }
}

extension Action {
  package static var back: Action { .of(SharedAction.back) }
  package static func page(_ action: PageAction) -> Action { .of(SharedAction.page(action)) }
  package static func answered(_ answer: Answer) -> Action { .of(SharedAction.answered(answer)) }
  package static func fired(_ timer: TimerID) -> Action { .of(SharedAction.fired(timer)) }
  package static var writeLockAskedFor: Action { .of(SharedAction.writeLockAskedFor) }
  package static var familyAreaChosen: Action { .of(WayAction.familyAreaChosen) }
  package static var joinChosen: Action { .of(WayAction.joinChosen) }
}
