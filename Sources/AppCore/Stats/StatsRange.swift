import Domain
import SyncEngine
import Time

package enum StatsAction: Hashable, Sendable {
  case rangeChosen(StatsRange)
  /// The list beside the chart was folded or unfolded.
  case listToggled(isOpen: Bool)
}

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

func reduceStats(_ state: inout AppState, _ action: StatsAction) -> [Effect] {
  switch action {
  case .rangeChosen(let range):
    state.statsRange = range
  case .listToggled(let isOpen):
    state.isStatsListOpen = isOpen
  }
  return []
}

extension AppState {
  /// What the first quest of a light is called; none when it is not known here.
  package func questName(of light: StatsLight) -> String? {
    ledger.routine(light.routine)?.displayName
  }

  /// Looks through the history when something happened on this screen, and not at each draw.
  ///
  /// News of storage is the most frequent thing that happens, and changes no history.
  mutating func refreshStats(after action: Action) {
    guard case .stats = screen else { return }
    if case .saving = action { return }
    stats = Stats(history, range: statsRange, at: moment)
  }
}
