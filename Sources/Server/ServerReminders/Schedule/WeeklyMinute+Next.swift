import ICalendar
import SyncWire
import Time

extension WeeklyMinute {
  private static let day: Int64 = 86_400

  /// When clocks show it next, in seconds since 1970: on each of its days once, also where clocks are put forward over
  /// it, or show it twice.
  ///
  /// - Parameter instant: in seconds since 1970; what is told comes after it.
  func next(after instant: Int64, in zone: OffsetTable) -> Int64 {
    let today = zone.wall(at: instant).seconds.divided(by: Self.day)
    // Yesterday's may come late; a week later the same day comes again.
    for number in today - 1...today + 8 {
      guard Weekdays(rawValue: UInt8(days)).contains(LocalDay(number: Int(number)).weekday)
      else { continue }
      let wall = number * Self.day + minute * 60
      let found = zone.instant(of: WallTime(seconds: wall))
      if found > instant { return found }
    }
    // No clocks are put by a week.
    return instant + 7 * Self.day
  }
}

extension Int64 {
  /// Downwards.
  fileprivate func divided(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
  }
}
