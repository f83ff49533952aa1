package struct StatsTexts: Sendable {
  /// What stands below the number of guesses.
  package let guesses: @Sendable (_ count: Int) -> String
  package let quests: @Sendable (_ count: Int) -> String
  package let closest: String
  /// The closest guess when there was no difference at all.
  package let exactly: String
  package let nothingYetTitle: String
  package let nothingYet: String
  package let chart: StatsChartTexts
  /// Of so many guesses.
  package let mix: @Sendable (_ count: Int) -> String
  package let wayOffNote: String
}

package struct StatsChartTexts: Sendable {
  package let title: String
  package let eachQuest: String
  package let eachStretch: String
  /// From the words for an accuracy and for its day.
  package let one: @Sendable (_ accuracy: Int, _ day: String) -> String
  /// Of two lights nobody can say where they lead.
  package let two: @Sendable (_ one: String, _ other: String) -> String
  package let fromTo: @Sendable (_ first: String, _ last: String) -> String
  /// A range without a quest.
  package let quiet: String
  package let range: String
  package let twoWeeks: String
  package let threeMonths: String
  package let all: String
  package let asList: String
  package let day: String
  package let quest: String
  /// What the numbers of the chart are.
  package let accuracy: String
  /// The quests of a joined stretch.
  package let questCount: @Sendable (_ count: Int) -> String
  /// A quest whose name is not known on this device.
  package let someQuest: String
}
