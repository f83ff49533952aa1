import Core
import SyncWire

// What the gate asks of the browser.

extension Request {
  /// Read what this device keeps of its PIN; answered with nothing in it when there is none.
  package static let readGate = Request(.readGate, of: .gate)

  package static func storeGate(_ record: [UInt8]) -> Request {
    Request(.storeGate, of: .gate, record)
  }

  /// Make a family code, and compute the key of a new PIN: answered with ``NewGate``.
  package static func makeGate(pin: String) -> Request {
    var writer = ByteWriter()
    writer.write(pin)
    writer.write(PIN.rounds)
    return Request(.makeGate, of: .gate, writer.bytes)
  }

  /// Compute PBKDF2-SHA-256 of a PIN: answered with 32 bytes.
  package static func derivePIN(_ pin: String, salt: [UInt8], rounds: Int64) -> Request {
    var writer = ByteWriter()
    writer.write(pin)
    writer.write(salt[...])
    writer.write(rounds)
    return Request(.derivePIN, of: .gate, writer.bytes)
  }

  /// Compute what tells that a family code is the right one, HKDF-SHA-256: answered with 32 bytes.
  package static func deriveFamilyCode(_ code: UInt128) -> Request {
    let bytes = (0..<16).map { UInt8(truncatingIfNeeded: code >> UInt128(120 - 8 * $0)) }
    return Request(.deriveFamilyCode, of: .gate, bytes)
  }
}

extension GateAction {
  package init?(_ answer: Answer) {
    switch answer.kind {
    case .readGate: self = .recordRead(answer.bytes)
    case .storeGate: self = .recordStored(answer.isGiven)
    case .makeGate: self = .made(answer.bytes.flatMap { NewGate(bytes: $0) })
    case .derivePIN, .deriveFamilyCode: self = .derived(answer.bytes)
    default: return nil
    }
  }
}

extension NewGate {
  /// 16 bytes of salt, 32 of the PIN's key, 16 of the family code, 32 that verify it.
  init?(bytes: [UInt8]) {
    guard bytes.count == 96 else { return nil }
    self.init(
      salt: Array(bytes[0..<16]),
      key: Array(bytes[16..<48]),
      code: bytes[48..<64].reduce(0) { $0 << 8 | UInt128($1) },
      codeVerifier: Array(bytes[64..<96])
    )
  }
}
