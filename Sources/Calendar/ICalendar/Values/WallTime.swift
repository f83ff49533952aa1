import Time

/// What a clock on a wall shows, to the second, without saying where the wall is.
///
/// Every day has 86,400 seconds here: what a change of clocks does to it, the zone says later.
package struct WallTime: Hashable, Sendable {
  package let day: LocalDay
  /// 0 to 86,399.
  package let second: Int

  static let secondsPerDay: Int64 = 86_400
  /// Later than anything that can be written.
  static let far = WallTime(day: LocalDay(year: 10_000, month: 1, day: 1))

  /// - Parameter second: of the day; one outside of it belongs to a day before or after.
  package init(day: LocalDay, second: Int = 0) {
    self.init(seconds: Int64(day.number) * Self.secondsPerDay + Int64(second))
  }

  /// - Parameter seconds: since 1970 began on that wall.
  package init(seconds: Int64) {
    let days = seconds.dividedDown(by: Self.secondsPerDay)
    day = LocalDay(number: Int(days))
    second = Int(seconds - days * Self.secondsPerDay)
  }

  /// Since 1970 began on that wall.
  package var seconds: Int64 { Int64(day.number) * Self.secondsPerDay + Int64(second) }

  package func adding(seconds: Int64) -> WallTime { WallTime(seconds: self.seconds + seconds) }
}

extension WallTime: Comparable {
  package static func < (left: WallTime, right: WallTime) -> Bool {
    left.day.number != right.day.number
      ? left.day.number < right.day.number : left.second < right.second
  }
}

extension Int64 {
  /// The quotient that is not above the exact one, also of numbers below zero.
  func dividedDown(by divisor: Int64) -> Int64 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
