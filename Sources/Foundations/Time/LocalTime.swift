/// What a clock on the wall showed: a local day and the time within it.
package struct LocalTime: Hashable, Sendable {
  package let day: LocalDay
  /// Milliseconds since local midnight, 0 to 86,399,999.
  package let millisecondOfDay: Int64

  private static let millisecondsPerDay: Int64 = 86_400_000

  package init(_ instant: Instant, offset: UTCOffset) {
    let local = instant.milliseconds + Int64(offset.minutes) * 60_000
    let (days, rest) = local.quotientAndRemainder(dividingBy: Self.millisecondsPerDay)
    let isBeforeMidnight = rest < 0
    day = LocalDay(number: Int(days) - (isBeforeMidnight ? 1 : 0))
    millisecondOfDay = rest + (isBeforeMidnight ? Self.millisecondsPerDay : 0)
  }

  private init(day: LocalDay, millisecondOfDay: Int64) {
    self.day = day
    self.millisecondOfDay = millisecondOfDay
  }

  package var hour: Int { Int(millisecondOfDay / 3_600_000) }

  package var minute: Int { Int(millisecondOfDay / 60_000 % 60) }

  package static func noon(of day: LocalDay) -> LocalTime {
    LocalTime(day: day, millisecondOfDay: millisecondsPerDay / 2)
  }
}

extension LocalTime: Comparable {
  package static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.day, left.millisecondOfDay) < (right.day, right.millisecondOfDay)
  }
}
