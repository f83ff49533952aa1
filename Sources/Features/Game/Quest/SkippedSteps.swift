import AppCore
import Basics
import Domain
import Time

/// *Not today*, as long as it can be taken back: all of a quest together.
package struct SkippedSteps: Hashable, Sendable {
  /// How long each is told.
  static let told = Seconds(10)

  /// In the order in which they were put off.
  private(set) var steps: [QuestSession.PlannedStep]
  /// Of their waits: their places in the quest, from 1.
  private var numbers: [Int]
  /// The quest as it stands since then.
  let quest: QuestScreen

  init(
    _ step: QuestSession.PlannedStep,
    _ number: Int,
    of quest: QuestScreen,
    after before: SkippedSteps?
  ) {
    self.quest = quest
    (steps, numbers) = ([], [])
    if let before, before.quest.session == quest.session {
      (steps, numbers) = (before.steps, before.numbers)
    }
    steps.append(step)
    numbers.append(number)
  }

  /// Without the step whose wait is over; none where no other is left.
  func without(_ number: Int) -> SkippedSteps? {
    guard let place = numbers.firstIndex(of: number) else { return self }
    if steps.count == 1 { return nil }
    var rest = self
    rest.steps.remove(at: place)
    rest.numbers.remove(at: place)
    return rest
  }
}
