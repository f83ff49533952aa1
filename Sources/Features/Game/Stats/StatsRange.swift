import Domain
import Time

/// How far the chart looks back.
package enum StatsRange: CaseIterable, Hashable, Sendable {
  case twoWeeks
  case threeMonths
  case all

  /// The first of its days; none when there is no first.
  func firstDay(until today: LocalDay) -> LocalDay? {
    switch self {
    case .twoWeeks: today.adding(days: -13)
    case .threeMonths: today.adding(days: -90)
    case .all: nil
    }
  }
}
