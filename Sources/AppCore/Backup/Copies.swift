import Domain
import SyncEngine
import Time

/// What a device does with copies of its log, beside *My data*: opens them, seals them, knows when the last
/// one was made; and erases what they are copies of.
package struct Copies: Hashable, Sendable {
  package internal(set) var opened = OpenedCopy.none
  /// What stands in the field for a sealed copy.
  package internal(set) var passphrase = ""
  package internal(set) var sealing = Sealing()
  /// None until the browser has said it.
  package internal(set) var keeping: Keeping?
  package internal(set) var erasing = Erasing()

  package init() {}
}

package enum CopyAction: Hashable, Sendable {
  case opening(OpeningAction)
  case sealing(SealingAction)
  case keepingRead(Keeping)
  case erasing(ErasingAction)

  var needsPen: Bool {
    switch self {
    case .opening(let action): action.needsPen
    case .erasing(let action): action.needsPen
    case .sealing, .keepingRead: false
    }
  }
}

/// Orders about copies.
package enum CopyEffect: Hashable, Sendable {
  /// Hand her a copy of everything, sealed if there is a passphrase, then report how it went.
  case save(passphrase: String?)
  /// Keep beside the log when the last copy was made.
  case remember(Instant)
  /// Ask her for a file, then read it and report what it is.
  case pick
  /// Open the sealed file with a passphrase and read what is in it, then report.
  case unseal(passphrase: String)
  /// Read the file once more, as that player's; none: somebody's who is not here yet.
  case read(for: PlayerID?)
  /// Hold what was read against the log, then report what would come of it.
  case plan
  /// Store what is new of it, then report how it went.
  case store
  /// Read when the last copy was made and whether the browser keeps its word, then report it.
  case readKeeping
  /// Erase all that this app keeps on this device, then report how it went.
  case erase
}

func reduceCopies(_ state: inout AppState, _ action: CopyAction) -> [Effect] {
  switch action {
  case .opening(let action): return reduceOpening(&state, action)
  case .sealing(let action): return reduceSealing(&state, action)
  case .keepingRead(let keeping):
    state.copies.keeping = keeping
    return []
  case .erasing(let action): return reduceErasing(&state, action)
  }
}

extension AppState {
  /// Behind whoever leaves nothing stays open, and no passphrase; what is being stored or erased goes on.
  mutating func closeCopies() {
    if stage != .ready || isInFamilyArea { return }
    copies.passphrase = ""
    copies.sealing = Sealing()
    if !copies.opened.isStoring { copies.opened = .none }
    if copies.erasing.phase != .running { copies.erasing = Erasing() }
  }

  /// Also while the gate is closed: whoever looks for a file on a phone may be away for a while.
  var isInFamilyArea: Bool {
    if case .family = screen { true } else { false }
  }
}
