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
    if laterPart.phase != .here { game.endFinale(core) }
    if laterPart.phase == .here { Later.refresh(&self) }
  }

  var copiesPlace: CopiesPlace {
    switch room {
    case .setup: isAskingAboutEmptyLog ? .emptyLog : .elsewhere
    case .family: .familyArea(isOpen: family.gate.isOpen)
    case .opening, .unusable, .game: .elsewhere
    }
  }

  /// The screen says how *Save a copy* went.
  var isCopyShown: Bool {
    switch room {
    case .game: if case .side(.settings) = game.screen { true } else { false }
    case .family: family.showsCopy
    case .opening, .unusable, .setup: false
    }
  }

  /// Tells those features of it that go by whether somebody looks.
  mutating func turnPage(_ action: PageAction) -> [Effect] {
    game.turnPage(action, at: core.moment)
    let effects = laterPart.phase == .here ? Later.turnPage(&self, action) : []
    return effects + takeUpdate()
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
