/// Where a step stands among its siblings: a fraction between 0 and 1, written in digits of base
/// 62, so that there is always room between two of them.
///
/// Ties are broken by the step's id.
package struct Position: Hashable, Sendable {
  /// In ASCII order, so that comparing bytes compares fractions.
  private static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8
  )

  /// Longer ones come from nobody's hand; the bound keeps a foreign one from growing the log.
  private static let longest = 10_000

  /// ASCII digits after the point; never empty, never ends in 0.
  package let digits: [UInt8]

  private init(digits: [UInt8]) {
    self.digits = digits
  }

  /// None when the text is not a fraction written in its one shortest way.
  package init?(text: String) {
    let digits = Array(text.utf8)
    guard (1...Self.longest).contains(digits.count), digits.last != Self.digits[0],
      digits.allSatisfy({ Self.digits.contains($0) })
    else { return nil }
    self.digits = digits
  }

  package var text: String { String(decoding: digits, as: UTF8.self) }

  package static let middle = Position(digits: [digits[digits.count / 2]])

  package static func after(_ position: Position) -> Position { between(position, nil) }

  /// A place between two others; none stands for an end.
  ///
  /// When the two are in no order, a place right behind the first.
  package static func between(_ lower: Position?, _ upper: Position?) -> Position {
    let low = lower?.digits ?? []
    if let lower, let upper, lower >= upper {
      return Position(digits: middle(low, nil))
    }
    return Position(digits: middle(low, upper?.digits))
  }

  /// The shortest digits strictly between two fractions; an end of `nil` is 1, digits that are not
  /// there are 0.
  private static func middle(_ low: [UInt8], _ high: [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    var high = high
    var place = 0
    while true {
      let lowDigit = place < low.count ? value(low[place]) : 0
      let highDigit = high.map { place < $0.count ? value($0[place]) : 0 } ?? digits.count
      if highDigit - lowDigit > 1 {
        return result + [digits[(lowDigit + highDigit) / 2]]
      }
      result.append(digits[lowDigit])
      // One apart: everything behind the lower digit is free up to 1.
      if highDigit != lowDigit { high = nil }
      place += 1
    }
  }

  private static func value(_ digit: UInt8) -> Int { digits.firstIndex(of: digit) ?? 0 }
}

extension Position: Comparable {
  package static func < (left: Position, right: Position) -> Bool {
    left.digits.lexicographicallyPrecedes(right.digits)
  }
}
