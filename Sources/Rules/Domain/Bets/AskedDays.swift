import Basics
import Time

/// The days on which home has asked when a quest shall begin, and nobody has answered.
///
/// After the third it rests, and then begins anew.
package struct AskedDays: Hashable, Sendable {
  /// The oldest first, three at most.
  package let days: [LocalDay]

  package static let most = 3
  private static let rest = 14

  package init(_ days: [LocalDay]) { self.days = Array(days.suffix(Self.most)) }

  /// Whether it may be asked; the whole of a day on which it was.
  package func allow(_ day: LocalDay) -> Bool {
    days.count < Self.most || days.contains(day) || hasRested(before: day)
  }

  private func hasRested(before day: LocalDay) -> Bool {
    days.last.map { day.number - $0.number > Self.rest } ?? true
  }

  package func adding(_ day: LocalDay) -> AskedDays {
    if days.contains(day) { return self }
    return AskedDays(hasRested(before: day) || days.count == Self.most ? [day] : days + [day])
  }
}
