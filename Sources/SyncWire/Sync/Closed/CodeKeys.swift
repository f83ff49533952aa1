import Basics

/// A player's recovery code as the roster keeps its key pairs: whoever has this can seal for the code, and
/// opens nothing.
package struct CodeKeys: Hashable, Sendable {
  package var family: FamilyID

  /// Whose code it is, by the stream that it opens.
  package var player: StreamID

  /// What the code is known by, for who has typed one.
  package var lookup: UInt128

  package var sign: PublicKey
  package var wrap: PublicKey

  /// Nonce, then both private keys sealed under the code.
  package var sealed: [UInt8]

  package init(
    family: FamilyID,
    player: StreamID,
    lookup: UInt128,
    publicKeys: (sign: PublicKey, wrap: PublicKey),
    sealed: [UInt8]
  ) {
    self.family = family
    self.player = player
    self.lookup = lookup
    (sign, wrap) = publicKeys
    self.sealed = sealed
  }
}

extension CodeKeys: Described {
  package static var blank: CodeKeys {
    CodeKeys(
      family: FamilyID(0),
      player: .plan,
      lookup: 0,
      publicKeys: (.blank, .blank),
      sealed: []
    )
  }

  package func coded(by coder: inout Coder) -> CodeKeys {
    var keys = self
    keys.family = coder.identifier("family", family)
    keys.player = coder.identifier("player", player)
    keys.lookup = coder.number("lookup", lookup)
    keys.sign = coder.publicKey("sign", sign)
    keys.wrap = coder.publicKey("wrap", wrap)
    keys.sealed = coder.data("keys", sealed, lengths: RosterCode.sealedLengths)
    return keys
  }
}

extension RosterCode {
  /// None of the family's code, which opens nobody's play.
  package func keys(of family: FamilyID) -> CodeKeys? {
    guard case .playerCode(let player) = name else { return nil }
    return CodeKeys(
      family: family,
      player: player,
      lookup: lookup,
      publicKeys: (sign, wrap),
      sealed: sealed
    )
  }
}
