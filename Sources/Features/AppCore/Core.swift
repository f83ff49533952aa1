import Basics
import Domain
import SyncEngine
import Time

/// What every feature shares: the log as it stands, who plays, the moment, what is not stored yet.
///
/// Features read it, and change the log by the functions beside this file and by nothing else.
package struct Core: Sendable {
  package private(set) var ledger = Ledger()
  package private(set) var player: PlayerID?
  /// What the player's sessions come to, as the ledger's `history(of:)` has them.
  package private(set) var history: [SessionDigest] = []
  /// A number that rises whenever the log changes; see `version`.
  package internal(set) var revision = 0
  package internal(set) var progress: PlayerProgress?
  /// What `progress` was computed from; none before the first time.
  var progressVersion: CoreVersion?
  package internal(set) var saving = Saving()
  package var role = TabRole.writer
  /// What this device keeps beside its log.
  package var notes = DeviceNotes()
  /// The calendars that are connected here, with what of them lies near; none before they are read.
  package internal(set) var calendars: [CalendarSource] = []
  /// How far ahead of UTC the clocks here were when the calendars were placed by them.
  var offsetOfCalendars: UTCOffset?
  /// The routine that was removed last, as long as the screen tells of it.
  package var removedRoutine: RoutineID?
  /// A player's name that is being typed.
  package internal(set) var typedName: TypedName?
  /// Where the feature that has just acted leads, if it leads out of itself.
  package var destination: Destination?
  /// The time of the last action, which is what "now" and "today" mean on the screen.
  package var moment: Moment
  /// What they tell of days counts no more.
  private(set) var devicesTakenOut: [UInt128] = []
  /// Records of the log that could not be read; they stay where they are.
  package internal(set) var damagedRecords = 0
  package var dice: Dice
  package let zone: LocalZone
  /// The words by which days are known in this device's language, where the parent has typed none.
  let usualDayWords: DayWords
  var clock = HybridClock(device: 0)

  package init(
    dice: Dice,
    moment: Moment,
    zone: LocalZone = .utc,
    dayWords: DayWords = DayWords()
  ) {
    self.dice = dice
    self.moment = moment
    self.zone = zone
    usualDayWords = dayWords
  }

  /// This device's name in the log.
  package var device: UInt128 { clock.device }

  package var localTime: LocalTime { LocalTime(moment.now, offset: moment.offset) }
}

extension Core {
  /// Folds operations in, and with them perhaps another player.
  mutating func apply(_ operations: [Operation]) {
    refresh(after: ledger.apply(operations))
  }

  /// Begins with a ledger; what is folded in later comes on top of it.
  mutating func begin(with ledger: Ledger) {
    self.ledger = ledger
    player = nil
  }

  /// Notes which devices have been taken out of the family, by the names under which the log knows them.
  package mutating func takeOut(_ devices: [UInt128]) {
    if devices == devicesTakenOut { return }
    devicesTakenOut = devices
    revision += 1
  }

  /// Reads what a snapshot left unread of the sessions that a screen can show.
  package mutating func unpackRecentSessions() {
    ledger.unpack(recentSessions.map { $0.id })
  }

  mutating func refresh(after changed: [SessionID]) {
    revision += 1
    let known = player
    player = playerHere
    if let player, player == known, changed.count <= Self.fewChanges {
      for session in changed {
        history.put(ledger.digest(of: session), as: session, of: player)
      }
    } else {
      history = player.map { ledger.history(of: $0) } ?? []
    }
    for place in history.indices { history[place].veil(at: moment.now) }
  }

  /// The number of sessions up to which it is quicker to put each in its place than to read all anew.
  private static let fewChanges = 50
}
