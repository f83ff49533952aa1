import AppCore
import SyncWire

// What the gate asks of the browser.

extension Request {
  /// Read what this device keeps of its PIN; answered with nothing in it when there is none.
  package static let readGate = Request(.readGate, of: .gate)

  /// Put a record in the place of another, if that one still lies there: answered with ``SwappedRecord``.
  ///
  /// - Parameter known: empty when there is to be none.
  package static func swapGate(
    _ known: [UInt8],
    for record: [UInt8],
    number: Int
  ) -> Request {
    var writer = ByteWriter()
    writer.write(known[...])
    writer.append(record[...])
    return Request(.swapGate, of: .gate, number: number, writer.bytes)
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

  /// Compute what tells that a family code is the right one, HKDF-SHA-256: answered with 32 bytes, and 16 by
  /// which a server finds its family.
  package static func deriveFamilyCode(_ code: UInt128) -> Request {
    Request(.deriveFamilyCode, of: .gate, WrittenCode.bytes(of: code))
  }

  /// For another app on the device.
  package static func copyText(_ text: String) -> Request {
    Request(.copyText, of: .gate, Array(text.utf8))
  }

  /// Answered also when whoever was asked with whom to share it wants to share with nobody.
  package static func shareText(_ text: String) -> Request {
    Request(.shareText, of: .gate, Array(text.utf8))
  }

  package static let printPage = Request(.printPage)
}

extension GateAction {
  package init?(_ answer: Answer) {
    switch answer.kind {
    case .readGate: self = .recordRead(answer.bytes)
    case .swapGate:
      self = .swapped(answer.bytes.map { SwappedRecord($0) }, number: answer.number)
    case .makeGate: self = .made(answer.bytes.flatMap { NewGate(bytes: $0) })
    case .derivePIN, .deriveFamilyCode: self = .derived(answer.bytes)
    case .copyText: self = .codeHanded(answer.isGiven ? .copied : .notPossible)
    case .shareText: self = .codeHanded(answer.isGiven ? .none : .notPossible)
    default: return nil
    }
  }
}

extension SwappedRecord {
  /// A byte whether it was done, and what lies there now.
  init(_ bytes: [UInt8]) {
    self.init(isSwapped: bytes.first == 1, bytes: Array(bytes.dropFirst()))
  }
}

extension NewGate {
  /// 16 bytes of salt, 32 of the PIN's key, 16 of the family code, 32 that verify it, a ``FamilyPaper``.
  init?(bytes: [UInt8]) {
    guard bytes.count > 96 else { return nil }
    let code = ShownCode(
      value: FamilyPaper.number(bytes[48..<64]),
      verifier: Array(bytes[64..<96]),
      paper: Array(bytes[96...])
    )
    self.init(salt: Array(bytes[0..<16]), key: Array(bytes[16..<48]), code: code)
  }
}
