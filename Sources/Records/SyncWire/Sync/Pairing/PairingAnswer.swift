import Basics

/// What the roster will say of the device that joins, and its nonce.
package struct PairingAnswer: Sendable, Described {
  package var device: DeviceID
  package var sign: PublicKey
  package var wrap: PublicKey
  package var tokenHash: Hash256
  package var nonce: PairingNonce

  package init(
    device: DeviceID,
    keys: (sign: PublicKey, wrap: PublicKey),
    tokenHash: Hash256,
    nonce: PairingNonce
  ) {
    self.device = device
    (sign, wrap) = keys
    self.tokenHash = tokenHash
    self.nonce = nonce
  }

  package static var blank: PairingAnswer {
    PairingAnswer(
      device: DeviceID(0),
      keys: (.blank, .blank),
      tokenHash: .zero,
      nonce: .zero
    )
  }

  package func coded(by coder: inout Coder) -> PairingAnswer {
    coder.pairingVersion()
    return PairingAnswer(
      device: coder.identifier("device", device),
      keys: (coder.publicKey("sign", sign), coder.publicKey("wrap", wrap)),
      tokenHash: coder.hash("tokenHash", tokenHash),
      nonce: coder.hash("nonce", nonce)
    )
  }
}

/// The inviter's nonce, of which the hash had to be there before the joiner told its own.
package struct PairingReveal: Sendable, Described {
  package var nonce: PairingNonce

  package init(nonce: PairingNonce) { self.nonce = nonce }

  package static var blank: PairingReveal { PairingReveal(nonce: .zero) }

  package func coded(by coder: inout Coder) -> PairingReveal {
    coder.pairingVersion()
    return PairingReveal(nonce: coder.hash("nonce", nonce))
  }
}

/// The entry that brings the device in, which is stored, and the log in which it has to lie.
package struct PairingArrival: Sendable, Described {
  package var entry: Hash256
  package var at: Citation

  package init(entry: Hash256, at: Citation) {
    self.entry = entry
    self.at = at
  }

  package static var blank: PairingArrival { PairingArrival(entry: .zero, at: .zero) }

  package func coded(by coder: inout Coder) -> PairingArrival {
    coder.pairingVersion()
    return PairingArrival(entry: coder.hash("entry", entry), at: coder.numbered("at", at))
  }
}

/// The 32 random bytes of one side of a pairing.
package typealias PairingNonce = Hash256

extension Coder {
  /// Walks the version of a message; a later one will have another form.
  mutating func pairingVersion() { _ = integer("version", 1, in: 1...1) }
}
