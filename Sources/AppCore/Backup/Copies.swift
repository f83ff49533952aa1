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

  var writes: Bool {
    switch self {
    case .opening(let action): action.writes
    case .erasing(let action): action.writes
    case .sealing, .keepingRead: false
    }
  }
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
