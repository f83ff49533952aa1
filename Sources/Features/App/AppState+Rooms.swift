import Access
import Core
import Domain
import Family
import Game
import Setup
import SyncEngine
import Transfer

// What is done for all rooms after each action.
extension AppState {
  /// Closes the family area where it is left, and brings up to date what shows.
  mutating func tidyRooms() {
    if room != .family { family.leave() }
    if room == .game { game.refresh(&core) }
    if hasLaterPart { Later.refresh(&self) } else { game.endFinale(core) }
  }

  /// Tells the features that go by whether the page is looked at.
  mutating func turnPage(_ action: PageAction) -> [Effect] {
    game.turnPage(action, at: core.moment)
    return (hasLaterPart ? Later.turnPage(action, &self) : []) + takeUpdate()
  }

  /// Sets the mark beside the log that tells a later start of it, once there is something to lose.
  mutating func rememberUse() -> [Effect] {
    guard isReady, !launch.wasUsed, !core.history.isEmpty, core.saving.mark == .saved
    else { return [] }
    launch.wasUsed = true
    // A device that has finished quests from elsewhere never comes to the moment in which the browser is asked to keep
    // them.
    return [.ask(.rememberUse(true))]
      + (core.history.contains { $0.isCompleted } ? [.ask(.keepStorage)] : [])
  }
}
