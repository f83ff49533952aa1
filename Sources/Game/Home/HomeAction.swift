import Domain

package enum HomeAction: Hashable, Sendable {
  case questChosen(RoutineID)
  case questResumed(SessionID)
  case summaryChosen(SessionID)
  case patternsChosen
  case statsChosen
  case settingsChosen

  var writes: Bool {
    switch self {
    case .questChosen, .questResumed: true
    case .summaryChosen, .patternsChosen, .statsChosen, .settingsChosen: false
    }
  }
}
