import Basics
import Domain
import SyncEngine

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

func reduceHome(_ state: inout AppState, _ action: HomeAction) -> [Effect] {
  switch action {
  case .questChosen(let routine):
    return state.startQuest(routine)
  case .questResumed(let session):
    state.screen = .quest(session)
    return []
  case .summaryChosen(let session):
    state.screen = .summary(session)
    return []
  case .patternsChosen:
    state.screen = .patterns
    return []
  case .statsChosen:
    state.screen = .stats
    return []
  case .settingsChosen:
    state.screen = .settings
    if !state.savedCopy.isMaking { state.savedCopy = .none }
    return []
  }
}

extension AppState {
  /// Starts a quest, or goes on with it when it is under way: a second tap starts nothing twice.
  fileprivate mutating func startQuest(_ id: RoutineID) -> [Effect] {
    guard let quest = core.offeredQuests.first(where: { $0.routine.id == id }) else { return [] }
    if case .underWay(let session) = quest.status {
      screen = .quest(session)
      return []
    }
    draft = Draft()
    if let session = core.untouchedSession(of: quest.routine) {
      screen = .quest(session)
      return []
    }
    let session = SessionID(core.dice.id())
    screen = .quest(session)
    return record([
      .sessionStarted(
        SessionStart(
          session: session,
          routine: id,
          isCalibration: ledger.isCalibration(id, in: history),
          plan: quest.routine.steps.map {
            QuestSession.PlannedStep(id: $0.id, name: $0.name, icon: $0.icon)
          }
        )
      )
    ])
  }
}
