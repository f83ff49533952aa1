/// Where a step stands among its siblings: a fraction between 0 and 1, in digits of base 62, so that there is always
/// room between two of them.
///
/// Where two are equal, the steps' ids decide.
package struct Position: Hashable, Sendable {
  /// The digits in ASCII order, so that comparing bytes compares fractions.
  private static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8
  )

  /// The most digits of a position: dragging by hand makes none as long, and the bound keeps a foreign one from growing
  /// the log.
  private static let longest = 10_000

  /// The ASCII digits after the point: at least one, and the last is not 0.
  package let digits: [UInt8]

  private init(digits: [UInt8]) {
    self.digits = digits
  }

  /// Reads a position; none when the text is not a fraction in its one shortest way.
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

  /// A place between two others; a missing one stands for an end.
  ///
  /// When the two are in no order, it is a place right behind the first.
  package static func between(_ lower: Position?, _ upper: Position?) -> Position {
    let low = lower?.digits ?? []
    if let lower, let upper, lower >= upper {
      return Position(digits: middle(low, nil))
    }
    return Position(digits: middle(low, upper?.digits))
  }

  /// The shortest digits strictly between two fractions: a missing end is 1, and missing digits are 0.
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
      // The digits are one apart: everything behind the lower one is free up to 1.
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
