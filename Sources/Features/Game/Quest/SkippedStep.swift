import AppCore
import Domain
import Time

/// *Not today*, as long as it can be taken back.
package struct SkippedStep: Hashable, Sendable {
  /// How long it is told.
  static let told = Seconds(10)
  static let timer = TimerID(.quest, 1)

  let step: QuestSession.PlannedStep
  /// The quest as it stands since then.
  let quest: QuestScreen
}
