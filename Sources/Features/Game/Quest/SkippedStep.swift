import AppCore
import Domain
import Time

/// *Not today*, as long as it can be taken back.
package struct SkippedStep: Hashable, Sendable {
  /// How long it is told.
  static let told = Seconds(10)

  let step: QuestSession.PlannedStep
  /// The quest as it stands since then.
  let quest: QuestScreen
  /// Of the wait that is its own: its place in the quest, from 1.
  let number: Int
}

extension [SkippedStep] {
  /// What *Put it back* brings back: all of the quest that was played last.
  var ofOneQuest: Self { filter { $0.quest.session == last?.quest.session } }
}
