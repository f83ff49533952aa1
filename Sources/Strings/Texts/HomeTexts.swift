package struct HomeTexts: Sendable {
  /// The name is empty while nobody has typed one.
  package let greeting: @Sendable (_ name: String) -> String
  package let flameRests: @Sendable (_ days: Int) -> String
  package let start: String
  package let startQuest: @Sendable (_ quest: String) -> String
  package let keepGoing: String
  package let keepGoingWith: @Sendable (_ quest: String) -> String
  package let lookBack: String
  package let lookBackAt: @Sendable (_ quest: String) -> String
  package let ready: @Sendable (_ steps: Int) -> String
  package let underWay: @Sendable (_ stepsToGo: Int) -> String
  package let doneToday: String
  package let allLit: String
  /// Said instead when a step was not for today, and its lantern is not lit.
  package let doneForToday: String
  package let allLitMore: String
  package let nothingToday: String
  package let nothingTodayMore: String
  /// There is no quest at all.
  package let noQuests: String
  package let alsoToday: String
  package let allQuests: String
}

/// The frame around the player's places.
package struct FrameTexts: Sendable {
  /// What the list of places is called to those who listen.
  package let places: String
  package let quests: String
  package let patterns: String
  package let stats: String
}

package struct ProgressTexts: Sendable {
  package let level: @Sendable (_ number: Int) -> String
  /// Points in all, and points at which the next level begins; both written out.
  package let experience: @Sendable (_ total: String, _ next: String) -> String
  package let streak: @Sendable (_ days: Int) -> String
  package let restingStreak: @Sendable (_ days: Int) -> String
}
