/// Four of 64 symbols that both screens show: they are equal when nobody stands between the two devices.
package enum PairingSymbols {
  package static let count = 4
  package static let kinds = 64

  /// The material for HKDF-SHA-256: the nonces of inviter and joiner.
  package static func material(inviter: PairingNonce, joiner: PairingNonce) -> [UInt8] {
    inviter.bytes + joiner.bytes
  }

  /// The info for HKDF-SHA-256: the keys of both, the inviter's first.
  package static func info(_ invitation: Invitation, _ answer: PairingAnswer) -> [UInt8] {
    var writer = WireLabel.symbols.begun
    for key in [invitation.sign, invitation.wrap, answer.sign, answer.wrap] {
      writer.append(key.bytes[...])
    }
    return writer.bytes
  }

  /// The symbols that the first three bytes say, six bits each; none of fewer bytes.
  package static func symbols(of derived: [UInt8]) -> [Int]? {
    guard derived.count >= 3 else { return nil }
    let bits = derived.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return [UInt32(18), 12, 6, 0].map { Int(bits >> $0 & 63) }
  }
}
