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
  case making
  /// - Parameter leftOut: records that cannot be read, and are not in it.
  case made(leftOut: Int)
  case notMade
}

func reduceMyData(_ state: inout AppState, _ action: MyDataAction) -> [Effect] {
  switch action {
  case .copyAskedFor:
    return state.startCopy(passphrase: nil)
  case .copyMade(let leftOut):
    state.savedCopy = .made(leftOut: leftOut)
    state.copies.sealing.passphrase = ""
    return state.rememberCopy()
  case .copyWithdrawn:
    state.savedCopy = .none
  case .copyNotMade:
    state.savedCopy = .notMade
  }
  return []
}

extension AppState {
  /// One at a time.
  mutating func startCopy(passphrase: String?) -> [Effect] {
    if savedCopy == .making { return [] }
    savedCopy = .making
    return [.copies(.save(passphrase: passphrase))]
  }
}
