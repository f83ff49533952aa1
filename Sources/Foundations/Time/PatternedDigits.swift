import Basics

/// A text whose digits stand where a pattern has its zeros: "08:05" as "00:00".
struct PatternedDigits {
  private let text: String

  /// None when the text does not look like the pattern, which is ASCII.
  init?(_ text: String, _ pattern: StaticString) {
    let span = text.utf8Span.span
    guard span.count == pattern.utf8CodeUnitCount else { return nil }
    for index in span.indices {
      let wanted = pattern.utf8Start[index]
      let fits =
        wanted == ASCII.zero
        ? span[index].isDigit : span[index] == wanted
      guard fits else { return nil }
    }
    self.text = text
  }

  /// - Parameter places: of zeros in the pattern, few enough for 32 bits.
  func number(in places: Range<Int>) -> Int {
    let span = text.utf8Span.span
    var number = 0
    for place in places { number = number * 10 + Int(span[place] - ASCII.zero) }
    return number
  }
}

/// "05", "17".
package func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
