import Basics

/// A device as the roster brings it in.
package struct RosterDevice: Hashable, Sendable {
  package var id: DeviceID
  package var sign: PublicKey
  package var wrap: PublicKey

  /// The SHA-256 of the 32 bytes that the device shows to the server.
  package var tokenHash: Hash256

  package var isParents: Bool

  package init(
    id: DeviceID,
    sign: PublicKey,
    wrap: PublicKey,
    tokenHash: Hash256,
    isParents: Bool
  ) {
    self.id = id
    self.sign = sign
    self.wrap = wrap
    self.tokenHash = tokenHash
    self.isParents = isParents
  }
}

extension RosterDevice: Described {
  package static var blank: RosterDevice {
    RosterDevice(id: DeviceID(0), sign: .blank, wrap: .blank, tokenHash: .zero, isParents: false)
  }

  package func coded(by coder: inout Coder) -> RosterDevice {
    RosterDevice(
      id: coder.identifier("id", id),
      sign: coder.publicKey("sign", sign),
      wrap: coder.publicKey("wrap", wrap),
      tokenHash: coder.hash("tokenHash", tokenHash),
      isParents: coder.bool("parent", isParents)
    )
  }
}
