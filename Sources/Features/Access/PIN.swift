import Basics
import Domain
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
    wrongTries < 3 ? .zero : rests[min(wrongTries - 3, rests.count - 1)]
  }

  /// They grow with the wrong tries, and each has its words.
  static let rests = [Seconds(10), Seconds(30), .minutes(1), .minutes(2), .minutes(5)]
}

/// Compares every byte, so that the time it takes tells nothing about where they differ.
func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  guard left.count == right.count else { return false }
  var difference: UInt8 = 0
  for index in left.indices { difference |= left[index] ^ right[index] }
  return difference == 0
}
