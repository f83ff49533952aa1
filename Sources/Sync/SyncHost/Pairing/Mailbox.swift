import Basics
import Sync
import SyncWire

/// Where two devices leave each other messages that open with the typed code.
struct Mailbox {
  let id: MailboxID
  /// 10 bytes.
  private let code: [UInt8]

  init(of code: [UInt8], _ script: inout PairingScript) throws(PairingStop) {
    let id = try script.bytes(.derive(code, info: KeyInfo.code(.pairMailbox), count: 16))
    self.id = MailboxID(id.reduce(UInt128(0)) { $0 << 8 | UInt128($1) })
    self.code = code
  }

  func write(
    _ message: PairingMessage,
    _ script: inout PairingScript
  ) throws(PairingStop) {
    let number = message.number
    let sealed = try script.bytes(.sealMessage(message.bytes, code: code, number: number))
    _ = try script.call(.writeMessage(id, number), sealed)
  }

  func read(
    _ number: Int,
    _ script: inout PairingScript
  ) throws(PairingStop) -> PairingMessage {
    // What does not open may have been damaged on its way: it is read twice more before it ends everything.
    for _ in 0..<3 {
      if let message = try opened(number, &script) { return message }
    }
    throw .ends(.differed)
  }

  private func opened(
    _ number: Int,
    _ script: inout PairingScript
  ) throws(PairingStop) -> PairingMessage? {
    let sealed = try script.call(.readMessage(id, number))
    guard sealed.count <= SyncLimits.message,
      let bytes = try script.opened(.openMessage(sealed, code: code, number: number))
    else { return nil }
    return try? PairingMessage(number: number, bytes)
  }
}
