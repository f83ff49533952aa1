import Domain
import SyncEngine

// What is computed from the whole history: once when the log changes, and not at each draw.
extension AppState {
  /// The log or the player has changed.
  mutating func refreshHistory() {
    history = player.map { ledger.history(of: $0) } ?? []
    progressMinute = nil
  }

  /// Brings `progress` up to date, before somebody asks for it.
  ///
  /// Days end and quests are closed by age: time alone changes what has been reached.
  mutating func refreshProgress() {
    if progressMinute == minute { return }
    progressMinute = minute
    progress = player.map {
      ledger.progress(of: $0, history: history, at: moment.now, offset: moment.offset)
    }
  }

  /// In the middle of a quest nobody sees it.
  mutating func refreshProgressOnScreen() {
    if case .quest = screen, let session, session.phase != .ended { return }
    refreshProgress()
  }

  private var minute: Int64 { moment.now.milliseconds / 60_000 }
}
