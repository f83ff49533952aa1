import AppCore
import Domain
import SyncEngine

/// How the player looks at the stats; stays while other screens show.
package struct StatsScreen: Sendable {
  package private(set) var range = StatsRange.twoWeeks
  package private(set) var isListOpen = false
  private(set) var isEveningOpen = false
  package private(set) var stats = Stats()
  /// The strongest thing that the player's history says.
  private(set) var insight: Insight?
  /// From what they were derived; none before the first time.
  private var version: CoreVersion?

  mutating func reduce(_ action: StatsAction) {
    switch action {
    case .rangeChosen(let range):
      self.range = range
      version = nil
    case .listToggled(let isOpen): isListOpen = isOpen
    case .eveningToggled(let isOpen): isEveningOpen = isOpen
    }
  }

  /// Looks through the history when something has changed, and not at each draw.
  mutating func refresh(_ core: Core) {
    if version == core.version { return }
    version = core.version
    stats = Stats(core.history, range: range, at: core.moment)
    insight = Insights(core.guessHistory, at: core.moment.now).all.first
  }
}

extension Core {
  /// What the first quest of a light is called; none when it is not known here.
  func questName(of light: StatsLight) -> String? {
    ledger.routine(light.routine)?.displayName
  }
}
