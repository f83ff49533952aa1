import Basics
import Domain
import SyncEngine
import Time

/// What every feature shares: the log as it stands, who plays, the moment, what is not stored yet.
///
/// Features read it, and change it by the functions beside this file.
package struct Core: Sendable {
  package internal(set) var ledger = Ledger()
  package internal(set) var player: PlayerID?
  /// What the player's sessions come to, in no particular order.
  package internal(set) var history: [SessionDigest] = []
  package internal(set) var progress: PlayerProgress?
  /// The minute for which `progress` holds; none when the history has changed since.
  var progressMinute: Int64?
  package internal(set) var saving = Saving()
  package internal(set) var role = TabRole.writer
  /// Changes to routines that are not saved yet; they outlive a reload.
  package internal(set) var drafts: [RoutineDraft] = []
  /// The routine that was removed last, as long as that is told.
  package internal(set) var removedRoutine: RoutineID?
  /// When the last action happened: what "now" and "today" mean on the screen.
  package internal(set) var moment: Moment
  /// Records of the log that could not be read; they stay where they are.
  package internal(set) var damagedRecords = 0
  var dice: Dice
  var clock = HybridClock(device: 0)

  package init(dice: Dice, moment: Moment) {
    self.dice = dice
    self.moment = moment
  }

  /// This device's name in the log.
  package var device: UInt128 { clock.device }
}

// What is computed from the whole history: once when the log changes, and not at each draw.
extension Core {
  /// The log has changed, and with it perhaps who plays here.
  mutating func refresh() {
    player = playerHere
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

  private var minute: Int64 { moment.now.milliseconds / 60_000 }
}
