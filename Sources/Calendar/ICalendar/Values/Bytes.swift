import Basics

/// A value as it stands in a file.
package typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  /// Letter by letter, small or capital.
  func reads(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for (place, byte) in enumerated() where byte.lowercased != word.utf8Start[place].lowercased {
      return false
    }
    return true
  }

  /// Byte by byte, which a comparison of slices does not do faster.
  func hasPrefix(_ word: StaticString) -> Bool {
    prefix(word.utf8CodeUnitCount).reads(word)
  }

  /// The number that the digits say; none without digits, with others between them, and above `Int32`.
  var number: Int? {
    guard !isEmpty, count <= 10 else { return nil }
    var number: Int64 = 0
    for byte in self {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int64(byte - ASCII.zero)
    }
    return number <= Int64(Int32.max) ? Int(number) : nil
  }

  /// The number behind a sign that may be missing.
  var signedNumber: Int? {
    switch first {
    case ASCII.minus: dropFirst().number.map { -$0 }
    case ASCII.plus: dropFirst().number
    default: number
    }
  }

  /// Cut at a byte; the pieces may be empty, and there is one at least.
  func pieces(at separator: UInt8) -> [Bytes] {
    split(separator: separator, omittingEmptySubsequences: false)
  }

  /// Without the blanks at both ends.
  var trimmed: Bytes {
    var (first, end) = (startIndex, endIndex)
    while first < end, self[first].isBlank { first += 1 }
    while first < end, self[end - 1].isBlank { end -= 1 }
    return self[first..<end]
  }
}

extension Bytes {
  /// Letter by letter, small or capital.
  func isSame(as other: Bytes) -> Bool {
    guard count == other.count else { return false }
    for (mine, theirs) in zip(self, other) where mine.lowercased != theirs.lowercased {
      return false
    }
    return true
  }
}

extension Bytes {
  /// FNV-1a.
  var hash: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
