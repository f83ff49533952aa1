/// What a clock on the wall shows, to the minute: 0:00 to 23:59.
package struct TimeOfDay: Hashable, Sendable {
  /// Since midnight, 0 to 1439.
  package let minutes: Int

  /// Values outside the bounds become the nearest bound.
  package init(minutes: Int) {
    self.minutes = min(max(minutes, 0), 24 * 60 - 1)
  }

  package init(hour: Int, minute: Int = 0) {
    self.init(minutes: hour * 60 + minute)
  }

  package var hour: Int { minutes / 60 }

  package var minute: Int { minutes % 60 }
}

extension TimeOfDay: Comparable {
  package static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.minutes < right.minutes
  }
}

extension TimeOfDay {
  /// Reads "08:05", as it is stored and as a browser's field for a time has it.
  package init?(isoText text: String) {
    guard let digits = PatternedDigits(text, "00:00") else { return nil }
    let (hour, minute) = (digits.number(in: 0..<2), digits.number(in: 3..<5))
    guard hour < 24, minute < 60 else { return nil }
    self.init(hour: hour, minute: minute)
  }

  package var isoText: String { twoDigits(hour) + ":" + twoDigits(minute) }
}
