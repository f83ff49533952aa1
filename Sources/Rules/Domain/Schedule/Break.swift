import Basics
import Time

package typealias BreakID = Identifier<Break>

/// Days without school, for everybody in the family.
package struct Break: Hashable, Sendable {
  package let id: BreakID
  package let name: String
  package let days: DaySpan

  package init(id: BreakID, name: String, days: DaySpan) {
    self.id = id
    self.name = name
    self.days = days
  }
}

/// From one day to a later one or the same, both included.
package struct DaySpan: Hashable, Sendable {
  package let first: LocalDay
  package let last: LocalDay

  /// None when the last day would come before the first.
  package init?(from first: LocalDay, to last: LocalDay) {
    guard first <= last else { return nil }
    self.first = first
    self.last = last
  }

  /// A single one.
  package init(_ day: LocalDay) {
    first = day
    last = day
  }

  package func contains(_ day: LocalDay) -> Bool { first <= day && day <= last }

  package var count: Int { last.number - first.number + 1 }
}
