import AppCore
import Domain
import SyncEngine
import Time

/// What a device does with copies of its log: saves them, opens them, knows when the last one was made; and
/// erases what they are copies of.
package struct CopiesState: Hashable, Sendable {
  package internal(set) var opened = OpenedCopy.none
  /// What stands in the field for a sealed copy.
  package internal(set) var passphrase = ""
  package internal(set) var saved = SavedCopy.none
  /// What the copy is called that was handed over last.
  package internal(set) var fileName = ""
  package internal(set) var sealing = Sealing()
  /// None until the browser has said it.
  package internal(set) var keeping: Keeping?
  package internal(set) var erasing = Erasing()
  /// None until the browser has said it.
  package internal(set) var here: ClosedHere?
  package internal(set) var own = OpeningPlay()
  /// A page shows that tells of what is closed.
  var isTold = false

  package init() {}
}

/// From where copies are dealt with.
package enum CopiesPlace: Hashable, Sendable {
  /// The page that asks what to do about an empty log.
  case emptyLog
  /// Also while the gate is closed: whoever looks for a file on a phone may be away for a while.
  case familyArea(isOpen: Bool)
  // The player's own pages.
  case saving
  case bringingIn
  case elsewhere

  /// Otherwise whoever plays here asks, and what is asked for is the player's own.
  var isFamilys: Bool {
    switch self {
    case .emptyLog, .familyArea: true
    case .saving, .bringingIn, .elsewhere: false
    }
  }

  var opensCopies: Bool { isFamilys || self == .bringingIn }
}

package enum CopyAction: ActionKind {
  case opening(OpeningAction)
  case saving(SavedCopyAction)
  case sealing(SealingAction)
  case keepingRead(Keeping)
  case erasing(ErasingAction)
  /// None where it could not be told.
  case closedRead(ClosedHere?)
  case openingPlay(OpeningPlayAction)

  package var writes: Bool {
    switch self {
    case .opening(let action): action.writes
    case .erasing(let action): action.writes
    case .openingPlay(let action): action.writes
    case .saving, .sealing, .keepingRead, .closedRead: false
    }
  }
}

extension Action {
  package static func copies(_ action: CopyAction) -> Action { .of(action) }
}

extension CopiesState {
  package mutating func reduce(
    _ action: CopyAction,
    at place: CopiesPlace,
    _ core: inout Core
  ) -> [Effect] {
    switch action {
    case .opening(let action): return reduce(action, at: place, &core)
    case .saving(let action): return reduce(action, at: place, core)
    case .sealing(let action): return reduce(action, at: place, core)
    case .keepingRead(let keeping):
      self.keeping = keeping
      return []
    case .erasing(let action):
      return erasing.reduce(action, isAllowed: place == .familyArea(isOpen: true))
    case .closedRead(let closed): return take(closed)
    case .openingPlay(let action): return reduce(action, &core)
    }
  }

  /// Closes what stood open on a page that was left, and forgets its passphrase; what is being stored or erased goes
  /// on.
  package mutating func close(at place: CopiesPlace) {
    if place.isFamilys { return }
    if place != .saving { sealing = Sealing() }
    if !erasing.isUnderWay { erasing = Erasing() }
    if place == .bringingIn { return }
    passphrase = ""
    if !opened.isStoring { opened = .none }
  }
}
