import Domain
import SyncEngine

package enum StartAction: Hashable, Sendable {
  indirect case opened(OpenedLog)
  case unusable(StorageTrouble)
  /// Comes before `opened`.
  case launched(LaunchContext)
  /// Comes before `opened`, too, and again when another tab has changed them.
  case draftsFound([RoutineDraft])
  /// On the page that asks about an empty log.
  case newChosen

  var writes: Bool {
    switch self {
    case .newChosen: true
    case .opened, .unusable, .launched, .draftsFound: false
    }
  }
}

/// What storage held when it was opened.
package struct OpenedLog: Hashable, Sendable {
  package let device: UInt128
  /// What came of the log's beginning; empty when there was no snapshot.
  package let snapshot: Snapshot
  /// What came after it.
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

  /// Reading one by one is what makes a start slow; below this it is not felt.
  static let manyLooseRecords = 500

  /// A damaged record, too, is one that the next start need not look at.
  fileprivate var hasManyLooseRecords: Bool {
    contents.operations.count + contents.damaged > Self.manyLooseRecords
  }
}

func reduceStart(_ state: inout AppState, _ action: StartAction) -> [Effect] {
  switch action {
  case .opened(let log): return open(&state, log)
  case .unusable(let trouble):
    state.stage = .unusable(trouble)
    return []
  case .launched(let place):
    state.place = place
    state.look = place.look
    return []
  case .draftsFound(let drafts):
    state.core.drafts = drafts
    return []
  case .newChosen: return state.startNew()
  }
}

private func open(_ state: inout AppState, _ log: OpenedLog) -> [Effect] {
  state.attention.open(at: state.moment)
  state.core.role = log.role
  state.core.clock = HybridClock(device: log.device)
  state.core.absorb(log.snapshot)
  state.core.absorb(log.contents)
  if state.ledger.allPlayers.isEmpty {
    state.stage = .empty(state.place.emptyLog)
    return []
  }
  // Before anything is done about it: what is not stored yet belongs to no snapshot.
  let read = state.core.snapshot
  state.core.unpackRecentSessions()
  state.stage = .ready
  let effects = state.core.closeLeftReveals() + state.land()
  return log.hasManyLooseRecords ? effects + [.saveSnapshot(read)] : effects
}
