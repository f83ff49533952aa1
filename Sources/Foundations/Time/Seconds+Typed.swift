import Basics

extension Seconds {
  /// Reads a length as people write it: "5", "5.5", "5,5", "5:30", "5 min 30", "90 s", "1 h 20".
  ///
  /// Digits are those of ASCII: a field of numbers hands on no others (`Public/runtime/later/numbers.js`).
  ///
  /// - Parameter unit: of a number that stands alone; what follows a number is of a smaller one.
  package init?(typed text: String, in unit: Seconds = .minutes(1)) {
    var reader = TypedLength(text)
    var (unit, largest) = (unit, Seconds.hours(1))
    var total = Seconds.zero
    repeat {
      guard let number = reader.thousandths(), let named = reader.unit(orElse: unit),
        named <= largest
      else { return nil }
      total += Seconds(milliseconds: number * named.milliseconds / 1000)
      unit = named > .minutes(1) ? .minutes(1) : Seconds(1)
      largest = Seconds(milliseconds: named.milliseconds / 60)
    } while !reader.isAtEnd
    self = total
  }

  /// The same where minutes are kept: the nearest of them.
  package static func wholeMinutes(typed text: String) -> Int? {
    Seconds(typed: text).map { ($0.whole + 30) / 60 }
  }
}

/// Goes through the bytes of a length that somebody typed.
private struct TypedLength {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = Array(text.trimmed.utf8)[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// A number in thousandths, with a point or a comma in it; none where there is no number, or one of a million and more.
  mutating func thousandths() -> Int64? {
    let whole = digits()
    guard (1...6).contains(whole.count) else { return nil }
    var number = whole.reduce(0) { $0 * 10 + Int64($1 - ASCII.zero) } * 1000
    guard rest.first == ASCII.point || rest.first == ASCII.comma else { return number }
    rest.removeFirst()
    var place: Int64 = 100
    for digit in digits() {
      number += Int64(digit - ASCII.zero) * place
      place /= 10
    }
    return number
  }

  private mutating func digits() -> ArraySlice<UInt8> {
    let digits = rest.prefix { $0.isDigit }
    rest.removeFirst(digits.count)
    return digits
  }

  /// By its first letter, and "Std" of German by two.
  mutating func unit(orElse usual: Seconds) -> Seconds? {
    skipBlanks()
    let word = rest.prefix { $0.isLetter }.map { $0.lowercased }
    rest.removeFirst(word.count)
    if word.isEmpty, rest.first == ASCII.colon { rest.removeFirst() }
    if !word.isEmpty, rest.first == ASCII.point { rest.removeFirst() }
    skipBlanks()
    switch word.first {
    case nil: return usual
    case UInt8(ascii: "h"): return .hours(1)
    case UInt8(ascii: "m"): return .minutes(1)
    case UInt8(ascii: "s"):
      return word.dropFirst().first == UInt8(ascii: "t") ? .hours(1) : Seconds(1)
    default: return nil
    }
  }

  private mutating func skipBlanks() { rest = rest.drop { $0.isBlank } }
}
