import Access
import AppCore
import SyncWire

/// What a browser does for the gates of its tabs: it keeps one record, swaps it in one place, and makes up what it
/// would compute.
package struct GateDevice: Sendable {
  /// Empty while there is no PIN.
  package var stored: [UInt8] = []
  /// PINs chosen so far: each gets a salt and a code of its own.
  private var made: UInt8 = 0

  package init() {}

  package var record: GateRecord? { GateRecord(bytes: stored) }

  /// What is answered to a request of a gate; none to what is no question.
  package mutating func answer(_ request: Request) -> GateAction? {
    var reader = ByteReader(request.bytes[...])
    switch request.kind {
    case .readGate: return .recordRead(stored)
    case .swapGate:
      let known = Array(reader.piece())
      return .swapped(swap(known, for: Array(reader.rest())), number: request.number)
    case .makeGate: return .made(make(reader.text()))
    case .derivePIN: return .derived(Self.key(of: reader.text(), salt: Array(reader.piece())))
    case .deriveFamilyCode: return .derived(Self.derived(Array(reader.rest())))
    default: return nil
    }
  }

  private mutating func swap(_ known: [UInt8], for record: [UInt8]) -> SwappedRecord {
    let isSwapped = known == stored
    if isSwapped { stored = record }
    return SwappedRecord(isSwapped: isSwapped, bytes: stored)
  }

  private mutating func make(_ pin: String) -> NewGate {
    made += 1
    let salt = [UInt8](repeating: made, count: 16)
    return NewGate(salt: salt, key: Self.key(of: pin, salt: salt), code: Self.code(made))
  }

  private static func code(_ number: UInt8) -> ShownCode {
    let bytes = [UInt8](repeating: 0, count: 15) + [number]
    return ShownCode(
      value: UInt128(number),
      verifier: verifier(of: bytes),
      paper: [UInt8](repeating: number, count: 16) + lookup(of: bytes) + [number]
    )
  }

  /// What stands for the look-up: the code backwards.
  private static func lookup(of code: [UInt8]) -> [UInt8] { code.reversed() }

  /// What comes of a code.
  package static func derived(_ code: [UInt8]) -> [UInt8] { verifier(of: code) + lookup(of: code) }

  package static func lookup(of code: UInt128) -> UInt128 {
    FamilyPaper.number(lookup(of: WrittenCode.bytes(of: code))[...])
  }

  /// What stands for PBKDF2: different for different PINs and salts.
  package static func key(of pin: String, salt: [UInt8]) -> [UInt8] {
    Array((Array(pin.utf8) + salt + [UInt8](repeating: 0, count: 32)).prefix(32))
  }

  /// What stands for HKDF.
  package static func verifier(of code: [UInt8]) -> [UInt8] {
    Array((code + [UInt8](repeating: 7, count: 32)).prefix(32))
  }
}

extension ByteReader {
  fileprivate mutating func rest() -> [UInt8] {
    var rest: [UInt8] = []
    while !isAtEnd { rest.append(byte()) }
    return rest
  }
}
