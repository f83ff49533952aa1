import Basics
import SyncWire

/// A copy that a passphrase seals: what stands around the sealed bytes.
///
/// The browser derives the key and seals; here it is written and read. `Documentation/Formats/backup.md`
/// describes the file.
package struct SealedCopy: Hashable, Sendable {
  /// How often PBKDF2 turns: the least that OWASP's Password Storage Cheat Sheet (2023) asks of SHA-256.
  package static let rounds: Int64 = 600_000
  /// Fewer protect nothing; more would keep a phone busy for minutes with a file from a stranger.
  package static let allowedRounds: ClosedRange<Int64> = 100_000...10_000_000
  package static let saltLength = 16
  package static let ivLength = 12
  private static let tagLength = 16
  private static let derivation = "PBKDF2-SHA-256"
  private static let cipher = "AES-256-GCM"

  package let rounds: Int64
  /// 16 random bytes.
  package let salt: [UInt8]
  /// 12 random bytes.
  package let iv: [UInt8]
  /// What AES-GCM made of a copy; its tag of 16 bytes is the end of it.
  package let sealed: [UInt8]

  package init(rounds: Int64 = rounds, salt: [UInt8], iv: [UInt8], sealed: [UInt8]) {
    self.rounds = rounds
    self.salt = salt
    self.iv = iv
    self.sealed = sealed
  }

  /// All but the sealed bytes, in the one way in which it is written.
  ///
  /// It is sealed along: whoever changes a number in it has changed what the tag vouches for.
  package var head: [UInt8] {
    var head = Array("{\"schema\":\(Backup.schema),\"kdf\":\"".utf8)
    head += Self.derivation.utf8
    head += "\",\"rounds\":\(rounds),\"salt\":\"".utf8
    head += Base64.text(of: salt)
    head += "\",\"cipher\":\"".utf8
    head += Self.cipher.utf8
    head += "\",\"iv\":\"".utf8
    head += Base64.text(of: iv)
    head += "\"".utf8
    return head
  }

  /// The file.
  package var bytes: [UInt8] {
    var bytes = head
    bytes += ",\n\"sealed\":\"".utf8
    bytes += Base64.text(of: sealed)
    bytes += "\"}\n".utf8
    return bytes
  }
}

extension SealedCopy {
  private static let limits = JSONLimits(bytes: Backup.limits.bytes / 3 * 4 + 1024, depth: 8)

  /// In bytes: no copy is larger than a sealed one, and a larger file is not worth reading.
  package static let largestFile = Int64(limits.bytes)

  /// None when the file is not sealed.
  package static func read(_ file: [UInt8]) throws(BackupFault) -> SealedCopy? {
    let file = file.withoutByteOrderMark
    guard BackupReader.begins(file, with: "{\"schema\":7,\"kdf\":") else { return nil }
    do throws(BackupFault) {
      return try SealedCopy(try document(in: file))
    } catch {
      throw error.line == 0 ? BackupReader.located(error, in: file) : error
    }
  }

  private static func document(in file: [UInt8]) throws(BackupFault) -> JSON {
    do throws(JSONError) {
      return try JSON.parse(file, limits: limits)
    } catch {
      throw BackupReader.fault(for: error, in: file)
    }
  }

  private init(_ document: JSON) throws(BackupFault) {
    try Self.expect(Self.derivation, document, "kdf")
    try Self.expect(Self.cipher, document, "cipher")
    let rounds = try Self.member("rounds", of: document)
    guard let number = rounds.int64 else { throw BackupFault(.wrongType, "rounds") }
    guard Self.allowedRounds.contains(number) else { throw BackupFault(.outOfBounds, "rounds") }
    self.rounds = number
    salt = try Self.bytes("salt", Self.saltLength...Self.saltLength, of: document)
    iv = try Self.bytes("iv", Self.ivLength...Self.ivLength, of: document)
    let longest = Backup.limits.bytes + Self.tagLength
    sealed = try Self.bytes("sealed", Self.tagLength...longest, of: document)
  }

  /// A way of sealing that is not this one is not guessed at.
  private static func expect(
    _ word: String,
    _ document: JSON,
    _ name: StaticString
  ) throws(BackupFault) {
    guard let text = try member(name, of: document).string else {
      throw BackupFault(.wrongType, name)
    }
    guard text.hasSameScalars(as: word) else { throw BackupFault(.unknownWord, name) }
  }

  private static func bytes(
    _ name: StaticString,
    _ lengths: ClosedRange<Int>,
    of document: JSON
  ) throws(BackupFault) -> [UInt8] {
    guard let text = try member(name, of: document).string, let bytes = Base64.bytes(of: text)
    else { throw BackupFault(.wrongType, name) }
    guard lengths.contains(bytes.count) else { throw BackupFault(.outOfBounds, name) }
    return bytes
  }

  private static func member(
    _ name: StaticString,
    of document: JSON
  ) throws(BackupFault) -> JSON {
    guard let value = document[name.description] else { throw BackupFault(.missing, name) }
    return value
  }
}
