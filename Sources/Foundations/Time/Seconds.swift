/// A length of time in seconds, kept to the millisecond.
///
/// Bounded to about 31 years either way, so that sums and products of durations, also of foreign
/// ones, stay inside 64 bits.
package struct Seconds: Hashable, Sendable {
  package static let limit: Int64 = 1_000_000_000_000

  package let milliseconds: Int64

  /// Values outside the bounds become the nearest bound.
  package init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, -Self.limit), Self.limit)
  }

  package init(_ wholeSeconds: Int) {
    let bounded = min(max(Int64(wholeSeconds), -Self.limit), Self.limit)
    self.init(milliseconds: bounded * 1000)
  }

  /// The length in seconds, with its fraction.
  package var value: Double { Double(milliseconds) / 1000 }

  /// The nearest whole number of seconds, half a second away from zero.
  package var whole: Int {
    let half: Int64 = milliseconds < 0 ? -500 : 500
    return Int((milliseconds + half) / 1000)
  }

  /// The length rounded to a whole second.
  package var rounded: Seconds { Seconds(whole) }

  package var magnitude: Seconds { Seconds(milliseconds: abs(milliseconds)) }

  package static let zero = Seconds(0)

  package static func minutes(_ count: Int) -> Seconds { Seconds(count * 60) }

  package static func hours(_ count: Int) -> Seconds { Seconds(count * 3600) }
}

extension Seconds: Comparable {
  package static func < (left: Seconds, right: Seconds) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Seconds: AdditiveArithmetic {
  package static func + (left: Seconds, right: Seconds) -> Seconds {
    Seconds(milliseconds: left.milliseconds + right.milliseconds)
  }

  package static func - (left: Seconds, right: Seconds) -> Seconds {
    Seconds(milliseconds: left.milliseconds - right.milliseconds)
  }
}
