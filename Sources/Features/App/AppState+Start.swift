import Core
import Domain
import Game
import Setup
import SyncEngine

/// Where the app runs, as far as the browser says.
package struct LaunchContext: Hashable, Sendable {
  /// Whether the app was opened from the home screen.
  package let isInstalled: Bool
  /// Whether a session was stored here before, as a mark tells that is not part of the log.
  package internal(set) var wasUsed: Bool
  /// The look that was chosen on this device.
  package let look: Look
  let canVibrate: Bool

  package init(
    isInstalled: Bool,
    wasUsed: Bool,
    look: Look = .asDevice,
    canVibrate: Bool = false
  ) {
    self.isInstalled = isInstalled
    self.wasUsed = wasUsed
    self.look = look
    self.canVibrate = canVibrate
  }

  var emptyLog: EmptyLog {
    if wasUsed { return .emptied }
    return isInstalled ? .installed : .firstVisit
  }
}

/// What storage held when it was opened.
package struct OpenedLog: Hashable, Sendable {
  package let device: UInt128
  /// What came of the log's beginning; it is empty where there was no snapshot.
  package let snapshot: Snapshot
  /// What came in the log after the snapshot.
  package let contents: LogContents
  package let role: TabRole

  package init(
    device: UInt128,
    snapshot: Snapshot = Snapshot(),
    contents: LogContents,
    role: TabRole
  ) {
    self.device = device
    self.snapshot = snapshot
    self.contents = contents
    self.role = role
  }

  /// Above this many records a start is felt to be slow, because they are read one by one.
  private static let manyLooseRecords = 500

  /// Whether a snapshot is worth it; a damaged record counts, too, since the next start need not look at it then.
  fileprivate var hasManyLooseRecords: Bool {
    contents.operations.count + contents.damaged > Self.manyLooseRecords
  }
}

extension AppState {
  mutating func reduce(_ action: AppAction) -> [Effect] {
    switch action {
    case .saving(let action): return core.reduce(action)
    case .tab(let action): return reduce(action)
    case .start(.opened(let log)): return open(log)
    case .start(.unusable(let trouble)): room = .unusable(trouble)
    case .start(.launched(let context)):
      launch = context
      game.begin(with: context.look)
    case .start(.notesFound(let notes)):
      core.notes = notes
      return game.show(notes.look)
    case .eveningArrived(let words): game.begin(with: EveningWords(words))
    case .updateFound:
      isUpdateFound = true
      return takeUpdateForLaterPart()
    case .laterPart(let action): return reduce(action)
    }
    return []
  }

  private mutating func reduce(_ action: LaterPartAction) -> [Effect] {
    switch action {
    case .arrived:
      laterPart.note(isHere: true)
      game.passOverMusic()
      // Meanwhile another tab may have taken the write lock.
      guard let action = laterPart.takeAwaited(), !action.writes || core.role.canWrite
      else { return [] }
      return handOn(action)
    case .notArrived:
      laterPart.note(isHere: false)
      return takeUpdateForLaterPart()
    case .wanted: return laterPart.tryAgain()
    }
  }

  private mutating func open(_ log: OpenedLog) -> [Effect] {
    game.open(at: core.moment)
    core.role = log.role
    core.open(log.device, log.snapshot, log.contents)
    if core.ledger.allPlayers.isEmpty {
      room = .setup
      setup.ask(about: launch.emptyLog)
      return []
    }
    // Taken before anything is done about the log: what is not stored yet belongs to no snapshot.
    let read = core.snapshot
    core.unpackRecentSessions()
    let effects = core.closeLeftReveals() + land()
    return log.hasManyLooseRecords ? effects + [.saveSnapshot(read)] : effects
  }
}
