import Domain
import SyncEngine

package enum MyDataAction: Hashable, Sendable {
  case copyAskedFor
  /// She has it.
  case copyMade(leftOut: Int)
  /// She was asked where to put it, and wants none after all.
  case copyWithdrawn
  case copyNotMade
}

/// How far *Save a copy* has come.
package enum SavedCopy: Hashable, Sendable {
  case none
  case making(LocalDay)
  /// - Parameter leftOut: records that could not be read, and are not in it.
  case made(LocalDay, leftOut: Int)
  case notMade
}

func reduceMyData(_ state: inout AppState, _ action: MyDataAction) -> [Effect] {
  switch action {
  case .copyAskedFor:
    if case .making = state.savedCopy { return [] }
    state.savedCopy = .making(state.moment.today)
    return [.saveCopy(state.moment.today)]
  case .copyMade(let leftOut):
    if case .making(let day) = state.savedCopy {
      state.savedCopy = .made(day, leftOut: leftOut)
    }
  case .copyWithdrawn:
    state.savedCopy = .none
  case .copyNotMade:
    state.savedCopy = .notMade
  }
  return []
}
