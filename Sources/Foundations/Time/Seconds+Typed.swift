import Basics

extension Seconds {
  /// Reads a length as people write it: "5", "5.5", "5,5", "5:30", "5 min 30", "90 s", "1 h 20".
  ///
  /// Digits are those of ASCII: a field of numbers hands on no others (`Public/runtime/later/numbers.js`).
  ///
  /// - Parameter unit: of a number that stands alone; what follows a number is of a smaller one.
  package init?(typed text: String, in unit: Seconds = .minutes(1)) {
    var reader = TypedLength(bytes: Array(text.trimmed.utf8))
    var (unit, largest) = (unit.milliseconds, TypedLength.hour)
    var total: Int64 = 0
    repeat {
      guard let number = reader.thousandths() else { return nil }
      let named = reader.unit(orElse: unit)
      guard 1...largest ~= named else { return nil }
      total += number * named / 1000
      unit = named > TypedLength.minute ? TypedLength.minute : TypedLength.second
      largest = named / 60
    } while !reader.isAtEnd
    self.init(milliseconds: total)
  }

  /// Reads whole minutes, as digits and nothing else.
  ///
  /// What is shown while somebody types stays as it was typed: "1." is no number yet, and "1.5" is none of minutes.
  package static func wholeMinutes(typed text: String) -> Int? {
    let digits = Array(text.trimmed.utf8)
    guard 1...6 ~= digits.count, digits.allSatisfy({ $0.isDigit }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
  }
}

/// Goes through the bytes of a length that somebody typed.
private struct TypedLength {
  static let hour: Int64 = 3_600_000
  static let minute: Int64 = 60_000
  static let second: Int64 = 1000

  let bytes: [UInt8]
  var at = 0

  var isAtEnd: Bool { at == bytes.count }
  private var next: UInt8 { isAtEnd ? 0 : bytes[at].lowercased }

  /// A number in thousandths, with a point or a comma in it; none where there is no number, or one of a million and more.
  mutating func thousandths() -> Int64? {
    let start = at
    var number: Int64 = 0
    while next.isDigit {
      number = number * 10 + Int64(next - ASCII.zero)
      at += 1
      if at > start + 6 { return nil }
    }
    if at == start { return nil }
    number *= 1000
    guard next == ASCII.point || next == ASCII.comma else { return number }
    at += 1
    var place: Int64 = 100
    while next.isDigit {
      number += Int64(next - ASCII.zero) * place
      place /= 10
      at += 1
    }
    return number
  }

  /// In milliseconds, by its first letter, and "Std" of German by two; 0 where it is none.
  mutating func unit(orElse usual: Int64) -> Int64 {
    skip { $0.isBlank }
    let first = next
    if first == ASCII.colon { at += 1 }
    if first.isLetter { at += 1 }
    let second = next
    skip { $0.isLetter || $0 == ASCII.point || $0.isBlank }
    switch first {
    case UInt8(ascii: "h"): return Self.hour
    case UInt8(ascii: "m"): return Self.minute
    case UInt8(ascii: "s"): return second == UInt8(ascii: "t") ? Self.hour : Self.second
    default: return first.isLetter ? 0 : usual
    }
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while isSkipped(next) { at += 1 }
  }
}
