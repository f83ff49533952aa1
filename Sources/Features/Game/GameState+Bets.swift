import AppCore
import Basics
import Domain
import SyncEngine
import Time

// A start that is bet on.
extension GameState {
  mutating func reduce(_ action: BetAction, _ core: inout Core) -> [Effect] {
    if case .opened(let id, let goal) = action { return open(id, goal, &core) }
    guard case .side(.bet(var shown)) = screen else { return [] }
    let effects = shown.reduce(action, &core)
    screen = .side(.bet(shown))
    return effects
  }

  private mutating func open(
    _ id: RoutineID,
    _ asked: Instant?,
    _ core: inout Core
  ) -> [Effect] {
    guard let routine = core.ledger.presentRoutine(id) else { return [] }
    screen = .side(.bet(BetScreen(id, goal: asked ?? core.suggestedGoal(of: routine))))
    return asked.exists ? core.noteStartAnswered() : []
  }
}
