import SyncWire

/// What comes of a code that one device shows and another one is typed.
package struct PairingKey: Sendable {
  package let mailbox: MailboxID
  private let key: [UInt8]
  private let primitives: Primitives

  package init(_ code: PairingCode, _ primitives: Primitives = .live) {
    self.init(code.bytes, primitives)
  }

  /// - Parameter code: 10 bytes.
  package init(_ code: [UInt8], _ primitives: Primitives) {
    self.primitives = primitives
    let mailbox = primitives.derive(code, [], KeyInfo.code(.pairMailbox), 16)
    self.mailbox = MailboxID(mailbox.reduce(UInt128(0)) { $0 << 8 | UInt128($1) })
    key = primitives.derive(code, [], KeyInfo.code(.pairKey), 32)
  }

  /// What lies in the mailbox: a nonce, and the message under it.
  package func seal(_ message: PairingMessage) -> [UInt8] {
    seal(message.bytes, number: message.number)
  }

  package func seal(_ message: [UInt8], number: Int) -> [UInt8] {
    let nonce = primitives.random(Pack.nonceLength)
    return nonce + primitives.seal(message, frame(number, nonce))
  }

  /// None where it was not sealed so.
  package func unsealed(_ sealed: [UInt8], number: Int) -> [UInt8]? {
    let nonce = Array(sealed.prefix(Pack.nonceLength))
    guard nonce.count == Pack.nonceLength else { return nil }
    return primitives.open(Array(sealed.dropFirst(nonce.count)), frame(number, nonce))
  }

  package func open(_ sealed: [UInt8], number: Int) throws(WireError) -> PairingMessage {
    guard sealed.count <= SyncLimits.message else { throw .tooLarge }
    guard PairingMessage.numbers.contains(number), let bytes = unsealed(sealed, number: number)
    else { throw .damaged }
    return try PairingMessage(number: number, bytes)
  }

  /// Whether the inviter's nonce is the one that it had promised.
  package func isKept(_ invitation: Invitation, _ reveal: PairingReveal) -> Bool {
    primitives.sha256(reveal.nonce.bytes) == invitation.commitment
  }

  package func symbols(
    _ invitation: Invitation,
    _ answer: PairingAnswer,
    _ reveal: PairingReveal
  ) -> [Int] {
    let material = PairingSymbols.material(inviter: reveal.nonce, joiner: answer.nonce)
    let derived = primitives.derive(material, [], PairingSymbols.info(invitation, answer), 3)
    return PairingSymbols.symbols(of: derived) ?? []
  }

  private func frame(_ number: Int, _ nonce: [UInt8]) -> SealingFrame {
    SealingFrame(
      key: key,
      nonce: nonce,
      along: PairingMessage.sealedAlong(mailbox, number: number)
    )
  }
}
