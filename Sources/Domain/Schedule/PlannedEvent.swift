import Time

/// Something that a player goes to.
package struct PlannedEvent: Sendable {
  package let name: String
  package let begin: Instant
  package let end: Instant
  /// The way there.
  package let travel: Seconds

  package init(name: String, begin: Instant, end: Instant, travel: Seconds) {
    self.name = name
    self.begin = begin
    self.end = end
    self.travel = travel
  }

  /// When it is time to leave.
  package var leaving: Instant { begin.adding(.zero - travel) }
}
