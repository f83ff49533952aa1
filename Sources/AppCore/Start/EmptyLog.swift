import Domain
import SyncEngine

/// Why there is nothing in the log.
package enum EmptyLog: Hashable, Sendable {
  case firstVisit
  /// The app on the home screen has a memory of its own: she may have played in the browser before.
  case installed
  /// There was something here, and the browser has cleared it.
  case emptied
}

/// Where the app runs, as far as the browser says.
package struct LaunchContext: Hashable, Sendable {
  /// From the home screen.
  package let isInstalled: Bool
  /// A session was stored here before; told by a mark that is not part of the log.
  package internal(set) var wasUsed: Bool
  /// How it was chosen to look here.
  package let look: Look

  package init(isInstalled: Bool, wasUsed: Bool, look: Look = .asDevice) {
    self.isInstalled = isInstalled
    self.wasUsed = wasUsed
    self.look = look
  }

  var emptyLog: EmptyLog {
    if wasUsed { return .emptied }
    return isInstalled ? .installed : .firstVisit
  }
}

extension AppState {
  /// *Start new*: nothing is written before she has chosen.
  mutating func startNew() -> [Effect] {
    guard case .empty = stage, !copies.opened.isBusy else { return [] }
    copies = Copies()
    stage = .ready
    place.wasUsed = false
    return [.ask(.rememberUse(false))] + beginFirstStart()
  }

  /// Another tab has answered the question.
  mutating func leaveEmptyLog() -> [Effect] {
    guard case .empty = stage, !ledger.allPlayers.isEmpty else { return [] }
    stage = .ready
    return land()
  }

  /// Once there is something to lose, a mark beside the log tells of it.
  mutating func rememberUse() -> [Effect] {
    guard stage == .ready, !place.wasUsed, !history.isEmpty, saving.mark == .saved
    else { return [] }
    place.wasUsed = true
    // Whoever brings finished quests along has passed the moment in which the browser is asked.
    return [.ask(.rememberUse(true))]
      + (history.contains { $0.isCompleted } ? [.ask(.keepStorage)] : [])
  }
}
