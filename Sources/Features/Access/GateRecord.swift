import Basics
import Domain
import SyncWire
import Time

/// What this device keeps beside its log about its PIN; it never leaves the device.
package struct GateRecord: Hashable, Sendable {
  /// 16 random bytes: they name the record, since every PIN gets its own.
  package let salt: [UInt8]
  /// How often PBKDF2 turned for `key`.
  package let rounds: Int64
  /// 32 bytes: PBKDF2-SHA-256 of the PIN.
  package let key: [UInt8]
  /// How many digits the PIN has; 0 in the record of an earlier version.
  package let digits: Int
  package internal(set) var code: GateCode
  package internal(set) var tries = GateTries()

  package init(salt: [UInt8], rounds: Int64, key: [UInt8], digits: Int, code: GateCode) {
    self.salt = salt
    self.rounds = rounds
    self.key = key
    self.digits = digits
    self.code = code
  }
}

/// What this device knows of the family code.
package struct GateCode: Hashable, Sendable {
  /// 32 bytes: HKDF-SHA-256 of the code that counts, with a label of its own.
  package internal(set) var verifier: [UInt8]
  /// When somebody said that it is on paper; unknown in the record of an earlier version.
  package internal(set) var notedAt: Instant?
  /// What a ``FamilyPaper`` of it has, as far as it is known: all where it was made here before there was a family, where it
  /// was typed its look-up behind 16 zeros, else nothing.
  package internal(set) var paper: [UInt8]
  /// A code that is on no paper yet: kept whole until it is, so that it can be shown once more.
  package internal(set) var unwritten: ShownCode?

  package init(
    verifier: [UInt8],
    notedAt: Instant? = nil,
    paper: [UInt8] = [],
    unwritten: ShownCode? = nil
  ) {
    self.verifier = verifier
    self.notedAt = notedAt
    self.paper = paper
    self.unwritten = unwritten
  }

  /// Of a code that is on paper from now on.
  init(_ code: ShownCode, notedAt: Instant) {
    self.init(verifier: code.verifier, notedAt: notedAt, paper: code.paper)
  }

  /// What a server finds the family by; none where this device does not know it.
  package var lookup: UInt128? { FamilyPaper(bytes: paper)?.lookup }
}

extension GateCode {
  /// Its first 16 bytes, for the family's log: other devices know by them that the code is the right one.
  package var checkedBy: UInt128 { verifier.prefix(16).reduce(0) { $0 << 8 | UInt128($1) } }

  /// Of the log no more is known; nothing else is compared.
  init(checkedBy bytes: UInt128, notedAt: Instant) {
    let known = (0..<16).map { UInt8(truncatingIfNeeded: bytes >> UInt128(8 * (15 - $0))) }
    self.init(verifier: known + [UInt8](repeating: 0, count: 16), notedAt: notedAt)
  }

  func isOpened(by verifier: [UInt8]) -> Bool {
    isSame(Array(verifier.prefix(16)), Array(self.verifier.prefix(16)))
  }
}

/// A family code itself, and what verifies it; an object, for as a value its copies cost kilobytes in the browser.
package final class ShownCode: Hashable, Sendable {
  package let value: UInt128
  package let verifier: [UInt8]
  /// As in a ``GateCode``; nothing in the record of an earlier version.
  package let paper: [UInt8]

  package init(value: UInt128, verifier: [UInt8], paper: [UInt8] = []) {
    self.value = value
    self.verifier = verifier
    self.paper = paper
  }

  /// One that was typed.
  ///
  /// - Parameter derived: 32 bytes that verify it, 16 of its look-up.
  convenience init(value: UInt128, derived: [UInt8]) {
    self.init(
      value: value,
      verifier: Array(derived.prefix(32)),
      paper: [UInt8](repeating: 0, count: 16) + derived.dropFirst(32)
    )
  }

  package static func == (left: ShownCode, right: ShownCode) -> Bool {
    left.value == right.value && left.verifier == right.verifier && left.paper == right.paper
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// How often a PIN was tried on this device, in all its tabs.
package struct GateTries: Hashable, Sendable {
  /// All that were ever counted: a number that comes twice could stand for two rests.
  package internal(set) var counted: Int64 = 0
  /// How many of them a right PIN has made good.
  package internal(set) var cleared: Int64 = 0
  /// How much of the rest after the last one is over.
  package internal(set) var served = Seconds.zero

  package init() {}

  package var wrongInARow: Int { Int(min(counted - cleared, 1000)) }

  /// What is left of the rest that the wrong tries so far make the next one wait.
  package var restLeft: Seconds { max(PIN.rest(after: wrongInARow) - served, .zero) }

  mutating func count() {
    counted += 1
    served = .zero
  }

  mutating func clear() {
    cleared = counted
    served = .zero
  }

  /// Two tabs that rest at the same time rest once.
  mutating func serve(_ duration: Seconds) { served = max(served, duration) }
}
