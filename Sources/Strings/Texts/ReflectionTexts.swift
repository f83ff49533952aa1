package struct ReflectionTexts: Sendable {
  package let isReady: String
  package let played: @Sendable (_ quests: Int, _ guesses: Int) -> String
  package let title: String
  package let dates: @Sendable (_ first: String, _ last: String) -> String
  package let playedOn: @Sendable (_ days: Int) -> String
  /// How the guesses of the week landed, 0 to 100: closer than in the week before, further, about as close.
  package let closer: @Sendable (_ points: Int, _ accuracy: Int) -> String
  package let further: @Sendable (_ points: Int, _ accuracy: Int) -> String
  package let same: @Sendable (_ accuracy: Int) -> String
  /// There is no week before.
  package let landed: @Sendable (_ accuracy: Int) -> String
  package let quietTitle: String
  package let quiet: String
  package let bestMoment: String
  package let best: @Sendable (_ task: String, _ day: String) -> String
  package let apart: @Sendable (_ difference: String) -> String
  package let exactly: String
  package let grewMost: String
  package let grew: @Sendable (_ points: Int) -> String
  package let tilt: String
  package let leanedShorter: @Sendable (_ task: String) -> String
  package let leanedLonger: @Sendable (_ task: String) -> String
  package let inARow: String
  package let days: @Sendable (_ count: Int) -> String
  package let burns: String
  package let rests: String
  /// The longest streak of the week, where it was longer than the one at its end.
  package let longest: @Sendable (_ count: Int) -> String
  package let noticed: String
  package let weekBefore: String
  package let weekAfter: String
  package let backHome: String
  /// The way to the weeks that are past.
  package let yourWeeks: String
}
