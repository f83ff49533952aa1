import AppCore
import Basics
import Domain
import SyncEngine

// What is done on each screen, and where it leads.
extension GameState {
  mutating func reduce(_ action: HomeAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .questChosen(let routine): return start(routine, &core)
    case .oneGuessChosen: planOneGuess(&core)
    case .questResumed(let session): return show(session, &core)
    case .summaryChosen(let session): screen = .summary(session)
    case .ownQuestBroughtBack(let quest): return core.bringBackOwnQuest(quest)
    case .skipTakenBack: return putBack(&core)
    case .newPINRead: return core.noteNewPIN()
    case .restSeen(let quest, let isResting): return core.see(quest, isResting: isResting)
    }
    return []
  }

  /// Shows a quest, or goes on with it when it is under way: a second tap starts nothing twice.
  private mutating func start(_ id: RoutineID, _ core: inout Core) -> [Effect] {
    guard let offered = core.offeredQuests.first(where: { $0.routine.id == id }) else { return [] }
    if case .underWay(let session) = offered.status { return show(session, &core) }
    plan(offered.routine, &core)
    return []
  }

  private mutating func planOneGuess(_ core: inout Core) {
    guard let player = core.player else { return }
    let routine = RoutineID(core.dice.id())
    plan(.oneGuess(routine, StepID(core.dice.id()), of: player), &core)
  }

  private mutating func plan(_ routine: Routine, _ core: inout Core) {
    guard let player = core.player else { return }
    quest.beginAnew()
    let session = SessionID(core.dice.id())
    screen = .quest(QuestScreen(planning: PlannedQuest(routine, as: session, of: player, core)))
  }

  // Called from two places: see decision 6.
  @inline(never)
  mutating func reduce(_ action: QuestAction, _ core: inout Core) -> [Effect] {
    guard case .quest(var shown) = screen else { return [] }
    let effects = shown.reduce(action, &quest, &core)
    screen = .quest(shown)
    return effects
  }

  mutating func reduce(_ action: GameWaitAction) {
    switch action {
    case .reopenWindowClosed: quest.reopenable = nil
    case .skipTold(let number): quest.skipped = quest.skipped?.without(number)
    case .minutePassed: ahead.endWait()
    }
  }

  mutating func goOnToOneMore(after estimation: EstimationID, _ core: inout Core) -> [Effect] {
    let effects = reduce(QuestAction.revealClosed(estimation), &core)
    if case .quest(let shown) = screen, shown.phase(core) == .ended { planOneGuess(&core) }
    return effects
  }

  private mutating func putBack(_ core: inout Core) -> [Effect] {
    guard let skipped = quest.skipped else { return [] }
    var shown = skipped.quest
    quest.skipped = nil
    quest.draft = Draft()
    // It may have begun since.
    if core.ledger.session(shown.session).exists { shown.planned = nil }
    var effects: [Effect] = []
    for step in skipped.steps { effects += shown.putBack(step.id, &core) }
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
