import Domain

package enum HomeAction: Hashable, Sendable {
  case questChosen(RoutineID)
  case oneGuessChosen
  case questResumed(SessionID)
  case summaryChosen(SessionID)
  case ownQuestBroughtBack(RoutineID)
  /// *Put it back*, on home or on the next step: wherever the skip has led.
  case skipTakenBack
  /// The player has read on the row of an own quest whether it rests.
  case restSeen(RoutineID, isResting: Bool)
  /// The player has read that there is a PIN.
  case newPINRead

  var writes: Bool {
    switch self {
    case .questChosen, .oneGuessChosen, .questResumed, .ownQuestBroughtBack,
      .skipTakenBack,
      .restSeen, .newPINRead:
      true
    case .summaryChosen: false
    }
  }
}
