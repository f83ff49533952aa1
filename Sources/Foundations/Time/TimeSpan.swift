/// From one time of a day to a later one of the same day.
package struct TimeSpan: Hashable, Sendable {
  package let from: TimeOfDay
  package let to: TimeOfDay

  /// None when it would end before it has begun.
  package init?(from: TimeOfDay, to: TimeOfDay) {
    guard from < to else { return nil }
    self.from = from
    self.to = to
  }

  /// From midnight to the last minute.
  package static let wholeDay = TimeSpan(upTo: TimeOfDay(hour: 23, minute: 59))

  private init(upTo end: TimeOfDay) {
    from = TimeOfDay(minutes: 0)
    to = end
  }
}
