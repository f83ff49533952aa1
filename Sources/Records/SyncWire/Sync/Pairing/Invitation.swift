import Basics

/// The inviter's first message: who invites to what.
///
/// It opens with the typed code, and that is all it shows of who wrote it.
package struct Invitation: Sendable, Described {
  /// The length of the longest address of a server.
  static let longestServer = 1000

  package var family: FamilyID
  /// The origin of the family's server, without a slash at its end.
  package var server: String
  package var sign: PublicKey
  package var wrap: PublicKey
  package var isParents: Bool
  /// The player whose device it will be; none where it is no player's.
  package var player: StreamID?
  /// The SHA-256 of the nonce that is told later.
  package var commitment: Hash256

  package init(
    family: FamilyID,
    server: String,
    keys: (sign: PublicKey, wrap: PublicKey),
    role: (isParents: Bool, player: StreamID?),
    commitment: Hash256
  ) {
    self.family = family
    self.server = server
    (sign, wrap) = keys
    (isParents, player) = role
    self.commitment = commitment
  }

  package static var blank: Invitation {
    Invitation(
      family: FamilyID(0),
      server: "",
      keys: (.blank, .blank),
      role: (false, nil),
      commitment: .zero
    )
  }

  package func coded(by coder: inout Coder) -> Invitation {
    var message = self
    coder.pairingVersion()
    message.family = coder.identifier("family", family)
    message.server = coder.text("server", server)
    if message.server.utf8.count > Self.longestServer { coder.refuse("server") }
    message.sign = coder.publicKey("sign", sign)
    message.wrap = coder.publicKey("wrap", wrap)
    message.isParents = coder.bool("parent", isParents)
    message.player = coder.optional("player", player, .plan) { $0.identifier($1, $2) }
    message.commitment = coder.hash("commitment", commitment)
    return message
  }
}
