import Basics

/// A player's recovery code as the roster keeps its key pairs: a device that has this can seal for the code, and opens
/// nothing.
///
/// A class, since it goes through many hands that look into none of it, and a pointer is a fraction of the code.
package final class CodeKeys: Sendable {
  package let family: FamilyID

  /// The stream that the code opens, which says whose it is.
  package let player: StreamID

  /// The id by which a typed code is found.
  package let lookup: UInt128

  package let sign: PublicKey
  package let wrap: PublicKey

  /// Nonce, then both private keys sealed under the code.
  package let sealed: [UInt8]

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
    let family = coder.identifier("family", family)
    let player = coder.identifier("player", player)
    let lookup = coder.number("lookup", lookup)
    let sign = coder.publicKey("sign", sign)
    let wrap = coder.publicKey("wrap", wrap)
    return CodeKeys(
      family: family,
      player: player,
      lookup: lookup,
      publicKeys: (sign, wrap),
      sealed: coder.data("keys", sealed, lengths: RosterCode.sealedLengths)
    )
  }
}

extension CodeKeys: Hashable {
  package static func == (left: CodeKeys, right: CodeKeys) -> Bool {
    left === right
      || left.family == right.family && left.player == right.player
        && left.lookup == right.lookup && left.sign == right.sign && left.wrap == right.wrap
        && left.sealed == right.sealed
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(lookup) }
}

extension RosterCode {
  /// The keys of a player's code; none of the family's, which opens no player's play.
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
