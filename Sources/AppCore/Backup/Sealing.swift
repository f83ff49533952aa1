/// Whether the next copy from the family area gets a passphrase.
package struct Sealing: Hashable, Sendable {
  package internal(set) var isOn = false
  /// What stands in its field; it is never stored.
  package internal(set) var passphrase = ""
  package internal(set) var isTooShort = false

  /// In characters.
  ///
  /// Whoever has the file can try as many as a computer can, so fewer would seal nothing.
  package static let shortest = 8

  package init() {}

  fileprivate var hasPassphrase: Bool { passphrase.unicodeScalars.count >= Self.shortest }
}

package enum SealingAction: Hashable, Sendable {
  case switched(Bool)
  case passphraseTyped(String)
  /// *Save a copy*, in the family area.
  case copyAskedFor
}

func reduceSealing(_ state: inout AppState, _ action: SealingAction) -> [Effect] {
  switch action {
  case .switched(let isOn):
    state.copies.sealing = Sealing()
    state.copies.sealing.isOn = isOn
    return []
  case .passphraseTyped(let text):
    state.copies.sealing.passphrase = text
    state.copies.sealing.isTooShort = false
    return []
  case .copyAskedFor: return state.saveCopy()
  }
}

extension AppState {
  fileprivate mutating func saveCopy() -> [Effect] {
    let sealing = copies.sealing
    if sealing.isOn, !sealing.hasPassphrase {
      copies.sealing.isTooShort = true
      return []
    }
    return startCopy(passphrase: sealing.isOn ? sealing.passphrase : nil)
  }
}
