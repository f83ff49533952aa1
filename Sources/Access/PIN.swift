import Basics
import Domain
import SyncWire
import Time

/// Rules of the family's PIN: a curtain, not a lock.
package enum PIN {
  package static let lengths = 4...6

  /// Four to six digits.
  package static func isOne(_ text: String) -> Bool {
    lengths.contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isDigit }
  }

  /// How often PBKDF2 turns: the least that OWASP's Password Storage Cheat Sheet (2023) asks of SHA-256.
  package static let rounds: Int64 = 600_000

  /// How long the next try has to wait after so many wrong ones; it runs while the page is in sight.
  ///
  /// Two slips cost nothing, and a hundred tries take eight hours.
  package static func rest(after wrongTries: Int) -> Seconds {
    switch wrongTries {
    case ..<3: .zero
    case 3: Seconds(10)
    case 4: Seconds(30)
    case 5: .minutes(1)
    case 6: .minutes(2)
    default: .minutes(5)
    }
  }
}

/// What this device keeps beside its log about its PIN; it never leaves the device.
package struct GateRecord: Hashable, Sendable {
  /// 16 random bytes.
  package let salt: [UInt8]
  /// How often PBKDF2 turned for `key`.
  package let rounds: Int64
  /// 32 bytes: PBKDF2-SHA-256 of the PIN.
  package let key: [UInt8]
  /// 32 bytes: HKDF-SHA-256 of the family code, with a label of its own.
  package let codeVerifier: [UInt8]
  /// In a row; counted before a PIN is checked, so that closing the page wins nothing.
  package var wrongTries: Int

  package init(
    salt: [UInt8],
    rounds: Int64,
    key: [UInt8],
    codeVerifier: [UInt8],
    wrongTries: Int = 0
  ) {
    self.salt = salt
    self.rounds = rounds
    self.key = key
    self.codeVerifier = codeVerifier
    self.wrongTries = wrongTries
  }

  private static let version: UInt8 = 1

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(Self.version)
    writer.write(salt[...])
    writer.write(rounds)
    writer.write(key[...])
    writer.write(codeVerifier[...])
    writer.write(Int64(wrongTries))
    return writer.bytes
  }

  /// None when these are not the bytes of one.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    guard reader.byte() == Self.version else { return nil }
    let salt = Array(reader.piece())
    let rounds = reader.number()
    let key = Array(reader.piece())
    let codeVerifier = Array(reader.piece())
    let wrongTries = reader.number()
    guard !reader.isBroken, reader.isAtEnd, salt.count == 16, key.count == 32,
      codeVerifier.count == 32, (1...Self.mostRounds).contains(rounds),
      (0...Self.mostTries).contains(wrongTries)
    else { return nil }
    self.init(
      salt: salt,
      rounds: rounds,
      key: key,
      codeVerifier: codeVerifier,
      wrongTries: Int(wrongTries)
    )
  }

  /// Foreign bytes shall not keep a phone busy for ever.
  private static let mostRounds: Int64 = 10_000_000
  private static let mostTries: Int64 = 1_000_000
}

/// Compares every byte, so that the time it takes tells nothing about where they differ.
func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  guard left.count == right.count else { return false }
  var difference: UInt8 = 0
  for index in left.indices { difference |= left[index] ^ right[index] }
  return difference == 0
}
