import AppCore

/// Whether the next copy gets a passphrase.
package struct Sealing: Hashable, Sendable {
  package internal(set) var isOn = false
  /// What stands in its field; it is never stored.
  package internal(set) var passphrase = ""
  package internal(set) var isTooShort = false
  /// Asked for anew the field comes anew, and takes the focus.
  var timesTooShort = 0

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
  /// *Save a copy*, where it may get one.
  case copyAskedFor
}

extension CopiesState {
  mutating func reduce(
    _ action: SealingAction,
    at place: CopiesPlace,
    _ core: Core
  ) -> [Effect] {
    switch action {
    case .switched(let isOn):
      sealing = Sealing()
      sealing.isOn = isOn
      return []
    case .passphraseTyped(let text):
      sealing.passphrase = text
      sealing.isTooShort = false
      return []
    case .copyAskedFor: return saveSealed(place, core)
    }
  }

  private mutating func saveSealed(_ place: CopiesPlace, _ core: Core) -> [Effect] {
    if sealing.isOn, !sealing.hasPassphrase {
      sealing.isTooShort = true
      sealing.timesTooShort += 1
      return []
    }
    return save(place, passphrase: sealing.isOn ? sealing.passphrase : nil, core)
  }
}
