import Access
import Core
import Domain
import Family
import Game
import Setup
import SyncEngine
import Transfer

// What is true of rooms whatever has happened.
extension AppState {
  /// Behind whoever leaves nothing stays open; what shows is up to date.
  mutating func tidyRooms() {
    if room != .family { family.leave() }
    if room == .game { game.refresh(&core) }
    if hasLaterPart { Later.refresh(&self) } else { game.endFinale(core) }
  }

  /// Tells those features of it that go by whether somebody looks.
  mutating func turnPage(_ action: PageAction) -> [Effect] {
    game.turnPage(action, at: core.moment)
    return (hasLaterPart ? Later.turnPage(action, &self) : []) + takeUpdate()
  }

  /// Once there is something to lose, a mark beside the log tells of it.
  mutating func rememberUse() -> [Effect] {
    guard isReady, !launch.wasUsed, !core.history.isEmpty, core.saving.mark == .saved
    else { return [] }
    launch.wasUsed = true
    // Whoever brings finished quests along has passed the moment in which the browser is asked.
    return [.ask(.rememberUse(true))]
      + (core.history.contains { $0.isCompleted } ? [.ask(.keepStorage)] : [])
  }
}
