import Basics
import Core
import Domain
import SyncEngine

// What is done on each screen, and where it leads.
extension GameState {
  mutating func reduce(_ action: HomeAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .questChosen(let routine): return start(routine, &core)
    case .questResumed(let session): show(session)
    case .summaryChosen(let session): screen = .summary(session)
    case .ownQuestBroughtBack(let quest): return core.bringBackOwnQuest(quest)
    case .newPINRead: return core.noteNewPIN()
    case .restSeen(let quest, let isResting): return core.see(quest, isResting: isResting)
    }
    return []
  }

  /// Starts a quest, or goes on with it when it is under way: a second tap starts nothing twice.
  private mutating func start(_ id: RoutineID, _ core: inout Core) -> [Effect] {
    guard let offered = core.offeredQuests.first(where: { $0.routine.id == id }) else { return [] }
    if case .underWay(let session) = offered.status {
      show(session)
      return []
    }
    quest.draft = Draft()
    if let session = core.untouchedSession(of: offered.routine) {
      show(session)
      return []
    }
    let session = SessionID(core.dice.id())
    show(session)
    return core.start(offered.routine, as: session)
  }

  mutating func reduce(_ action: QuestAction, _ core: inout Core) -> [Effect] {
    if case .reopenWindowClosed = action { quest.reopenable = nil }
    guard case .quest(var shown) = screen else { return [] }
    let effects = shown.reduce(action, &quest, &core)
    screen = .quest(shown)
    return effects
  }

  mutating func reduce(_ action: PlayerAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .asked:
      askWhoPlays()
      return []
    case .chosen(let player):
      guard let effects = core.choose(player) else { return [] }
      core.destination = .home
      return effects
    case .sharingSwitched(let isShared): return core.share(isShared)
    }
  }
}
