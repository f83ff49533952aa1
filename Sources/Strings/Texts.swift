/// Every text of the app in one language.
///
/// A language is a file that fills this in.
///
/// Texts with a number or a name in them are functions, so that each language builds its own
/// plurals and word order.
///
/// A class, because every view is handed the texts, and copying so many of them takes as much code.
package final class Texts: Sendable {
  package let language: String
  package let appName: String
  /// From hours, minutes and seconds, none of them negative: "1 h 5 min", "2 min 10 s", "0 s".
  package let duration: @Sendable (_ hours: Int, _ minutes: Int, _ seconds: Int) -> String

  package let home: HomeTexts
  package let progress: ProgressTexts
  package let quest: QuestTexts
  package let reveal: RevealTexts
  package let summary: SummaryTexts
  package let stats: StatsTexts
  package let days: DayTexts
  package let saving: SavingTexts
  package let tabs: TabTexts
  package let trouble: TroubleTexts
  package let starter: StarterTexts

  init(
    language: String,
    appName: String,
    duration: @escaping @Sendable (Int, Int, Int) -> String,
    home: HomeTexts,
    progress: ProgressTexts,
    quest: QuestTexts,
    reveal: RevealTexts,
    summary: SummaryTexts,
    stats: StatsTexts,
    days: DayTexts,
    saving: SavingTexts,
    tabs: TabTexts,
    trouble: TroubleTexts,
    starter: StarterTexts
  ) {
    self.language = language
    self.appName = appName
    self.duration = duration
    self.home = home
    self.progress = progress
    self.quest = quest
    self.reveal = reveal
    self.summary = summary
    self.stats = stats
    self.days = days
    self.saving = saving
    self.tabs = tabs
    self.trouble = trouble
    self.starter = starter
  }
}

package struct HomeTexts: Sendable {
  package let greeting: String
  package let today: String
  package let nothingToday: String
  package let allQuests: String
  package let steps: @Sendable (_ count: Int) -> String
  package let ready: String
  package let underWay: String
  package let doneToday: String
  package let start: @Sendable (_ quest: String) -> String
  package let keepGoing: @Sendable (_ quest: String) -> String
  package let again: @Sendable (_ quest: String) -> String
  package let lookBack: @Sendable (_ quest: String) -> String
}

package struct ProgressTexts: Sendable {
  package let level: @Sendable (_ number: Int) -> String
  /// Points collected in the level and points from its start to the next.
  package let experience: @Sendable (_ collected: Int, _ needed: Int) -> String
  package let streak: @Sendable (_ days: Int) -> String
  package let restingStreak: @Sendable (_ days: Int) -> String
}

package struct QuestTexts: Sendable {
  package let leave: String
  package let place: @Sendable (_ step: Int, _ of: Int) -> String
  package let question: String
  package let yourGuess: String
  package let quickValues: String
  package let lockIn: String
  package let notToday: String
  package let guessIsSafe: String
  package let goAndDoIt: String
  package let done: String
}

package struct RevealTexts: Sendable {
  package let yourGuess: String
  package let itTook: String
  package let same: String
  package let longer: @Sendable (_ duration: String) -> String
  package let shorter: @Sendable (_ duration: String) -> String
  package let spotOn: RatingTexts
  package let close: RatingTexts
  package let off: RatingTexts
  package let wayOff: RatingTexts
  package let experience: @Sendable (_ points: Int) -> String
  package let personalBest: String
  package let notDoneYet: String
  package let next: @Sendable (_ step: String) -> String
  package let wholeQuest: String
}

/// What a rating is called, and what may be said about it.
package struct RatingTexts: Sendable {
  package let name: String
  /// At least two, so that none comes twice in a row.
  package let remarks: [@Sendable (_ step: String) -> String]
}

package struct SummaryTexts: Sendable {
  package let allLit: @Sendable (_ quest: String) -> String
  package let doneForToday: @Sendable (_ quest: String) -> String
  package let earned: @Sendable (_ points: Int) -> String
  package let newLevel: @Sendable (_ number: Int) -> String
  package let guessByGuess: String
  package let step: String
  package let guess: String
  package let took: String
  package let notToday: String
  package let wholeQuest: String
  package let backHome: String
}

package struct SavingTexts: Sendable {
  package let saved: String
  package let saving: String
}

package struct TabTexts: Sendable {
  package let elsewhere: String
  package let goOnHere: String
}

/// For the moments in which the app itself is in trouble.
package struct TroubleTexts: Sendable {
  package let opening: String
  package let title: String
  package let everythingIsKept: String
  package let reload: String
  package let noStorageTitle: String
  package let noStorage: String
  package let oldBrowserTitle: String
  package let oldBrowser: String
  package let noScript: String
}

/// The ready-made quest of a first start.
package struct StarterTexts: Sendable {
  package let quest: String
  package let getDressed: String
  package let breakfast: String
  package let brushTeeth: String
}
