import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// What is remembered of quests while the player looks elsewhere.
package struct QuestMemory: Hashable, Sendable {
  /// Whose quests they are.
  private var player: PlayerID?
  /// Becomes a guess when it is locked in.
  package internal(set) var draft = Draft()
  /// What is typed for a name; none while no field is there.
  package internal(set) var naming: String?
  package internal(set) var attention = Attention()
  /// The estimation that *Not done yet* can still take back.
  package internal(set) var reopenable: EstimationID?
  /// Asked about after its quest was closed by age, and answered: what came out is looked at all the same.
  package internal(set) var answeredAfterwards: EstimationID?
  /// The steps that *Put it back* still brings back.
  @Boxed package internal(set) var skipped: SkippedSteps?
}

extension QuestMemory {
  /// How long a reveal offers *Not done yet*.
  package static let reopenWindow = Seconds(10)

  var typedName: String? {
    guard let name = naming?.trimmed, !name.isEmpty else { return nil }
    return name
  }

  /// Nothing is thought of for the next quest yet.
  mutating func beginAnew() {
    draft = Draft()
    naming = nil
  }

  /// Nothing is left of it for somebody else; what the page saw of a running step holds for whoever ends it.
  mutating func belong(to player: PlayerID?) {
    if player == self.player { return }
    let attention = attention
    self = QuestMemory()
    self.attention = attention
    self.player = player
  }

  mutating func offerToReopen(_ id: EstimationID) -> [Effect] {
    reopenable = id
    return [.wait(TimerID(.quest), .after(Self.reopenWindow))]
  }

  /// What there is to say about the time of the step that ends now, after what its task took before.
  mutating func measure(
    _ lock: LockedEstimate,
    after history: TaskHistory,
    until moment: Moment
  ) -> Measurement {
    var measurement = attention.measure(lock, until: moment)
    if !measurement.doubts.isEmpty { return measurement }
    let tap = LateTap(
      actual: measurement.wall,
      estimate: lock.estimate.scored,
      typical: TypicalDuration(history)
    )
    measurement.doubts = tap.doubts(after: attention.absence(from: lock, until: moment.now))
    return measurement
  }
}
