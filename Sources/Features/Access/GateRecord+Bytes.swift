import Basics
import Domain
import SyncWire
import Time

extension GateRecord {
  private static let version: UInt8 = 3
  /// It knew of no family that a code was made for.
  private static let second: UInt8 = 2
  /// It ended with the number of wrong tries, and knew neither how long the PIN is nor a code to be written.
  private static let first: UInt8 = 1

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(Self.version)
    writer.write(salt[...])
    writer.write(rounds)
    writer.write(key[...])
    writer.write(code.verifier[...])
    writer.write(Int64(digits))
    writer.write(optional: code.notedAt) { $0.write($1.milliseconds) }
    writer.write(code.paper[...])
    writer.write(optional: code.unwritten) {
      $0.write($1.value)
      $0.write($1.verifier[...])
      $0.write($1.paper[...])
    }
    writer.write(tries.counted)
    writer.write(tries.cleared)
    writer.write(tries.served.milliseconds)
    return writer.bytes
  }

  /// None when these are not the bytes of one.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    let version = reader.byte()
    let (salt, rounds, key) = (Array(reader.piece()), reader.number(), Array(reader.piece()))
    var code = GateCode(verifier: Array(reader.piece()))
    var digits: Int64 = 0
    if version > Self.first {
      digits = reader.number()
      code.notedAt = reader.bool() ? Instant(milliseconds: reader.number()) : nil
      let knowsPaper = version > Self.second
      if knowsPaper { code.paper = Array(reader.piece()) }
      if reader.bool() { code.unwritten = ShownCode(&reader, knowsPaper: knowsPaper) }
    }
    let tries = version > Self.first ? GateTries(&reader) : GateTries(wrong: reader.number())
    guard (Self.first...Self.version).contains(version), !reader.isBroken, reader.isAtEnd,
      salt.count == 16, key.count == 32, code.isWhole, tries.isPossible,
      (1...Self.mostRounds).contains(rounds), (0...6).contains(digits)
    else { return nil }
    self.init(salt: salt, rounds: rounds, key: key, digits: Int(digits), code: code)
    self.tries = tries
  }

  /// Foreign bytes shall not keep a phone busy for ever.
  private static let mostRounds: Int64 = 10_000_000
}

extension ShownCode {
  fileprivate convenience init(_ reader: inout ByteReader, knowsPaper: Bool) {
    let (value, verifier) = (reader.id(), Array(reader.piece()))
    let paper = knowsPaper ? Array(reader.piece()) : []
    self.init(value: value, verifier: verifier, paper: paper)
  }
}

extension GateCode {
  fileprivate var isWhole: Bool {
    verifier.count == 32 && (unwritten.map { $0.verifier.count == 32 } ?? true)
  }
}

extension GateTries {
  private static let most: Int64 = 1_000_000_000

  fileprivate init(_ reader: inout ByteReader) {
    counted = reader.number()
    cleared = reader.number()
    served = Seconds(milliseconds: reader.number())
  }

  fileprivate init(wrong: Int64) { counted = wrong }

  fileprivate var isPossible: Bool {
    (0...Self.most).contains(counted) && (0...counted).contains(cleared) && served >= .zero
  }
}
