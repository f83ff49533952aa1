import Basics
import Core
import Domain
import Editing
import SyncEngine
import Time

// What is done on each screen, and where it leads.
extension GameState {
  mutating func reduce(_ action: HomeAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .questChosen(let routine): return start(routine, &core)
    case .questResumed(let session): show(session)
    case .summaryChosen(let session): screen = .summary(session)
    case .patternsChosen: screen = .patterns(nil)
    case .statsChosen: screen = .stats
    case .settingsChosen: screen = .settings
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

  mutating func reduce(_ action: ReflectionAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .opened:
      let week = ISOWeek.lookedBackAt(core.localTime)
      screen = .reflection(week, nil)
      return core.rememberReading(of: week)
    case .weekChosen(let week):
      if core.hasReflection(of: week) { screen = .reflection(week, nil) }
      return []
    }
  }

  mutating func reduce(_ action: OwnQuestAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .newChosen:
      screen = .newQuest
      return []
    case .templateChosen(let template):
      guard let draft = core.draftOfOwnQuest(from: template) else { return [] }
      screen = .ownQuest(.opened(draft.routine, for: .player, &core))
      return core.put(draft)
    case .editorChosen(let quest):
      if core.isOwn(quest) { screen = .ownQuest(.opened(quest, for: .player, &core)) }
      return []
    case .broughtBack(let quest): return core.bringBackOwnQuest(quest)
    case .restSeen(let quest, let isResting): return core.see(quest, isResting: isResting)
    }
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
