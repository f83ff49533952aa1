package struct SummaryTexts: Sendable {
  package let allLit: @Sendable (_ quest: String) -> String
  package let doneForToday: @Sendable (_ quest: String) -> String
  package let guessByGuess: String
  /// The names of the two bars.
  package let guessKey: String
  package let tookKey: String
  package let guess: @Sendable (_ duration: String) -> String
  package let took: @Sendable (_ duration: String) -> String
  package let notToday: String
  /// A step that she chose not to count.
  package let notCounted: String
  package let wholeQuest: String
  package let backHome: String
  package let onceMore: String
}
