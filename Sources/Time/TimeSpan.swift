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
}
