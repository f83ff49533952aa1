import Time

/// What *My patterns* says of starts that were bet on.
package struct BetCard: Hashable, Sendable {
  /// The last ten that count, the oldest first.
  package let last: [BetOutcome.Counted]
  /// Of them.
  package let held: Int
  /// The least rest of any room that held; none before the second one did.
  package let closest: Seconds?
  /// In how many of the last ten less room was given than what holds eight mornings in ten; none where that was not
  /// known of all of them.
  package let narrower: Int?

  private static let least = 5
  private static let shown = 10
  private static let leastHeld = 2
  private static let meant = 8

  /// None before the fifth.
  ///
  /// - Parameter counted: the oldest first.
  package init?(_ counted: [BetOutcome.Counted]) {
    if counted.count < Self.least { return nil }
    last = Array(counted.suffix(Self.shown))
    held = last.count { $0.hasHeld }
    let rests = counted.filter { $0.hasHeld }.map { $0.rest }
    closest = rests.count < Self.leastHeld ? nil : rests.min()
    let told = last.compactMap { $0.told }
    narrower = told.count == last.count ? told.count { $0 < Self.meant } : nil
  }
}
