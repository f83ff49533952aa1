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
  /// The number with its thousands set apart: "1,940".
  package let number: @Sendable (_ number: Int) -> String
  package let units: UnitTexts
  /// A time of the day: "7:05".
  package let time: @Sendable (_ hour: Int, _ minute: Int) -> String

  package let frame: FrameTexts
  package let home: HomeTexts
  package let progress: ProgressTexts
  package let ownQuests: OwnQuestTexts
  package let quest: QuestTexts
  package let asking: AskingTexts
  package let reveal: RevealTexts
  package let summary: SummaryTexts
  package let stats: StatsTexts
  package let patterns: PatternTexts
  package let insights: InsightTexts
  package let reflection: ReflectionTexts
  package let settings: SettingsTexts
  package let myData: MyDataTexts
  package let emptyLog: EmptyLogTexts
  package let family: FamilyTexts
  package let firstStart: FirstStartTexts
  package let practice: PracticeTexts
  package let players: PlayerTexts
  package let days: DayTexts
  package let saving: SavingTexts
  package let tabs: TabTexts
  package let trouble: TroubleTexts
  package let starter: StarterTexts

  init(
    language: String,
    appName: String,
    number: @escaping @Sendable (Int) -> String,
    units: UnitTexts,
    time: @escaping @Sendable (Int, Int) -> String,
    frame: FrameTexts,
    home: HomeTexts,
    progress: ProgressTexts,
    ownQuests: OwnQuestTexts,
    quest: QuestTexts,
    asking: AskingTexts,
    reveal: RevealTexts,
    summary: SummaryTexts,
    stats: StatsTexts,
    patterns: PatternTexts,
    insights: InsightTexts,
    reflection: ReflectionTexts,
    settings: SettingsTexts,
    myData: MyDataTexts,
    emptyLog: EmptyLogTexts,
    family: FamilyTexts,
    firstStart: FirstStartTexts,
    practice: PracticeTexts,
    players: PlayerTexts,
    days: DayTexts,
    saving: SavingTexts,
    tabs: TabTexts,
    trouble: TroubleTexts,
    starter: StarterTexts
  ) {
    self.language = language
    self.appName = appName
    self.number = number
    self.units = units
    self.time = time
    self.frame = frame
    self.home = home
    self.progress = progress
    self.ownQuests = ownQuests
    self.quest = quest
    self.asking = asking
    self.reveal = reveal
    self.summary = summary
    self.stats = stats
    self.patterns = patterns
    self.insights = insights
    self.reflection = reflection
    self.settings = settings
    self.myData = myData
    self.emptyLog = emptyLog
    self.family = family
    self.firstStart = firstStart
    self.practice = practice
    self.players = players
    self.days = days
    self.saving = saving
    self.tabs = tabs
    self.trouble = trouble
    self.starter = starter
  }
}
