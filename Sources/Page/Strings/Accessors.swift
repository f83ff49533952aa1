// swift-format-ignore-file
// Written by Scripts/text-accessors; the texts themselves are in Tables/en.texts.

extension Texts {
  /// A table of other names does not fit.
  static let fingerprint: UInt32 = 0xAA2EC6DC
  /// How many texts the first table has.
  static let firstCount = 197
}

extension Texts {
  package var language: String { said(0) }
  package var appName: String { said(1) }
  /// The number with its thousands set apart: "1,940".
  package func number(_ number: Int) -> String { said(2, .number(number)) }
  /// A time of the day: "7:05".
  package func time(_ hour: Int, _ minute: Int) -> String { said(3, .number(hour), .number(minute)) }
  package var lists: ListTexts { ListTexts(texts: self, at: 4) }
  package var units: UnitTexts { UnitTexts(texts: self, at: 10) }
  package var frame: FrameTexts { FrameTexts(texts: self, at: 16) }
  package var home: HomeTexts { HomeTexts(texts: self, at: 21) }
  package var progress: ProgressTexts { ProgressTexts(texts: self, at: 44) }
  package var ownQuests: OwnQuestTexts { OwnQuestTexts(texts: self, at: 48) }
  package var quest: QuestTexts { QuestTexts(texts: self, at: 63) }
  package var oneGuess: OneGuessTexts { OneGuessTexts(texts: self, at: 90) }
  package var asking: AskingTexts { AskingTexts(texts: self, at: 100) }
  package var reveal: RevealTexts { RevealTexts(texts: self, at: 113) }
  package var summary: SummaryTexts { SummaryTexts(texts: self, at: 135) }
  package var emptyLog: EmptyLogTexts { EmptyLogTexts(texts: self, at: 150) }
  package var welcome: WelcomeTexts { WelcomeTexts(texts: self, at: 156) }
  package var practice: PracticeTexts { PracticeTexts(texts: self, at: 162) }
  package var saving: SavingTexts { SavingTexts(texts: self, at: 173) }
  package var tabs: TabTexts { TabTexts(texts: self, at: 174) }
  package var trouble: TroubleTexts { TroubleTexts(texts: self, at: 176) }
  package var later: LaterTexts { LaterTexts(texts: self, at: 183) }
  package var starter: StarterTexts { StarterTexts(texts: self, at: 188) }
  package var dayWords: DayWordTexts { DayWordTexts(texts: self, at: 195) }
  package var ahead: AheadTexts { AheadTexts(texts: self, at: 220) }
  package var stats: StatsTexts { StatsTexts(texts: self, at: 234) }
  package var patterns: PatternTexts { PatternTexts(texts: self, at: 261) }
  package var insights: InsightTexts { InsightTexts(texts: self, at: 295) }
  package var reflection: ReflectionTexts { ReflectionTexts(texts: self, at: 306) }
  package var settings: SettingsTexts { SettingsTexts(texts: self, at: 338) }
  package var evening: EveningTexts { EveningTexts(texts: self, at: 351) }
  package var reminders: ReminderTexts { ReminderTexts(texts: self, at: 359) }
  package var myData: MyDataTexts { MyDataTexts(texts: self, at: 384) }
  package var family: FamilyTexts { FamilyTexts(texts: self, at: 412) }
  package var music: MusicTexts { MusicTexts(texts: self, at: 590) }
  package var spotify: SpotifyTexts { SpotifyTexts(texts: self, at: 599) }
  package var firstStart: FirstStartTexts { FirstStartTexts(texts: self, at: 938) }
  package var arrival: ArrivalTexts { ArrivalTexts(texts: self, at: 968) }
  package var players: PlayerTexts { PlayerTexts(texts: self, at: 975) }
  package var days: DayTexts { DayTexts(texts: self, at: 981) }
  package var calendars: CalendarTexts { CalendarTexts(texts: self, at: 992) }
  package var devices: DeviceTexts { DeviceTexts(texts: self, at: 1060) }
}

/// How several things stand side by side.
package struct ListTexts: Sendable {
  let texts: Texts
  let at: Int
  /// A list and one thing more: "Shirt, Bowl".
  package func next(_ list: String, _ item: String) -> String { texts.said(at, .words(list), .words(item)) }
  /// A list and the last thing of it.
  package func last(_ list: String, _ item: String) -> String { texts.said(at + 1, .words(list), .words(item)) }
  /// Two sentences, one after the other.
  package func sentences(_ first: String, _ second: String) -> String { texts.said(at + 2, .words(first), .words(second)) }
  /// Two things of one line that have little to do with each other.
  package func beside(_ first: String, _ second: String) -> String { texts.said(at + 3, .words(first), .words(second)) }
  /// What those who listen hear between two things that stand apart in sight.
  package var pause: String { texts.said(at + 4) }
  /// The same and what comes after it, in one.
  package func afterPause(_ words: String) -> String { texts.said(at + 5, .words(words)) }
}

/// How durations are written: "1 h 5 min", "2 min 10 s". A number and its unit stay on one line: the blank between them
/// is U+00A0.
package struct UnitTexts: Sendable {
  let texts: Texts
  let at: Int
  package func inHours(_ number: Int) -> String { texts.said(at, .number(number)) }
  package func inMinutes(_ number: Int) -> String { texts.said(at + 1, .number(number)) }
  package func inSeconds(_ number: Int) -> String { texts.said(at + 2, .number(number)) }
  /// The larger unit and the rest.
  package func joined(_ larger: String, _ smaller: String) -> String { texts.said(at + 3, .words(larger), .words(smaller)) }
  /// Beside a field in which a number is typed.
  package var minutes: String { texts.said(at + 4) }
  package var seconds: String { texts.said(at + 5) }
}

/// The frame around the player's places.
package struct FrameTexts: Sendable {
  let texts: Texts
  let at: Int
  /// What the list of places is called to those who listen.
  package var places: String { texts.said(at) }
  package var quests: String { texts.said(at + 1) }
  package var patterns: String { texts.said(at + 2) }
  package var stats: String { texts.said(at + 3) }
  package var settings: String { texts.said(at + 4) }
}

package struct HomeTexts: Sendable {
  let texts: Texts
  let at: Int
  package func greeting(_ name: String) -> String { texts.said(at, .words(name)) }
  /// While nobody has typed a name.
  package var greetingWithoutName: String { texts.said(at + 1) }
  package func flameRests(_ days: Int) -> String { texts.said(at + 2, .number(days)) }
  package var start: String { texts.said(at + 3) }
  package func startQuest(_ quest: String) -> String { texts.said(at + 4, .words(quest)) }
  package var keepGoing: String { texts.said(at + 5) }
  package func keepGoingWith(_ quest: String) -> String { texts.said(at + 6, .words(quest)) }
  package func ready(_ steps: Int) -> String { texts.said(at + 7, .number(steps)) }
  package func underWay(_ stepsToGo: Int) -> String { texts.said(at + 8, .number(stepsToGo)) }
  package var doneToday: String { texts.said(at + 9) }
  package var allLit: String { texts.said(at + 10) }
  /// Said instead when a step was not for today, and its lantern is not lit.
  package var doneForToday: String { texts.said(at + 11) }
  package var allLitMore: String { texts.said(at + 12) }
  package var nothingToday: String { texts.said(at + 13) }
  package var nothingTodayMore: String { texts.said(at + 14) }
  /// There is no quest at all.
  package var noQuests: String { texts.said(at + 15) }
  package var alsoToday: String { texts.said(at + 16) }
  /// Instead, when all of it is done.
  package var today: String { texts.said(at + 17) }
  package var allQuests: String { texts.said(at + 18) }
  /// A PIN was set after the first start.
  package var newPIN: String { texts.said(at + 19) }
  package var newPINRead: String { texts.said(at + 20) }
  package var weekIsReady: String { texts.said(at + 21) }
  package func weekPlayed(_ quests: Int, _ guesses: Int) -> String { texts.said(at + 22, .number(quests), .number(guesses)) }
}

package struct ProgressTexts: Sendable {
  let texts: Texts
  let at: Int
  package func level(_ number: Int) -> String { texts.said(at, .number(number)) }
  /// Points in all, and points at which the next level begins.
  package func experience(_ total: Int, _ next: Int) -> String { texts.said(at + 1, .number(total), .number(next)) }
  package func streak(_ days: Int) -> String { texts.said(at + 2, .number(days)) }
  package func restingStreak(_ days: Int) -> String { texts.said(at + 3, .number(days)) }
}

/// Quests that a player makes herself: on home, what they begin from, and their editor.
package struct OwnQuestTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var make: String { texts.said(at + 1) }
  /// How to change a quest is called to those who listen.
  package func change(_ quest: String) -> String { texts.said(at + 2, .words(quest)) }
  package var unnamed: String { texts.said(at + 3) }
  package var unsaved: String { texts.said(at + 4) }
  package var hasChanges: String { texts.said(at + 5) }
  package var resting: String { texts.said(at + 6) }
  package var nowRests: String { texts.said(at + 7) }
  package var isBack: String { texts.said(at + 8) }
  package var seen: String { texts.said(at + 9) }
  /// The same button for those who listen.
  package func seenOf(_ quest: String) -> String { texts.said(at + 10, .words(quest)) }
  package func removed(_ quest: String) -> String { texts.said(at + 11, .words(quest)) }
  package var bringBack: String { texts.said(at + 12) }
  /// Whatever another person can see is marked.
  package var visible: String { texts.said(at + 13) }
  /// Before what a quest can begin from.
  package var startFrom: String { texts.said(at + 14) }
  package var templates: TemplatesTexts { TemplatesTexts(texts: texts, at: 197) }
  package var editor: OwnQuestEditorTexts { OwnQuestEditorTexts(texts: texts, at: 205) }
}

package struct QuestTexts: Sendable {
  let texts: Texts
  let at: Int
  package var leave: String { texts.said(at) }
  package var leaveRunning: String { texts.said(at + 1) }
  package func place(_ step: Int, _ of: Int) -> String { texts.said(at + 2, .number(step), .number(of)) }
  package var question: String { texts.said(at + 3) }
  package var yourGuess: String { texts.said(at + 4) }
  package var shorter: String { texts.said(at + 5) }
  package var longer: String { texts.said(at + 6) }
  package var quickValues: String { texts.said(at + 7) }
  package var typeIt: String { texts.said(at + 8) }
  /// The latest actual times, one to three.
  package func lastTimes(_ count: Int, _ times: String) -> String { texts.said(at + 9, .number(count), .words(times)) }
  package var tendsShorter: String { texts.said(at + 10) }
  package var tendsLonger: String { texts.said(at + 11) }
  package var askForHint: String { texts.said(at + 12) }
  /// The fields of a typed guess.
  package var minutes: String { texts.said(at + 13) }
  package var seconds: String { texts.said(at + 14) }
  /// Said when the numbers are no time that can be guessed.
  package var scaleEnds: String { texts.said(at + 15) }
  package var lockIn: String { texts.said(at + 16) }
  /// Where the guess will stand, as long as there is none.
  package var touch: String { texts.said(at + 17) }
  package var touchFirst: String { texts.said(at + 18) }
  package var orPick: String { texts.said(at + 19) }
  /// Said of the line to those who listen.
  package var nothingChosen: String { texts.said(at + 20) }
  package var notToday: String { texts.said(at + 21) }
  /// A step was put off for today.
  package func canWait(_ step: String) -> String { texts.said(at + 22, .words(step)) }
  package var putBack: String { texts.said(at + 23) }
  package var guessIsSafe: String { texts.said(at + 24) }
  package var goAndDoIt: String { texts.said(at + 25) }
  package var done: String { texts.said(at + 26) }
}

package struct OneGuessTexts: Sendable {
  let texts: Texts
  let at: Int
  package var begin: String { texts.said(at) }
  /// While it has no name.
  package var thing: String { texts.said(at + 1) }
  package var question: String { texts.said(at + 2) }
  package var giveName: String { texts.said(at + 3) }
  /// What the field of the name is called to those who listen.
  package var name: String { texts.said(at + 4) }
  package var keepIt: String { texts.said(at + 5) }
  package var keep: String { texts.said(at + 6) }
  /// It has got its name.
  package var kept: String { texts.said(at + 7) }
  package var oneMore: String { texts.said(at + 8) }
  package var backToToday: String { texts.said(at + 9) }
}

/// *Forgot to tap Done*, asked.
package struct AskingTexts: Sendable {
  let texts: Texts
  let at: Int
  package var tookLong: String { texts.said(at) }
  package func tookLongMore(_ step: String, _ duration: String) -> String { texts.said(at + 1, .words(step), .words(duration)) }
  package var confirmLong: String { texts.said(at + 2) }
  package var wasQuick: String { texts.said(at + 3) }
  package var wasQuickMore: String { texts.said(at + 4) }
  package var confirmQuick: String { texts.said(at + 5) }
  package var clockJumped: String { texts.said(at + 6) }
  package func clockJumpedMore(_ step: String) -> String { texts.said(at + 7, .words(step)) }
  package func confirmMeasured(_ duration: String) -> String { texts.said(at + 8, .words(duration)) }
  /// Before choices of a time of the day.
  package var finishedAround: String { texts.said(at + 9) }
  /// Before choices of a duration.
  package var tookAbout: String { texts.said(at + 10) }
  /// A duration from the step's start.
  package func after(_ duration: String) -> String { texts.said(at + 11, .words(duration)) }
  package var notCounted: String { texts.said(at + 12) }
}

package struct RevealTexts: Sendable {
  let texts: Texts
  let at: Int
  package var yourGuess: String { texts.said(at) }
  package var itTook: String { texts.said(at + 1) }
  package var same: String { texts.said(at + 2) }
  package func longer(_ duration: String) -> String { texts.said(at + 3, .words(duration)) }
  package func shorter(_ duration: String) -> String { texts.said(at + 4, .words(duration)) }
  /// Of which step; the same where there is no difference.
  package func of(_ step: String, _ difference: String) -> String { texts.said(at + 5, .words(step), .words(difference)) }
  package func sameOf(_ step: String) -> String { texts.said(at + 6, .words(step)) }
  package func experience(_ points: Int) -> String { texts.said(at + 7, .number(points)) }
  package var personalBest: String { texts.said(at + 8) }
  package var discovery: String { texts.said(at + 9) }
  package var notDoneYet: String { texts.said(at + 10) }
  package func next(_ step: String) -> String { texts.said(at + 11, .words(step)) }
  /// The same for a step whose name is too long for a button.
  package var nextStep: String { texts.said(at + 12) }
  package var wholeQuest: String { texts.said(at + 13) }
  package var spotOn: RatingTexts { RatingTexts(texts: texts, at: 127) }
  package var close: RatingTexts { RatingTexts(texts: texts, at: 129) }
  package var off: RatingTexts { RatingTexts(texts: texts, at: 131) }
  package var wayOff: RatingTexts { RatingTexts(texts: texts, at: 133) }
}

/// What a rating is called, and what may be said about it.
package struct RatingTexts: Sendable {
  let texts: Texts
  let at: Int
  package var name: String { texts.said(at) }
  /// At least six, so that none grows old. Each fits every guess of its rating, also ten seconds for twenty, and every
  /// name that a step can have: none says that two lengths are one, and none names the step.
  package var remarks: [String] { texts.list(at + 1) }
}

package struct SummaryTexts: Sendable {
  let texts: Texts
  let at: Int
  package func allLit(_ quest: String) -> String { texts.said(at, .words(quest)) }
  package func doneForToday(_ quest: String) -> String { texts.said(at + 1, .words(quest)) }
  package var guessByGuess: String { texts.said(at + 2) }
  /// The names of the two bars.
  package var guessKey: String { texts.said(at + 3) }
  package var tookKey: String { texts.said(at + 4) }
  package func guess(_ duration: String) -> String { texts.said(at + 5, .words(duration)) }
  package func took(_ duration: String) -> String { texts.said(at + 6, .words(duration)) }
  package var notToday: String { texts.said(at + 7) }
  /// A step that the player chose not to count.
  package var notCounted: String { texts.said(at + 8) }
  package var wholeQuest: String { texts.said(at + 9) }
  /// In the place of the points, where none of the steps was to count.
  package var nothingCounted: String { texts.said(at + 10) }
  /// The step of which a guess was closer than ever.
  package func closestYet(_ step: String) -> String { texts.said(at + 11, .words(step)) }
  /// Below the end of a quest, which is left by a tap anywhere.
  package var goOn: String { texts.said(at + 12) }
  package var backHome: String { texts.said(at + 13) }
  package var onceMore: String { texts.said(at + 14) }
}

/// What is asked when there is nothing in the log and that is more than a first visit.
package struct EmptyLogTexts: Sendable {
  let texts: Texts
  let at: Int
  package var openCopy: String { texts.said(at) }
  package var startNew: String { texts.said(at + 1) }
  package var installed: EmptyLogReasonTexts { EmptyLogReasonTexts(texts: texts, at: 152) }
  package var emptied: EmptyLogReasonTexts { EmptyLogReasonTexts(texts: texts, at: 154) }
  package var told: EmptyLogToldTexts { EmptyLogToldTexts(texts: texts, at: 404) }
}

package struct EmptyLogReasonTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  /// What is known, and where her quests may be.
  package var about: String { texts.said(at + 1) }
}

/// The one guess that a player tries the game with.
/// The very first page.
package struct WelcomeTexts: Sendable {
  let texts: Texts
  let at: Int
  package var claim: String { texts.said(at) }
  package var begin: String { texts.said(at + 1) }
  package var beginAbout: String { texts.said(at + 2) }
  package var openCopy: String { texts.said(at + 3) }
  package var openCopyAbout: String { texts.said(at + 4) }
  package var join: String { texts.said(at + 5) }
}

package struct PracticeTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var question: String { texts.said(at + 1) }
  package var skip: String { texts.said(at + 2) }
  /// Before anybody plays.
  package var setUp: String { texts.said(at + 3) }
  package var task: String { texts.said(at + 4) }
  package var revealed: String { texts.said(at + 5) }
  package var about: String { texts.said(at + 6) }
  package var firstLantern: String { texts.said(at + 7) }
  /// On to the first quest, before anybody plays.
  package var makeMorning: String { texts.said(at + 8) }
  package var toTheQuests: String { texts.said(at + 9) }
  package var again: String { texts.said(at + 10) }
}

package struct SavingTexts: Sendable {
  let texts: Texts
  let at: Int
  package var saving: String { texts.said(at) }
}

package struct TabTexts: Sendable {
  let texts: Texts
  let at: Int
  package var elsewhere: String { texts.said(at) }
  package var goOnHere: String { texts.said(at + 1) }
}

/// For the moments in which the app itself is in trouble and can still speak.
package struct TroubleTexts: Sendable {
  let texts: Texts
  let at: Int
  package var opening: String { texts.said(at) }
  package var noStorageTitle: String { texts.said(at + 1) }
  package var noStorage: String { texts.said(at + 2) }
  package var noRoomTitle: String { texts.said(at + 3) }
  package var noRoom: String { texts.said(at + 4) }
  package var noRoomToSave: String { texts.said(at + 5) }
  package var notStored: String { texts.said(at + 6) }
}

/// What is loaded after the first paint is not here yet.
package struct LaterTexts: Sendable {
  let texts: Texts
  let at: Int
  package var coming: String { texts.said(at) }
  package var missingTitle: String { texts.said(at + 1) }
  package var missing: String { texts.said(at + 2) }
  package var tryAgain: String { texts.said(at + 3) }
  package var back: String { texts.said(at + 4) }
}

/// The ready-made quest of a first start.
package struct StarterTexts: Sendable {
  let texts: Texts
  let at: Int
  package var quest: String { texts.said(at) }
  package var getDressed: String { texts.said(at + 1) }
  package var breakfast: String { texts.said(at + 2) }
  package var brushTeeth: String { texts.said(at + 3) }
  /// Offered beside them.
  package var shower: String { texts.said(at + 4) }
  package var hair: String { texts.said(at + 5) }
  package var packBag: String { texts.said(at + 6) }
}

/// By these words of an entry a day is known as one with school, or without.
package struct DayWordTexts: Sendable {
  let texts: Texts
  let at: Int
  package var school: [String] { texts.list(at) }
  package var noSchool: [String] { texts.list(at + 1) }
}

package struct TemplatesTexts: Sendable {
  let texts: Texts
  let at: Int
  /// One empty step, and no name yet.
  package var custom: String { texts.said(at) }
  package var customMore: String { texts.said(at + 1) }
  package var homework: TemplateTexts { TemplateTexts(texts: texts, at: 199) }
  package var friend: TemplateTexts { TemplateTexts(texts: texts, at: 201) }
  package var activity: TemplateTexts { TemplateTexts(texts: texts, at: 203) }
}

package struct TemplateTexts: Sendable {
  let texts: Texts
  let at: Int
  package var quest: String { texts.said(at) }
  package var steps: [String] { texts.list(at + 1) }
}

package struct OwnQuestEditorTexts: Sendable {
  let texts: Texts
  let at: Int
  package var new: String { texts.said(at) }
  package var saved: String { texts.said(at + 1) }
  package var back: String { texts.said(at + 2) }
  package var name: String { texts.said(at + 3) }
  package var picture: String { texts.said(at + 4) }
  package var days: String { texts.said(at + 5) }
  package var daysHelp: String { texts.said(at + 6) }
  package var lanterns: String { texts.said(at + 7) }
  package func lantern(_ number: Int) -> String { texts.said(at + 8, .number(number)) }
  package var addLantern: String { texts.said(at + 9) }
  package var save: String { texts.said(at + 10) }
  package var remove: String { texts.said(at + 11) }
  package var nameMissing: String { texts.said(at + 12) }
  package var lanternMissing: String { texts.said(at + 13) }
  package var lanternNameMissing: String { texts.said(at + 14) }
}

/// *One guess*: any one thing, now.
/// What home says of the day: one line, and when to begin for what comes.
package struct AheadTexts: Sendable {
  let texts: Texts
  let at: Int
  package var noSchool: String { texts.said(at) }
  package var freeAfternoon: String { texts.said(at + 1) }
  package func hourUntil(_ event: String) -> String { texts.said(at + 2, .words(event)) }
  package func minutesUntil(_ minutes: Int, _ event: String) -> String { texts.said(at + 3, .number(minutes), .words(event)) }
  package func aboutToBegin(_ event: String) -> String { texts.said(at + 4, .words(event)) }
  package func startAround(_ event: String, _ time: String) -> String { texts.said(at + 5, .words(event), .words(time)) }
  package func startNow(_ event: String) -> String { texts.said(at + 6, .words(event)) }
  /// What she usually needs for it, as a duration.
  package func usual(_ duration: String) -> String { texts.said(at + 7, .words(duration)) }
  /// Nobody knows yet: by the parent's minutes, or five for each step.
  package func likely(_ duration: String) -> String { texts.said(at + 8, .words(duration)) }
  /// Clock words are rounded to the quarter of an hour.
  package func full(_ hour: String) -> String { texts.said(at + 9, .words(hour)) }
  package func pastQuarter(_ hour: String) -> String { texts.said(at + 10, .words(hour)) }
  /// The hour that was, and the one that comes.
  package func half(_ hour: String, _ next: String) -> String { texts.said(at + 11, .words(hour), .words(next)) }
  package func toQuarter(_ next: String) -> String { texts.said(at + 12, .words(next)) }
  /// From twelve on.
  package var hours: [String] { texts.list(at + 13) }
}

package struct StatsTexts: Sendable {
  let texts: Texts
  let at: Int
  /// What stands below the number of guesses.
  package func guesses(_ count: Int) -> String { texts.said(at, .number(count)) }
  package func quests(_ count: Int) -> String { texts.said(at + 1, .number(count)) }
  package var closest: String { texts.said(at + 2) }
  /// The closest guess when there was no difference at all.
  package var exactly: String { texts.said(at + 3) }
  package var nothingYetTitle: String { texts.said(at + 4) }
  package var nothingYet: String { texts.said(at + 5) }
  /// Of all guesses so far.
  package func mix(_ count: Int) -> String { texts.said(at + 6, .number(count)) }
  /// Of the latest ones, where there are more.
  package func mixOfLatest(_ count: Int) -> String { texts.said(at + 7, .number(count)) }
  package var wayOffNote: String { texts.said(at + 8) }
  package var chart: StatsChartTexts { StatsChartTexts(texts: texts, at: 243) }
}

package struct StatsChartTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var eachQuest: String { texts.said(at + 1) }
  package var eachStretch: String { texts.said(at + 2) }
  /// From the words for an accuracy and for its day.
  package func one(_ accuracy: Int, _ day: String) -> String { texts.said(at + 3, .number(accuracy), .words(day)) }
  /// Of a single light.
  package func alone(_ one: String) -> String { texts.said(at + 4, .words(one)) }
  /// Of two lights nobody can say where they lead.
  package func two(_ one: String, _ other: String) -> String { texts.said(at + 5, .words(one), .words(other)) }
  package func fromTo(_ first: String, _ last: String) -> String { texts.said(at + 6, .words(first), .words(last)) }
  /// A range without a quest.
  package var quiet: String { texts.said(at + 7) }
  package var range: String { texts.said(at + 8) }
  package var twoWeeks: String { texts.said(at + 9) }
  package var threeMonths: String { texts.said(at + 10) }
  package var all: String { texts.said(at + 11) }
  package var asList: String { texts.said(at + 12) }
  package var day: String { texts.said(at + 13) }
  package var quest: String { texts.said(at + 14) }
  /// What the numbers of the chart are.
  package var accuracy: String { texts.said(at + 15) }
  /// The quests of a joined stretch.
  package func questCount(_ count: Int) -> String { texts.said(at + 16, .number(count)) }
  /// A quest whose name is not known on this device.
  package var someQuest: String { texts.said(at + 17) }
}

package struct PatternTexts: Sendable {
  let texts: Texts
  let at: Int
  package var lead: String { texts.said(at) }
  /// Instead, while no task has a beam yet.
  package var sample: String { texts.said(at + 1) }
  package var sampleTitle: String { texts.said(at + 2) }
  package var sampleAbout: String { texts.said(at + 3) }
  package var nothingYetTitle: String { texts.said(at + 4) }
  package var nothingYet: String { texts.said(at + 5) }
  package func guesses(_ count: Int) -> String { texts.said(at + 6, .number(count)) }
  /// Said of a task while there is too little to say: how many more it takes.
  package func gathering(_ guesses: Int) -> String { texts.said(at + 7, .number(guesses)) }
  /// Said where the guesses lean to no side: close together, then far apart.
  package var onTheLine: String { texts.said(at + 8) }
  package var bothSides: [String] { texts.list(at + 9) }
  /// What the guesses miss by is what the task itself differs by from day to day, and no more.
  package var taskDiffers: String { texts.said(at + 10) }
  /// They miss it by less than that.
  package var feelsTheDay: String { texts.said(at + 11) }
  /// Neither way, to shorter guesses, to longer ones.
  package var tilt: [String] { texts.list(at + 12) }
  /// What is left of the wobble without the task's own: small, medium, wide.
  package var wobble: [String] { texts.list(at + 13) }
  /// How much the task's own length differs: little, somewhat, much.
  package var ownTime: [String] { texts.list(at + 14) }
  package var growing: String { texts.said(at + 15) }
  /// What the picture shows, for those who do not see it.
  package var dots: String { texts.said(at + 16) }
  /// For guesses that lean neither way; small, medium, wide.
  package var beam: [String] { texts.list(at + 17) }
  package var beamOfShorter: [String] { texts.list(at + 18) }
  package var beamOfLonger: [String] { texts.list(at + 19) }
  package var guide: String { texts.said(at + 20) }
  package var guideAxes: String { texts.said(at + 21) }
  package var guideBeam: String { texts.said(at + 22) }
  package var guideSpan: String { texts.said(at + 23) }
  package var guideExample: String { texts.said(at + 24) }
  package var bestTime: String { texts.said(at + 25) }
  package var memory: String { texts.said(at + 26) }
  /// From whole hundredths: how much closer than memory, how much further, and about the same.
  package func closerThanMemory(_ percent: Int) -> String { texts.said(at + 27, .number(percent)) }
  package var nearMemory: String { texts.said(at + 28) }
  package func memoryIsCloser(_ percent: Int) -> String { texts.said(at + 29, .number(percent)) }
  package var firstGuesses: String { texts.said(at + 30) }
  package var firstGuessesAbout: String { texts.said(at + 31) }
  package func firstGuess(_ count: Int, _ accuracy: Int) -> String { texts.said(at + 32, .number(count), .number(accuracy)) }
  package func monthOfYear(_ month: String, _ year: Int) -> String { texts.said(at + 33, .words(month), .number(year)) }
}

/// What a history of guesses says, in several ways of saying it.
package struct InsightTexts: Sendable {
  let texts: Texts
  let at: Int
  package var shorterCount: Int { texts.count(at) }
  package func shorter(_ turn: Int, _ difference: String, _ onSide: Int, _ count: Int) -> String { texts.item(at, turn, .words(difference), .number(onSide), .number(count)) }
  /// Of about as many guesses as on the other side, and by more.
  package var shorterByMoreCount: Int { texts.count(at + 1) }
  package func shorterByMore(_ turn: Int, _ difference: String, _ onSide: Int, _ count: Int) -> String { texts.item(at + 1, turn, .words(difference), .number(onSide), .number(count)) }
  package var longerByMoreCount: Int { texts.count(at + 2) }
  package func longerByMore(_ turn: Int, _ difference: String, _ onSide: Int, _ count: Int) -> String { texts.item(at + 2, turn, .words(difference), .number(onSide), .number(count)) }
  package var longerCount: Int { texts.count(at + 3) }
  package func longer(_ turn: Int, _ difference: String, _ onSide: Int, _ count: Int) -> String { texts.item(at + 3, turn, .words(difference), .number(onSide), .number(count)) }
  package var improvingCount: Int { texts.count(at + 4) }
  package func improving(_ turn: Int, _ points: Int) -> String { texts.item(at + 4, turn, .number(points)) }
  /// Of all tasks together.
  package var growingCount: Int { texts.count(at + 5) }
  package func growing(_ turn: Int, _ points: Int) -> String { texts.item(at + 5, turn, .number(points)) }
  package var fastestCount: Int { texts.count(at + 6) }
  package func fastest(_ turn: Int, _ points: Int) -> String { texts.item(at + 6, turn, .number(points)) }
  package var steady: [String] { texts.list(at + 7) }
  /// Morning, afternoon, evening, night.
  package var bestTimeCount: Int { texts.count(at + 8) }
  package func bestTime(_ turn: Int, _ points: Int) -> String { texts.item(at + 8, turn, .number(points)) }
  package func ofTask(_ task: String, _ words: String) -> String { texts.said(at + 9, .words(task), .words(words)) }
  package var title: String { texts.said(at + 10) }
}

package struct ReflectionTexts: Sendable {
  let texts: Texts
  let at: Int
  package func playedSentence(_ quests: Int, _ guesses: Int) -> String { texts.said(at, .number(quests), .number(guesses)) }
  package var title: String { texts.said(at + 1) }
  package func dates(_ first: String, _ last: String) -> String { texts.said(at + 2, .words(first), .words(last)) }
  package func playedOn(_ days: Int) -> String { texts.said(at + 3, .number(days)) }
  /// How close the guesses of the week landed, 0 to 100: closer than in the week before, further, about as close.
  package func closer(_ points: Int, _ accuracy: Int) -> String { texts.said(at + 4, .number(points), .number(accuracy)) }
  package func further(_ points: Int, _ accuracy: Int) -> String { texts.said(at + 5, .number(points), .number(accuracy)) }
  package func same(_ accuracy: Int) -> String { texts.said(at + 6, .number(accuracy)) }
  /// There is no week before.
  package func landed(_ accuracy: Int) -> String { texts.said(at + 7, .number(accuracy)) }
  /// What 100 means.
  package var scale: String { texts.said(at + 8) }
  package var quietTitle: String { texts.said(at + 9) }
  package var quiet: String { texts.said(at + 10) }
  package var bestMoment: String { texts.said(at + 11) }
  package func best(_ task: String, _ day: String) -> String { texts.said(at + 12, .words(task), .words(day)) }
  package func apart(_ difference: String) -> String { texts.said(at + 13, .words(difference)) }
  package var exactly: String { texts.said(at + 14) }
  /// The task that stands for itself before the words on it.
  package func task(_ name: String) -> String { texts.said(at + 15, .words(name)) }
  package var grewMost: String { texts.said(at + 16) }
  package func grew(_ points: Int) -> String { texts.said(at + 17, .number(points)) }
  package var tilt: String { texts.said(at + 18) }
  package func leanedShorter(_ task: String) -> String { texts.said(at + 19, .words(task)) }
  package func leanedLonger(_ task: String) -> String { texts.said(at + 20, .words(task)) }
  package var inARow: String { texts.said(at + 21) }
  package func days(_ count: Int) -> String { texts.said(at + 22, .number(count)) }
  package var burns: String { texts.said(at + 23) }
  package var rests: String { texts.said(at + 24) }
  /// Of days in a row with one between them that is not lit.
  package var daysOff: String { texts.said(at + 25) }
  /// The longest streak of the week, where it was longer than the one at its end.
  package func longest(_ count: Int) -> String { texts.said(at + 26, .number(count)) }
  package var noticed: String { texts.said(at + 27) }
  package var weekBefore: String { texts.said(at + 28) }
  package var weekAfter: String { texts.said(at + 29) }
  package var backHome: String { texts.said(at + 30) }
  /// The way to the weeks that are past.
  package var yourWeeks: String { texts.said(at + 31) }
}

package struct SettingsTexts: Sendable {
  let texts: Texts
  let at: Int
  package var game: String { texts.said(at) }
  package var connected: String { texts.said(at + 1) }
  package var look: String { texts.said(at + 2) }
  package var asDevice: String { texts.said(at + 3) }
  package var goldenHour: String { texts.said(at + 4) }
  package var blueHour: String { texts.said(at + 5) }
  package var sounds: String { texts.said(at + 6) }
  package var soundsAbout: String { texts.said(at + 7) }
  package var hearReveal: String { texts.said(at + 8) }
  package var hearRevealAbout: String { texts.said(at + 9) }
  package var vibration: String { texts.said(at + 10) }
  package var vibrationAbout: String { texts.said(at + 11) }
  /// Below everything: which release of TimeQuest this is, "TimeQuest 1.0.0".
  package func release(_ number: String) -> String { texts.said(at + 12, .words(number)) }
}

/// What grows in a player's evening; what is said of each thing stands in Evening/.
package struct EveningTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  /// What came before the newest three.
  package var earlier: String { texts.said(at + 1) }
  /// From the words for a date: "12 March".
  package func since(_ date: String) -> String { texts.said(at + 2, .words(date)) }
  package var yourLanterns: String { texts.said(at + 3) }
  package var paper: String { texts.said(at + 4) }
  package var pattern: String { texts.said(at + 5) }
  package var apricot: String { texts.said(at + 6) }
  package var plain: String { texts.said(at + 7) }
}

/// Reminders, which ring in the calendar of the phone.
package struct ReminderTexts: Sendable {
  let texts: Texts
  let at: Int
  package var daily: String { texts.said(at) }
  package func dailyWhen(_ time: String) -> String { texts.said(at + 1, .words(time)) }
  package var dailyTime: String { texts.said(at + 2) }
  package var noDays: String { texts.said(at + 3) }
  package var week: String { texts.said(at + 4) }
  package func weekWhen(_ time: String) -> String { texts.said(at + 5, .words(time)) }
  package var weekTime: String { texts.said(at + 6) }
  package var notATime: String { texts.said(at + 7) }
  package var give: String { texts.said(at + 8) }
  /// Said of the file that the phone's calendar opens.
  package var about: String { texts.said(at + 9) }
  /// The names of entries in the calendar.
  package func takeBackOne(_ entry: String) -> String { texts.said(at + 10, .words(entry)) }
  package func takeBackTwo(_ first: String, _ second: String) -> String { texts.said(at + 11, .words(first), .words(second)) }
  package var given: String { texts.said(at + 12) }
  package var notGiven: String { texts.said(at + 13) }
  /// By the family's own server, on this device alone.
  package var here: String { texts.said(at + 14) }
  package var hereAbout: String { texts.said(at + 15) }
  package var hereFailed: String { texts.said(at + 16) }
  package var denied: String { texts.said(at + 17) }
  package var needsHomeScreen: String { texts.said(at + 18) }
  /// In the calendar itself, far from the game.
  package var dailyEntry: String { texts.said(at + 19) }
  package var weekEntry: String { texts.said(at + 20) }
  /// Where several play: whose it is.
  package func entryOf(_ player: String, _ entry: String) -> String { texts.said(at + 21, .words(player), .words(entry)) }
  package var dailyWords: String { texts.said(at + 22) }
  package var weekWords: String { texts.said(at + 23) }
  package var entryTakenBack: String { texts.said(at + 24) }
}

/// What players can do with what is theirs.
package struct MyDataTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var about: String { texts.said(at + 1) }
  /// Whatever another person can see is marked.
  package var visible: String { texts.said(at + 2) }
  /// The same where the player has a code.
  package var visibleClosed: String { texts.said(at + 3) }
  package var noLock: String { texts.said(at + 4) }
  package var saveCopy: String { texts.said(at + 5) }
  /// Results that have come with a copy and wait for the player's code.
  package var waitingTitle: String { texts.said(at + 6) }
  package var waitingAbout: String { texts.said(at + 7) }
  package var code: String { texts.said(at + 8) }
  package var openThem: String { texts.said(at + 9) }
  package var isSlip: String { texts.said(at + 10) }
  package var trying: String { texts.said(at + 11) }
  package var otherCode: String { texts.said(at + 12) }
  package var damaged: String { texts.said(at + 13) }
  package var notStored: String { texts.said(at + 14) }
  /// How many quests there are that were not here.
  package func back(_ quests: Int) -> String { texts.said(at + 15, .number(quests)) }
  package var backAlready: String { texts.said(at + 16) }
  package var made: String { texts.said(at + 17) }
  /// Without entries that cannot be read.
  package var madeInPart: String { texts.said(at + 18) }
  package var notMade: String { texts.said(at + 19) }
}

/// What is said of a copy that was chosen there: it takes the later part to read one.
package struct EmptyLogToldTexts: Sendable {
  let texts: Texts
  let at: Int
  package var notACopy: String { texts.said(at) }
  package var otherSchema: String { texts.said(at + 1) }
  package var unknownSchema: String { texts.said(at + 2) }
  package var tooLarge: String { texts.said(at + 3) }
  package func endsTooEarly(_ line: Int) -> String { texts.said(at + 4, .number(line)) }
  package func damaged(_ line: Int) -> String { texts.said(at + 5, .number(line)) }
  package var nothingInIt: String { texts.said(at + 6) }
  package var notStored: String { texts.said(at + 7) }
}

/// The family area: here speaks a calm, experienced neighbour.
package struct FamilyTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var back: String { texts.said(at + 1) }
  package var backToTheGame: String { texts.said(at + 2) }
  package var gate: GateTexts { GateTexts(texts: texts, at: 415) }
  package var withoutBoth: WithoutBothTexts { WithoutBothTexts(texts: texts, at: 456) }
  package var routines: RoutineListTexts { RoutineListTexts(texts: texts, at: 467) }
  package var editor: RoutineEditorTexts { RoutineEditorTexts(texts: texts, at: 483) }
  package var overlaps: OverlapTexts { OverlapTexts(texts: texts, at: 545) }
  package var week: WeekTexts { WeekTexts(texts: texts, at: 668) }
  package var words: FamilyWordTexts { FamilyWordTexts(texts: texts, at: 707) }
  package var people: PeopleTexts { PeopleTexts(texts: texts, at: 758) }
  package var handOver: HandOverTexts { HandOverTexts(texts: texts, at: 791) }
  package var help: HelpTexts { HelpTexts(texts: texts, at: 797) }
  package var copies: CopyTexts { CopyTexts(texts: texts, at: 807) }
  package var erase: EraseTexts { EraseTexts(texts: texts, at: 916) }
}

/// The PIN, and the family code for when it is forgotten.
package struct GateTexts: Sendable {
  let texts: Texts
  let at: Int
  package var opening: String { texts.said(at) }
  package var choose: String { texts.said(at + 1) }
  package var chooseAbout: String { texts.said(at + 2) }
  package var curtain: String { texts.said(at + 3) }
  package var pin: String { texts.said(at + 4) }
  package var keepPIN: String { texts.said(at + 5) }
  package var ask: String { texts.said(at + 6) }
  package var open: String { texts.said(at + 7) }
  package var forgotten: String { texts.said(at + 8) }
  /// In its place, while the next try waits.
  package var useCode: String { texts.said(at + 9) }
  package var notAPIN: String { texts.said(at + 10) }
  package var wrongPIN: String { texts.said(at + 11) }
  package var notNow: String { texts.said(at + 12) }
  package var notKept: String { texts.said(at + 13) }
  package var changed: String { texts.said(at + 14) }
  /// After wrong tries, the longer the more there were.
  package var nextTry: [String] { texts.list(at + 15) }
  package var codeTitle: String { texts.said(at + 16) }
  package var codeAbout: String { texts.said(at + 17) }
  package var copy: String { texts.said(at + 18) }
  package var share: String { texts.said(at + 19) }
  package var print: String { texts.said(at + 20) }
  package var copied: String { texts.said(at + 21) }
  /// Sharing or copying is nothing that every browser can do.
  package var notHanded: String { texts.said(at + 22) }
  package var codeNoted: String { texts.said(at + 23) }
  package var putOff: String { texts.said(at + 24) }
  package var codeHelp: String { texts.said(at + 25) }
  package var groupTitle: String { texts.said(at + 26) }
  package var groupAbout: [String] { texts.list(at + 27) }
  package var group: String { texts.said(at + 28) }
  package var check: String { texts.said(at + 29) }
  package var showAgain: String { texts.said(at + 30) }
  package var otherGroup: String { texts.said(at + 31) }
  package var askForCode: String { texts.said(at + 32) }
  package var askForCodeAbout: String { texts.said(at + 33) }
  package var askForCodeFirst: String { texts.said(at + 34) }
  /// Where other devices of the family have a PIN.
  package var codeElsewhere: String { texts.said(at + 35) }
  package var code: String { texts.said(at + 36) }
  package var notACode: String { texts.said(at + 37) }
  package var wrongCode: String { texts.said(at + 38) }
  package var backToPIN: String { texts.said(at + 39) }
  package var noPaper: String { texts.said(at + 40) }
}

/// What remains to be done then.
package struct WithoutBothTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var about: String { texts.said(at + 1) }
  package var device: String { texts.said(at + 2) }
  package var deviceAbout: String { texts.said(at + 3) }
  package var copy: String { texts.said(at + 4) }
  package var copyAbout: String { texts.said(at + 5) }
  /// The same where players have codes.
  package func copyClosed(_ names: String) -> String { texts.said(at + 6, .words(names)) }
  package var save: String { texts.said(at + 7) }
  package var startOver: String { texts.said(at + 8) }
  /// The names of the buttons there are the app's.
  package var startOverAbout: String { texts.said(at + 9) }
  package var anybody: String { texts.said(at + 10) }
}

/// The list of routines.
package struct RoutineListTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var lead: String { texts.said(at + 1) }
  package var new: String { texts.said(at + 2) }
  package var unnamed: String { texts.said(at + 3) }
  /// What the player calls it.
  package func seenAs(_ name: String) -> String { texts.said(at + 4, .words(name)) }
  package var madeByPlayer: String { texts.said(at + 5) }
  package var resting: String { texts.said(at + 6) }
  package var notSaved: String { texts.said(at + 7) }
  package func steps(_ count: Int) -> String { texts.said(at + 8, .number(count)) }
  package func isFor(_ players: String) -> String { texts.said(at + 9, .words(players)) }
  package var forNobody: String { texts.said(at + 10) }
  package func onDaysWith(_ words: String) -> String { texts.said(at + 11, .words(words)) }
  package var activeDays: String { texts.said(at + 12) }
  package func isOn(_ name: String) -> String { texts.said(at + 13, .words(name)) }
  package func removed(_ name: String) -> String { texts.said(at + 14, .words(name)) }
  package var bringBack: String { texts.said(at + 15) }
}

/// The editor of a routine.
package struct RoutineEditorTexts: Sendable {
  let texts: Texts
  let at: Int
  package var new: String { texts.said(at) }
  package var allRoutines: String { texts.said(at + 1) }
  package var name: String { texts.said(at + 2) }
  package var displayName: String { texts.said(at + 3) }
  /// The name that the player sees, and how it is changed.
  package func inTheGame(_ name: String) -> String { texts.said(at + 4, .words(name)) }
  package var changeName: String { texts.said(at + 5) }
  package var sameInTheGame: String { texts.said(at + 6) }
  package var giveAnotherName: String { texts.said(at + 7) }
  package var picture: String { texts.said(at + 8) }
  /// Before four pictures that go with the name, and before all the others.
  package var fittingPictures: String { texts.said(at + 9) }
  package var allPictures: String { texts.said(at + 10) }
  /// How the picture of a step is called to those who listen.
  package func pictureOf(_ step: String) -> String { texts.said(at + 11, .words(step)) }
  package var when: String { texts.said(at + 12) }
  package var fixedDays: String { texts.said(at + 13) }
  package var calendarWords: String { texts.said(at + 14) }
  package var words: String { texts.said(at + 15) }
  package var wordsHelp: String { texts.said(at + 16) }
  /// Which days have one of the words.
  /// Above a list of the days that have one of the words.
  package func calledDays(_ count: Int) -> String { texts.said(at + 17, .number(count)) }
  package var calledOnNoDay: String { texts.said(at + 18) }
  package func addToWeek(_ word: String) -> String { texts.said(at + 19, .words(word)) }
  /// What of a day has one of the words: "17:00 Hockey", and where it stands.
  package func calledAt(_ time: String, _ event: String) -> String { texts.said(at + 20, .words(time), .words(event)) }
  package func calledBySchool(_ hours: String) -> String { texts.said(at + 21, .words(hours)) }
  package func inWeek(_ event: String) -> String { texts.said(at + 22, .words(event)) }
  package func inCalendar(_ event: String, _ source: String) -> String { texts.said(at + 23, .words(event), .words(source)) }
  package var players: String { texts.said(at + 24) }
  package var steps: String { texts.said(at + 25) }
  package var stepsHelp: String { texts.said(at + 26) }
  package func step(_ number: Int) -> String { texts.said(at + 27, .number(number)) }
  /// Stands in the empty field of a step's name.
  package var nextStep: String { texts.said(at + 28) }
  /// The way to what moves and removes a step is called so to those who listen.
  package func tools(_ step: String) -> String { texts.said(at + 29, .words(step)) }
  package func reference(_ step: String) -> String { texts.said(at + 30, .words(step)) }
  package func drag(_ step: String) -> String { texts.said(at + 31, .words(step)) }
  package var moveUp: String { texts.said(at + 32) }
  package var moveDown: String { texts.said(at + 33) }
  package var remove: String { texts.said(at + 34) }
  package func stepRemoved(_ step: String) -> String { texts.said(at + 35, .words(step)) }
  package var bringBackStep: String { texts.said(at + 36) }
  /// The same button for those who listen.
  package func bringBack(_ step: String) -> String { texts.said(at + 37, .words(step)) }
  package var addStep: String { texts.said(at + 38) }
  package func enoughSteps(_ count: Int) -> String { texts.said(at + 39, .number(count)) }
  package var save: String { texts.said(at + 40) }
  package var isOn: String { texts.said(at + 41) }
  package var isOnAbout: String { texts.said(at + 42) }
  package var duplicate: String { texts.said(at + 43) }
  package func copyOf(_ name: String) -> String { texts.said(at + 44, .words(name)) }
  /// Above the fields of a copy.
  package var isCopy: String { texts.said(at + 45) }
  package func originalStays(_ original: String) -> String { texts.said(at + 46, .words(original)) }
  package var removeRoutine: String { texts.said(at + 47) }
  /// In the bar below, while a draft differs from what is saved.
  package var notSaved: String { texts.said(at + 48) }
  /// Instead, while something is missing that has been asked for.
  package func thingsFirst(_ count: Int) -> String { texts.said(at + 49, .number(count)) }
  package var leaving: String { texts.said(at + 50) }
  package var throwAway: String { texts.said(at + 51) }
  package var goOn: String { texts.said(at + 52) }
  package var nameMissing: String { texts.said(at + 53) }
  package var stepMissing: String { texts.said(at + 54) }
  package var stepNameMissing: String { texts.said(at + 55) }
  package var playerMissing: String { texts.said(at + 56) }
  package var minutesOdd: String { texts.said(at + 57) }
  package func minutesTooMany(_ most: Int) -> String { texts.said(at + 58, .number(most)) }
  package var dayMissing: String { texts.said(at + 59) }
  /// What the pictures are called, in the order of `Icon.pictures`.
  package var pictures: [String] { texts.list(at + 60) }
  /// Words that speak for each of them, in the same order; of four letters and more also where a longer word begins with them.
  package var pictureWords: [String] { texts.list(at + 61) }
  package var music: RoutineMusicTexts { RoutineMusicTexts(texts: texts, at: 578) }
}

/// What two devices did to a routine without knowing of each other.
package struct OverlapTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var routine: String { texts.said(at + 1) }
  /// A step by its name, or one that has none.
  package func step(_ name: String) -> String { texts.said(at + 2, .words(name)) }
  package var aStep: String { texts.said(at + 3) }
  /// What a device did to it, after the device's name.
  package func named(_ name: String) -> String { texts.said(at + 4, .words(name)) }
  package func namedInGame(_ name: String) -> String { texts.said(at + 5, .words(name)) }
  package var otherPicture: String { texts.said(at + 6) }
  package func isFor(_ players: String) -> String { texts.said(at + 7, .words(players)) }
  package var isForNobody: String { texts.said(at + 8) }
  package func onDays(_ days: String) -> String { texts.said(at + 9, .words(days)) }
  package var onNoDay: String { texts.said(at + 10) }
  package var fixedDays: String { texts.said(at + 11) }
  package var calendarWords: String { texts.said(at + 12) }
  package func withWords(_ words: String) -> String { texts.said(at + 13, .words(words)) }
  package var withoutWords: String { texts.said(at + 14) }
  package var otherMusic: String { texts.said(at + 15) }
  package var noMusic: String { texts.said(at + 16) }
  package var isOn: String { texts.said(at + 17) }
  package var isOff: String { texts.said(at + 18) }
  package var noMinutes: String { texts.said(at + 19) }
  package var otherPlace: String { texts.said(at + 20) }
  package var edited: String { texts.said(at + 21) }
  package var removed: String { texts.said(at + 22) }
  /// What counts.
  package func kept(_ value: String) -> String { texts.said(at + 23, .words(value)) }
  package var keptLater: String { texts.said(at + 24) }
  package var isBack: String { texts.said(at + 25) }
  /// The ways to end it, and what they are called to those who listen.
  package var keep: String { texts.said(at + 26) }
  package func keepOf(_ subject: String) -> String { texts.said(at + 27, .words(subject)) }
  package func take(_ value: String) -> String { texts.said(at + 28, .words(value)) }
  package var takeOther: String { texts.said(at + 29) }
  package func takeOf(_ subject: String) -> String { texts.said(at + 30, .words(subject)) }
  package var remove: String { texts.said(at + 31) }
  package func removeOf(_ subject: String) -> String { texts.said(at + 32, .words(subject)) }
}

/// The music of a routine: a link, and what is known of it.
package struct RoutineMusicTexts: Sendable {
  let texts: Texts
  let at: Int
  package var link: String { texts.said(at) }
  package var help: String { texts.said(at + 1) }
  /// Where the link leads.
  package func opens(_ place: String) -> String { texts.said(at + 2, .words(place)) }
  package var name: String { texts.said(at + 3) }
  package var minutes: String { texts.said(at + 4) }
  package var songs: String { texts.said(at + 5) }
  package var ifKnown: String { texts.said(at + 6) }
  package func oneSong(_ duration: String) -> String { texts.said(at + 7, .words(duration)) }
  package var seen: String { texts.said(at + 8) }
  package var noLink: String { texts.said(at + 9) }
  package var severalLinks: String { texts.said(at + 10) }
  package var unknownItem: String { texts.said(at + 11) }
}

/// What the player sees of music.
package struct MusicTexts: Sendable {
  let texts: Texts
  let at: Int
  package func offer(_ name: String) -> String { texts.said(at, .words(name)) }
  /// Where nobody has typed a name.
  package var music: String { texts.said(at + 1) }
  package func opens(_ place: String) -> String { texts.said(at + 2, .words(place)) }
  package var open: String { texts.said(at + 3) }
  package var firstGuess: String { texts.said(at + 4) }
  package var mayEnd: String { texts.said(at + 5) }
  package func songs(_ songs: Int) -> String { texts.said(at + 6, .number(songs)) }
  /// Half a song more.
  package func songsAndHalf(_ songs: Int) -> String { texts.said(at + 7, .number(songs)) }
  package var halfSong: String { texts.said(at + 8) }
}

/// A player's own Spotify, where a parent has allowed it.
package struct SpotifyTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  /// A name, not to be translated.
  package var service: String { texts.said(at + 1) }
  /// How it stands, in a row that leads there.
  package var off: String { texts.said(at + 2) }
  package var notConnected: String { texts.said(at + 3) }
  package var connected: String { texts.said(at + 4) }
  package var comesFrom: String { texts.said(at + 5) }
  /// The parent's page.
  package var parentsLead: String { texts.said(at + 6) }
  package var readOnce: String { texts.said(at + 7) }
  package var terms: String { texts.said(at + 8) }
  package var clientID: String { texts.said(at + 9) }
  package var clientIDAbout: String { texts.said(at + 10) }
  package var isNoClientID: String { texts.said(at + 11) }
  package var address: String { texts.said(at + 12) }
  package var addressAbout: String { texts.said(at + 13) }
  package var copyAddress: String { texts.said(at + 14) }
  package var copied: String { texts.said(at + 15) }
  package var notCopied: String { texts.said(at + 16) }
  package var whose: String { texts.said(at + 17) }
  package func whoseOf(_ player: String) -> String { texts.said(at + 18, .words(player)) }
  package var whoseAbout: String { texts.said(at + 19) }
  package var needsClientID: String { texts.said(at + 20) }
  package var elsewhere: String { texts.said(at + 21) }
  /// The player's page.
  package var question: String { texts.said(at + 22) }
  /// What it does, and about it; what it reads; where it stays.
  package var reasons: [String] { texts.list(at + 23) }
  package var signIn: String { texts.said(at + 24) }
  package var signInOpens: String { texts.said(at + 25) }
  package var leaving: String { texts.said(at + 26) }
  package var comingBack: String { texts.said(at + 27) }
  package var notPossible: String { texts.said(at + 28) }
  /// Where the way back has led into another window.
  package var pasteQuestion: String { texts.said(at + 29) }
  package var pasteAbout: String { texts.said(at + 30) }
  package var pasteField: String { texts.said(at + 31) }
  package var paste: String { texts.said(at + 32) }
  package var pasteRefused: String { texts.said(at + 33) }
  /// In that other window.
  package var carryTitle: String { texts.said(at + 34) }
  package var carryAbout: String { texts.said(at + 35) }
  package var carryText: String { texts.said(at + 36) }
  package var carryCopy: String { texts.said(at + 37) }
  package var carryDone: String { texts.said(at + 38) }
  package var yourQuests: String { texts.said(at + 39) }
  package var noMusicYet: String { texts.said(at + 40) }
  /// Its name is known as soon as the list was read.
  package var aPlaylist: String { texts.said(at + 41) }
  package var linkFromFamily: String { texts.said(at + 42) }
  package var songShown: String { texts.said(at + 43) }
  package var songShownAbout: String { texts.said(at + 44) }
  package var disconnect: String { texts.said(at + 45) }
  package var disconnectAbout: String { texts.said(at + 46) }
  package var disconnectQuestion: String { texts.said(at + 47) }
  package var keepConnected: String { texts.said(at + 48) }
  package var notGone: String { texts.said(at + 49) }
  /// Picking a playlist for a quest.
  package func musicFor(_ quest: String) -> String { texts.said(at + 50, .words(quest)) }
  package func need(_ duration: String) -> String { texts.said(at + 51, .words(duration)) }
  package func needUnknown(_ duration: String) -> String { texts.said(at + 52, .words(duration)) }
  package var fitsMeans: String { texts.said(at + 53) }
  package var fits: String { texts.said(at + 54) }
  package func songs(_ count: Int) -> String { texts.said(at + 55, .number(count)) }
  package var asLink: String { texts.said(at + 56) }
  package var withoutName: String { texts.said(at + 57) }
  package var noPlaylist: String { texts.said(at + 58) }
  package var more: String { texts.said(at + 59) }
  package var reading: String { texts.said(at + 60) }
  package var empty: String { texts.said(at + 61) }
  package var resting: String { texts.said(at + 62) }
  package var notRead: String { texts.said(at + 63) }
  package var again: String { texts.said(at + 64) }
  package var seeThere: String { texts.said(at + 65) }
  package var use: String { texts.said(at + 66) }
  /// The song that is on, to those who listen: title and artists.
  package func on(_ title: String, _ artists: String) -> String { texts.said(at + 67, .words(title), .words(artists)) }
  package func onAlone(_ title: String) -> String { texts.said(at + 68, .words(title)) }
}

/// School hours, activities and breaks.
package struct WeekTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var lead: String { texts.said(at + 1) }
  /// From a time of the day to a later one.
  package func span(_ from: String, _ to: String) -> String { texts.said(at + 2, .words(from), .words(to)) }
  package var travel: String { texts.said(at + 3) }
  package var add: String { texts.said(at + 4) }
  package var save: String { texts.said(at + 5) }
  package var putAway: String { texts.said(at + 6) }
  package func remove(_ name: String) -> String { texts.said(at + 7, .words(name)) }
  package var bringBack: String { texts.said(at + 8) }
  /// What home says because of it, and when.
  package func seen(_ player: String, _ day: String) -> String { texts.said(at + 9, .words(player), .words(day)) }
  /// The day within it: "on Tuesday from 16:00".
  package func from(_ day: String, _ time: String) -> String { texts.said(at + 10, .words(day), .words(time)) }
  package var full: String { texts.said(at + 11) }
  package var day: WeekDayTexts { WeekDayTexts(texts: texts, at: 680) }
  package var school: SchoolTexts { SchoolTexts(texts: texts, at: 718) }
  package var activities: ActivityTexts { ActivityTexts(texts: texts, at: 728) }
  package var breaks: BreakTexts { BreakTexts(texts: texts, at: 741) }
  package var remarks: WeekRemarkTexts { WeekRemarkTexts(texts: texts, at: 749) }
}

/// What one of the next days is, and why.
package struct WeekDayTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  /// The day: "Tuesday, 24 November".
  package func named(_ weekday: String, _ date: String) -> String { texts.said(at + 1, .words(weekday), .words(date)) }
  /// The day, and what it is.
  package func told(_ day: String, _ reason: String) -> String { texts.said(at + 2, .words(day), .words(reason)) }
  package func school(_ hours: String) -> String { texts.said(at + 3, .words(hours)) }
  package func schoolBecause(_ hours: String, _ reason: String) -> String { texts.said(at + 4, .words(hours), .words(reason)) }
  package func noSchool(_ reason: String) -> String { texts.said(at + 5, .words(reason)) }
  package func freeBecause(_ reason: String) -> String { texts.said(at + 6, .words(reason)) }
  package func inBreak(_ name: String) -> String { texts.said(at + 7, .words(name)) }
  /// A calendar and one of its entries.
  package func entrySays(_ source: String, _ entry: String) -> String { texts.said(at + 8, .words(source), .words(entry)) }
  package var free: String { texts.said(at + 9) }
  package var unknown: String { texts.said(at + 10) }
  /// What the week says and a calendar knows better: its name, and the calendar.
  package func weekSays(_ name: String, _ time: String) -> String { texts.said(at + 11, .words(name), .words(time)) }
  package func counts(_ source: String) -> String { texts.said(at + 12, .words(source)) }
  package func sameTime(_ name: String, _ source: String) -> String { texts.said(at + 13, .words(name), .words(source)) }
  package func cancelled(_ name: String, _ source: String) -> String { texts.said(at + 14, .words(name), .words(source)) }
  package func moved(_ name: String, _ source: String) -> String { texts.said(at + 15, .words(name), .words(source)) }
  /// Beside them stands how long the way is.
  package func leavesForSchool(_ time: String) -> String { texts.said(at + 16, .words(time)) }
  package func leaves(_ time: String, _ event: String) -> String { texts.said(at + 17, .words(time), .words(event)) }
  package func begins(_ time: String, _ event: String) -> String { texts.said(at + 18, .words(time), .words(event)) }
  /// Routines that follow words.
  package func called(_ routines: String) -> String { texts.said(at + 19, .words(routines)) }
  package var deferred: String { texts.said(at + 20) }
  /// What home says, with its marks and perhaps the time.
  package func homeSays(_ player: String, _ said: String) -> String { texts.said(at + 21, .words(player), .words(said)) }
  package func said(_ words: String) -> String { texts.said(at + 22, .words(words)) }
  package func saidFrom(_ time: String, _ words: String) -> String { texts.said(at + 23, .words(time), .words(words)) }
  /// The list of days.
  package var dayByDay: String { texts.said(at + 24) }
  package var dayByDayAbout: String { texts.said(at + 25) }
  /// To those who read the row that leads there.
  package var dayByDayRow: String { texts.said(at + 26) }
}

/// The words by which an entry tells what kind of day it is.
package struct FamilyWordTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var about: String { texts.said(at + 1) }
  package var school: String { texts.said(at + 2) }
  package var noSchool: String { texts.said(at + 3) }
  package var wins: String { texts.said(at + 4) }
  package var tryTitle: String { texts.said(at + 5) }
  package func isSchool(_ word: String) -> String { texts.said(at + 6, .words(word)) }
  package func isNoSchool(_ word: String) -> String { texts.said(at + 7, .words(word)) }
  package var isNeither: String { texts.said(at + 8) }
  package var noFreeDay: String { texts.said(at + 9) }
  /// Above a list of them.
  package func freeDays(_ count: Int) -> String { texts.said(at + 10, .number(count)) }
}

package struct SchoolTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var whose: String { texts.said(at + 1) }
  package func isOn(_ day: String) -> String { texts.said(at + 2, .words(day)) }
  package func begins(_ day: String) -> String { texts.said(at + 3, .words(day)) }
  package func ends(_ day: String) -> String { texts.said(at + 4, .words(day)) }
  package var travel: String { texts.said(at + 5) }
  package var travelHelp: String { texts.said(at + 6) }
  package func copy(_ day: String) -> String { texts.said(at + 7, .words(day)) }
  package func copied(_ day: String) -> String { texts.said(at + 8, .words(day)) }
  package var takeBack: String { texts.said(at + 9) }
}

package struct ActivityTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var add: String { texts.said(at + 1) }
  package var name: String { texts.said(at + 2) }
  package var days: String { texts.said(at + 3) }
  package var begins: String { texts.said(at + 4) }
  package var ends: String { texts.said(at + 5) }
  package var who: String { texts.said(at + 6) }
  package var quest: String { texts.said(at + 7) }
  package var noQuest: String { texts.said(at + 8) }
  package var questHelp: String { texts.said(at + 9) }
  /// Its days and its hours.
  package func on(_ days: String, _ hours: String) -> String { texts.said(at + 10, .words(days), .words(hours)) }
  package func way(_ duration: String) -> String { texts.said(at + 11, .words(duration)) }
  package func removed(_ name: String) -> String { texts.said(at + 12, .words(name)) }
}

package struct BreakTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var about: String { texts.said(at + 1) }
  package var add: String { texts.said(at + 2) }
  package var name: String { texts.said(at + 3) }
  package var first: String { texts.said(at + 4) }
  package var last: String { texts.said(at + 5) }
  package var earlier: String { texts.said(at + 6) }
  package func removed(_ name: String) -> String { texts.said(at + 7, .words(name)) }
}

/// Why something is not stored yet.
package struct WeekRemarkTexts: Sendable {
  let texts: Texts
  let at: Int
  package var nameMissing: String { texts.said(at) }
  package var dayMissing: String { texts.said(at + 1) }
  package var timesMissing: String { texts.said(at + 2) }
  package var endsBeforeItBegins: String { texts.said(at + 3) }
  package var notMinutes: String { texts.said(at + 4) }
  package var nobodyGoes: String { texts.said(at + 5) }
  package var datesMissing: String { texts.said(at + 6) }
  package var lastDayFirst: String { texts.said(at + 7) }
  package var longerThanAYear: String { texts.said(at + 8) }
}

/// Who plays, and what belongs to the family as a whole.
package struct PeopleTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var lead: String { texts.said(at + 1) }
  package var players: String { texts.said(at + 2) }
  package var playersAbout: String { texts.said(at + 3) }
  package func name(_ player: String) -> String { texts.said(at + 4, .words(player)) }
  package func routines(_ count: Int) -> String { texts.said(at + 5, .number(count)) }
  package var newPlayer: String { texts.said(at + 6) }
  package var add: String { texts.said(at + 7) }
  package var isTaken: String { texts.said(at + 8) }
  package func remove(_ player: String) -> String { texts.said(at + 9, .words(player)) }
  package var removedAbout: String { texts.said(at + 10) }
  package func bringBack(_ player: String) -> String { texts.said(at + 11, .words(player)) }
  /// What a player without a routine is offered.
  package func startersAbout(_ player: String) -> String { texts.said(at + 12, .words(player)) }
  package var morning: String { texts.said(at + 13) }
  package var homework: String { texts.said(at + 14) }
  package var homeworkSteps: [String] { texts.list(at + 15) }
  package var bedtime: String { texts.said(at + 16) }
  package var bedtimeSteps: [String] { texts.list(at + 17) }
  package var keys: String { texts.said(at + 18) }
  package var pinSet: String { texts.said(at + 19) }
  package var codeOnPaper: String { texts.said(at + 20) }
  package func codeOnPaperSince(_ date: String) -> String { texts.said(at + 21, .words(date)) }
  package var codeNotOnPaper: String { texts.said(at + 22) }
  /// Where several devices have agreed on the family's code.
  package var codeOnSheet: String { texts.said(at + 23) }
  package var codeIsOld: String { texts.said(at + 24) }
  package var codeAbout: String { texts.said(at + 25) }
  package var changePIN: String { texts.said(at + 26) }
  package var changePINAbout: String { texts.said(at + 27) }
  package var showCode: String { texts.said(at + 28) }
  package var renewCode: String { texts.said(at + 29) }
  package var renewCodeAbout: String { texts.said(at + 30) }
  package var erase: String { texts.said(at + 31) }
  package var eraseAbout: String { texts.said(at + 32) }
}

/// Giving the device back to whoever plays.
package struct HandOverTexts: Sendable {
  let texts: Texts
  let at: Int
  package func to(_ player: String) -> String { texts.said(at, .words(player)) }
  package var toThePlayer: String { texts.said(at + 1) }
  package func ready(_ player: String) -> String { texts.said(at + 2, .words(player)) }
  package var about: String { texts.said(at + 3) }
  package func instead(_ player: String) -> String { texts.said(at + 4, .words(player)) }
  package var stay: String { texts.said(at + 5) }
}

package struct HelpTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var lead: String { texts.said(at + 1) }
  package var good: AdviceTexts { AdviceTexts(texts: texts, at: 799) }
  package var better: AdviceTexts { AdviceTexts(texts: texts, at: 801) }
  package var hers: AdviceTexts { AdviceTexts(texts: texts, at: 803) }
  package var honest: AdviceTexts { AdviceTexts(texts: texts, at: 805) }
}

package struct AdviceTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var lines: [String] { texts.list(at + 1) }
}

/// Copies of the log, as a parent deals with them.
package struct CopyTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  /// On the row that leads there.
  package var rowNoneYet: String { texts.said(at + 1) }
  package var rowToday: String { texts.said(at + 2) }
  package var rowYesterday: String { texts.said(at + 3) }
  package func rowDaysAgo(_ days: Int) -> String { texts.said(at + 4, .number(days)) }
  package var whereTitle: String { texts.said(at + 5) }
  /// Where copies are, and when the last one was made.
  package var noneYet: String { texts.said(at + 6) }
  package var madeToday: String { texts.said(at + 7) }
  package var madeYesterday: String { texts.said(at + 8) }
  package func madeDaysAgo(_ days: Int) -> String { texts.said(at + 9, .number(days)) }
  package var noCopy: String { texts.said(at + 10) }
  package var oldCopy: String { texts.said(at + 11) }
  package var notPromised: String { texts.said(at + 12) }
  package var about: String { texts.said(at + 13) }
  /// Where players have codes of their own; what it holds of whom follows.
  package var aboutPlan: String { texts.said(at + 14) }
  package func holdsClosed(_ names: String) -> String { texts.said(at + 15, .words(names)) }
  package func holdsOpen(_ names: String) -> String { texts.said(at + 16, .words(names)) }
  package func holdsNot(_ names: String) -> String { texts.said(at + 17, .words(names)) }
  package var codeOnPaper: String { texts.said(at + 18) }
  package func waits(_ names: String) -> String { texts.said(at + 19, .words(names)) }
  package var seal: String { texts.said(at + 20) }
  package var noLock: String { texts.said(at + 21) }
  package var passphrase: String { texts.said(at + 22) }
  package var passphraseHelp: String { texts.said(at + 23) }
  package var passphraseTooShort: String { texts.said(at + 24) }
  package var save: String { texts.said(at + 25) }
  package var making: String { texts.said(at + 26) }
  package var opening: OpenedCopyTexts { OpenedCopyTexts(texts: texts, at: 834) }
  package var refused: RefusedCopyTexts { RefusedCopyTexts(texts: texts, at: 895) }
}

/// A copy that is brought in.
package struct OpenedCopyTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var about: String { texts.said(at + 1) }
  package var choose: String { texts.said(at + 2) }
  package var reading: String { texts.said(at + 3) }
  package var sealed: String { texts.said(at + 4) }
  package var open: String { texts.said(at + 5) }
  package var unsealing: String { texts.said(at + 6) }
  package var notUnsealed: String { texts.said(at + 7) }
  package var whose: String { texts.said(at + 8) }
  package var somebodyNew: String { texts.said(at + 9) }
  package var planning: String { texts.said(at + 10) }
  package var preview: String { texts.said(at + 11) }
  /// The kinds of what it would do; they stand beside the lines.
  package var changes: String { texts.said(at + 12) }
  package var new: String { texts.said(at + 13) }
  package var hereAlready: String { texts.said(at + 14) }
  /// What only a player's own code opens; the name stands before what is said of it.
  package var sealedFor: String { texts.said(at + 15) }
  package func waitsFor(_ name: String) -> String { texts.said(at + 16, .words(name)) }
  /// The same where it was not sealed like that; the name stands before it where it can be told.
  package var damaged: String { texts.said(at + 17) }
  package var notAsSealed: String { texts.said(at + 18) }
  package var staysOff: String { texts.said(at + 19) }
  /// How many there are of something.
  package func routines(_ count: Int) -> String { texts.said(at + 20, .number(count)) }
  package func sessions(_ count: Int) -> String { texts.said(at + 21, .number(count)) }
  package func estimations(_ count: Int) -> String { texts.said(at + 22, .number(count)) }
  package func steps(_ count: Int) -> String { texts.said(at + 23, .number(count)) }
  /// More of what stands above, and not one by one.
  package func andMore(_ count: Int) -> String { texts.said(at + 24, .number(count)) }
  package func changedSessions(_ count: Int) -> String { texts.said(at + 25, .number(count)) }
  package func experience(_ before: Int, _ after: Int) -> String { texts.said(at + 26, .number(before), .number(after)) }
  package func newPlayer(_ experience: Int) -> String { texts.said(at + 27, .number(experience)) }
  package func notUnderstood(_ count: Int) -> String { texts.said(at + 28, .number(count)) }
  package var week: String { texts.said(at + 29) }
  /// What is kept back of a file.
  package var reminders: String { texts.said(at + 30) }
  package func repeated(_ count: Int) -> String { texts.said(at + 31, .number(count)) }
  package func playlists(_ count: Int) -> String { texts.said(at + 32, .number(count)) }
  package var nothingRemoved: String { texts.said(at + 33) }
  package var levelsStay: String { texts.said(at + 34) }
  package var nothingNew: String { texts.said(at + 35) }
  /// Beside a part that is damaged.
  package var nothingElseNew: String { texts.said(at + 36) }
  package var bringIn: String { texts.said(at + 37) }
  package var leave: String { texts.said(at + 38) }
  package var done: String { texts.said(at + 39) }
  package var storing: String { texts.said(at + 40) }
  package var stored: String { texts.said(at + 41) }
  package var notStored: String { texts.said(at + 42) }
  package var becomes: ChangeTexts { ChangeTexts(texts: texts, at: 877) }
}

/// What becomes of a routine or a player, under its name as it is.
package struct ChangeTexts: Sendable {
  let texts: Texts
  let at: Int
  package func renamed(_ name: String) -> String { texts.said(at, .words(name)) }
  package func seenAs(_ name: String) -> String { texts.said(at + 1, .words(name)) }
  package var removed: String { texts.said(at + 2) }
  package var broughtBack: String { texts.said(at + 3) }
  package func moreSteps(_ count: Int, _ steps: String) -> String { texts.said(at + 4, .number(count), .words(steps)) }
  package func fewerSteps(_ count: Int, _ steps: String) -> String { texts.said(at + 5, .number(count), .words(steps)) }
  package func otherSteps(_ count: Int, _ steps: String) -> String { texts.said(at + 6, .number(count), .words(steps)) }
  package var reordered: String { texts.said(at + 7) }
  package var otherPicture: String { texts.said(at + 8) }
  package var otherDays: String { texts.said(at + 9) }
  package var otherPlayers: String { texts.said(at + 10) }
  package var otherMusic: String { texts.said(at + 11) }
  package var switchedOn: String { texts.said(at + 12) }
  package var switchedOff: String { texts.said(at + 13) }
  package var otherMaker: String { texts.said(at + 14) }
  package var soundsOn: String { texts.said(at + 15) }
  package var soundsOff: String { texts.said(at + 16) }
  package var otherPast: String { texts.said(at + 17) }
}

/// Why a file is not opened, and where.
package struct RefusedCopyTexts: Sendable {
  let texts: Texts
  let at: Int
  package var notACopy: String { texts.said(at) }
  package var otherSchema: String { texts.said(at + 1) }
  package var unknownSchema: String { texts.said(at + 2) }
  package var tooLarge: String { texts.said(at + 3) }
  package var nothingInIt: String { texts.said(at + 4) }
  package func endsTooEarly(_ line: Int) -> String { texts.said(at + 5, .number(line)) }
  /// Where something in it is not right; the reasons below begin with it.
  package func line(_ line: Int) -> String { texts.said(at + 6, .number(line)) }
  package func lineAndPlace(_ line: Int, _ place: String) -> String { texts.said(at + 7, .number(line), .words(place)) }
  package func text(_ lead: String) -> String { texts.said(at + 8, .words(lead)) }
  package func tooDeep(_ lead: String) -> String { texts.said(at + 9, .words(lead)) }
  package func missing(_ lead: String) -> String { texts.said(at + 10, .words(lead)) }
  package func wrongType(_ lead: String) -> String { texts.said(at + 11, .words(lead)) }
  package func notANumber(_ lead: String) -> String { texts.said(at + 12, .words(lead)) }
  package func outOfBounds(_ lead: String) -> String { texts.said(at + 13, .words(lead)) }
  package func tooMany(_ lead: String) -> String { texts.said(at + 14, .words(lead)) }
  package func notADate(_ lead: String) -> String { texts.said(at + 15, .words(lead)) }
  package func unknownWord(_ lead: String) -> String { texts.said(at + 16, .words(lead)) }
  package func idUsedTwice(_ lead: String) -> String { texts.said(at + 17, .words(lead)) }
  package func contradiction(_ lead: String) -> String { texts.said(at + 18, .words(lead)) }
  package func notAnOperation(_ lead: String) -> String { texts.said(at + 19, .words(lead)) }
  package var nothingChanged: String { texts.said(at + 20) }
}

/// *Erase everything*.
package struct EraseTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var about: String { texts.said(at + 1) }
  package var begin: String { texts.said(at + 2) }
  package var question: String { texts.said(at + 3) }
  package var goes: String { texts.said(at + 4) }
  package var whatGoes: [String] { texts.list(at + 5) }
  package var stays: String { texts.said(at + 6) }
  package var whatStays: [String] { texts.list(at + 7) }
  package var final: String { texts.said(at + 8) }
  /// The same where the device belongs to a family: others go on with it, or it is the only one of a parent's.
  package var finalInFamily: String { texts.said(at + 9) }
  package var finalOnServer: String { texts.said(at + 10) }
  /// Where players have codes.
  package func closed(_ names: String) -> String { texts.said(at + 11, .words(names)) }
  package var saveFirst: String { texts.said(at + 12) }
  /// What has to be typed.
  package var word: String { texts.said(at + 13) }
  package func type(_ word: String) -> String { texts.said(at + 14, .words(word)) }
  package var confirm: String { texts.said(at + 15) }
  package var keep: String { texts.said(at + 16) }
  package var erasing: String { texts.said(at + 17) }
  package var leaving: String { texts.said(at + 18) }
  package var withoutWaiting: String { texts.said(at + 19) }
  package var withoutWaitingAbout: String { texts.said(at + 20) }
  package var notErased: String { texts.said(at + 21) }
}

/// The way from nothing to the first quest.
package struct FirstStartTexts: Sendable {
  let texts: Texts
  let at: Int
  package var back: String { texts.said(at) }
  package var next: String { texts.said(at + 1) }
  package var who: String { texts.said(at + 2) }
  package var parent: String { texts.said(at + 3) }
  package var parentAbout: String { texts.said(at + 4) }
  package var player: String { texts.said(at + 5) }
  package var playerAbout: String { texts.said(at + 6) }
  package var playerName: String { texts.said(at + 7) }
  package var ownName: String { texts.said(at + 8) }
  package var nameAbout: String { texts.said(at + 9) }
  package var routine: String { texts.said(at + 10) }
  package var routineAbout: String { texts.said(at + 11) }
  /// Of a lantern's name, which is a button.
  package func changeName(_ name: String) -> String { texts.said(at + 12, .words(name)) }
  package func nameOf(_ lantern: String) -> String { texts.said(at + 13, .words(lantern)) }
  package var addLantern: String { texts.said(at + 14) }
  package var lanternMissing: String { texts.said(at + 15) }
  package var nameMissing: String { texts.said(at + 16) }
  package var save: String { texts.said(at + 17) }
  package var days: String { texts.said(at + 18) }
  package var everyDay: String { texts.said(at + 19) }
  package func fromTo(_ first: String, _ last: String) -> String { texts.said(at + 20, .words(first), .words(last)) }
  package var noDay: String { texts.said(at + 21) }
  package var dayMissing: String { texts.said(at + 22) }
  package var daysAbout: String { texts.said(at + 23) }
  /// Where today is none of the days.
  package var dayToTry: String { texts.said(at + 24) }
  package func handOver(_ name: String) -> String { texts.said(at + 25, .words(name)) }
  package var handOverUnnamed: String { texts.said(at + 26) }
  package func handOverAbout(_ lanterns: Int) -> String { texts.said(at + 27, .number(lanterns)) }
  package var startQuest: String { texts.said(at + 28) }
  package var lookAround: String { texts.said(at + 29) }
}

/// A copy has come onto a device that had nothing.
package struct ArrivalTexts: Sendable {
  let texts: Texts
  let at: Int
  package func imported(_ routines: String, _ quests: String) -> String { texts.said(at, .words(routines), .words(quests)) }
  package var about: String { texts.said(at + 1) }
  /// The same where a family has let the device in as a parent's.
  package var letIn: String { texts.said(at + 2) }
  package var letInAbout: String { texts.said(at + 3) }
  package var noParent: String { texts.said(at + 4) }
  package var letInWithout: String { texts.said(at + 5) }
  package var without: String { texts.said(at + 6) }
}

/// Who plays on this device.
package struct PlayerTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var about: String { texts.said(at + 1) }
  package var sharing: String { texts.said(at + 2) }
  package var sharingAbout: String { texts.said(at + 3) }
  package var setting: String { texts.said(at + 4) }
  package func unnamed(_ number: Int) -> String { texts.said(at + 5, .number(number)) }
}

/// What days are called.
package struct DayTexts: Sendable {
  let texts: Texts
  let at: Int
  package var today: String { texts.said(at) }
  /// Monday first.
  package var weekdays: [String] { texts.list(at + 1) }
  /// The same in two letters.
  package var shortWeekdays: [String] { texts.list(at + 2) }
  /// The same in three letters, beside the number of a day.
  package var dayOfCount: Int { texts.count(at + 3) }
  package func dayOf(_ turn: Int, _ day: Int) -> String { texts.item(at + 3, turn, .number(day)) }
  /// January first.
  package var months: [String] { texts.list(at + 4) }
  /// A day of each month.
  package var dateCount: Int { texts.count(at + 5) }
  package func date(_ turn: Int, _ day: Int) -> String { texts.item(at + 5, turn, .number(day)) }
  package func dateOfYear(_ date: String, _ year: Int) -> String { texts.said(at + 6, .words(date), .number(year)) }
  /// Within a sentence: "today".
  package var onToday: String { texts.said(at + 7) }
  package var onWeekday: [String] { texts.list(at + 8) }
  /// The same of a date: "on 14 March".
  package func onDate(_ date: String) -> String { texts.said(at + 9, .words(date)) }
  /// From a day to a later one.
  package func span(_ first: String, _ last: String) -> String { texts.said(at + 10, .words(first), .words(last)) }
}

/// Calendars that are connected on this device: nothing of them is in the log.
package struct CalendarTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  package var off: String { texts.said(at + 1) }
  package func on(_ entries: String) -> String { texts.said(at + 2, .words(entries)) }
  package var nothingAhead: String { texts.said(at + 3) }
  package func entries(_ count: Int) -> String { texts.said(at + 4, .number(count)) }
  package func calendarCount(_ count: Int) -> String { texts.said(at + 5, .number(count)) }
  package func fileFrom(_ date: String) -> String { texts.said(at + 6, .words(date)) }
  /// A host, and a day.
  package func addressFrom(_ host: String, _ date: String) -> String { texts.said(at + 7, .words(host), .words(date)) }
  package var hasRunOut: String { texts.said(at + 8) }
  package func skipped(_ count: Int) -> String { texts.said(at + 9, .number(count)) }
  /// Before anybody is asked for one.
  package var parentsQuestion: String { texts.said(at + 10) }
  /// What it does, and about it; where it stays; what off means.
  package var forParent: [String] { texts.list(at + 11) }
  package var playersQuestion: String { texts.said(at + 12) }
  package var forPlayer: [String] { texts.list(at + 13) }
  package var add: String { texts.said(at + 14) }
  package var notNow: String { texts.said(at + 15) }
  package var weekIsEnough: String { texts.said(at + 16) }
  package var allowed: String { texts.said(at + 17) }
  package var allowedAbout: String { texts.said(at + 18) }
  /// To the player, who may share the device.
  package var visible: String { texts.said(at + 19) }
  package var weekCounts: String { texts.said(at + 20) }
  /// Adding one, and changing it.
  package var from: String { texts.said(at + 21) }
  package var file: String { texts.said(at + 22) }
  package var address: String { texts.said(at + 23) }
  package var fileAbout: String { texts.said(at + 24) }
  package var chooseFile: String { texts.said(at + 25) }
  package var chooseAnother: String { texts.said(at + 26) }
  package func isReading(_ file: String) -> String { texts.said(at + 27, .words(file)) }
  package var isNoCalendar: String { texts.said(at + 28) }
  package var isTooLarge: String { texts.said(at + 29) }
  package var isNotRead: String { texts.said(at + 30) }
  package var addressField: String { texts.said(at + 31) }
  package var addressAbout: String { texts.said(at + 32) }
  package var readAddress: String { texts.said(at + 33) }
  package var readAgain: String { texts.said(at + 34) }
  package var isNoAddress: String { texts.said(at + 35) }
  package var isNotFetched: String { texts.said(at + 36) }
  package var useFile: String { texts.said(at + 37) }
  package var needsServer: String { texts.said(at + 38) }
  package var needsServerAbout: String { texts.said(at + 39) }
  package var name: String { texts.said(at + 40) }
  package var holds: String { texts.said(at + 41) }
  package var school: String { texts.said(at + 42) }
  package var activities: String { texts.said(at + 43) }
  package var other: String { texts.said(at + 44) }
  package var schoolAbout: String { texts.said(at + 45) }
  package var activitiesAbout: String { texts.said(at + 46) }
  package var otherAbout: String { texts.said(at + 47) }
  package var whose: String { texts.said(at + 48) }
  package func ahead(_ entries: String) -> String { texts.said(at + 49, .words(entries)) }
  package func flaw(_ line: Int, _ reason: String) -> String { texts.said(at + 50, .number(line), .words(reason)) }
  package var keep: String { texts.said(at + 51) }
  package var save: String { texts.said(at + 52) }
  package var remove: String { texts.said(at + 53) }
  package var notKept: String { texts.said(at + 54) }
  package var turnOff: String { texts.said(at + 55) }
  package var offQuestion: String { texts.said(at + 56) }
  /// Two counts, each with its noun.
  package func whatGoes(_ entries: String, _ calendars: String) -> String { texts.said(at + 57, .words(entries), .words(calendars)) }
  package var eraseAll: String { texts.said(at + 58) }
  package var keepOn: String { texts.said(at + 59) }
  package var flaws: CalendarFlawTexts { CalendarFlawTexts(texts: texts, at: 1052) }
}

/// Why something of a calendar was skipped.
package struct CalendarFlawTexts: Sendable {
  let texts: Texts
  let at: Int
  package var unreadable: String { texts.said(at) }
  package var unfinished: String { texts.said(at + 1) }
  package var withoutStart: String { texts.said(at + 2) }
  package var end: String { texts.said(at + 3) }
  package var rule: String { texts.said(at + 4) }
  package var date: String { texts.said(at + 5) }
  package var zone: String { texts.said(at + 6) }
  package var tooMuch: String { texts.said(at + 7) }
}

/// Several devices of one family: which there are, how one more comes in, and what is told of trouble.
package struct DeviceTexts: Sendable {
  let texts: Texts
  let at: Int
  package var title: String { texts.said(at) }
  /// How it stands, in a row that leads there.
  package var oneDevice: String { texts.said(at + 1) }
  package func count(_ devices: Int) -> String { texts.said(at + 2, .number(devices)) }
  /// While there is one: what it is good for, who can read it, what it needs.
  package var question: String { texts.said(at + 3) }
  package var reasons: [String] { texts.list(at + 4) }
  package var add: String { texts.said(at + 5) }
  /// The words of state. The last two: what keeps it in step does not answer; this device has no room for what comes.
  package var inStep: String { texts.said(at + 6) }
  package var catchingUp: String { texts.said(at + 7) }
  package var onItsOwn: String { texts.said(at + 8) }
  package var unanswered: String { texts.said(at + 9) }
  package var noRoom: String { texts.said(at + 10) }
  package var notDone: String { texts.said(at + 11) }
  package var oneMoment: String { texts.said(at + 12) }
  /// What devices are called.
  package var thisDevice: String { texts.said(at + 13) }
  package var parents: String { texts.said(at + 14) }
  package var parentsDevice: String { texts.said(at + 15) }
  package func players(_ name: String) -> String { texts.said(at + 16, .words(name)) }
  package func deviceOf(_ name: String) -> String { texts.said(at + 17, .words(name)) }
  /// Of several that are called alike.
  package func numbered(_ device: String, _ number: Int) -> String { texts.said(at + 18, .words(device), .number(number)) }
  /// Of which only the log knows.
  package var unknownDevice: String { texts.said(at + 19) }
  /// How a parent names one; the words below stand in the empty field's help.
  package var name: String { texts.said(at + 20) }
  package var nameHelp: String { texts.said(at + 21) }
  /// Who else has what is here, beside a line that says when the last copy was made. The names of devices stand in the first.
  package func alsoOnDevices(_ devices: String) -> String { texts.said(at + 22, .words(devices)) }
  package var alsoOnServer: String { texts.said(at + 23) }
  /// When something of it came here last.
  package var lastNews: String { texts.said(at + 24) }
  package var newsToday: String { texts.said(at + 25) }
  package var newsYesterday: String { texts.said(at + 26) }
  package func newsDaysAgo(_ days: Int) -> String { texts.said(at + 27, .number(days)) }
  package var today: String { texts.said(at + 28) }
  package var yesterday: String { texts.said(at + 29) }
  package func daysAgo(_ days: Int) -> String { texts.said(at + 30, .number(days)) }
  package var noNews: String { texts.said(at + 31) }
  package var closedNews: String { texts.said(at + 32) }
  /// A player whose name is not known here.
  package var somebody: String { texts.said(at + 33) }
  /// What each may read.
  package var readsRoutines: String { texts.said(at + 34) }
  package func readsAll(_ players: String) -> String { texts.said(at + 35, .words(players)) }
  package func plays(_ players: String) -> String { texts.said(at + 36, .words(players)) }
  package var playsAlone: String { texts.said(at + 37) }
  /// Whose the other device will be.
  package var whose: String { texts.said(at + 38) }
  package var whoseAbout: String { texts.said(at + 39) }
  package var parentsAbout: String { texts.said(at + 40) }
  package func playersAbout(_ name: String) -> String { texts.said(at + 41, .words(name)) }
  /// Where this device cannot add such a one.
  package func readsElsewhere(_ name: String) -> String { texts.said(at + 42, .words(name)) }
  package var parentsElsewhere: String { texts.said(at + 43) }
  package var founds: String { texts.said(at + 44) }
  package var showCode: String { texts.said(at + 45) }
  /// A code is shown on one device, and typed on the other.
  /// The address stands in the first step, as soon as it is known.
  package var openOther: String { texts.said(at + 46) }
  package func openAt(_ address: String) -> String { texts.said(at + 47, .words(address)) }
  package var otherDevice: [String] { texts.list(at + 48) }
  package func goodUntil(_ time: String) -> String { texts.said(at + 49, .words(time)) }
  package var waitingForOther: String { texts.said(at + 50) }
  package var cancel: String { texts.said(at + 51) }
  /// Or by a link that says the same.
  package var byLink: String { texts.said(at + 52) }
  package var qrName: String { texts.said(at + 53) }
  package var qrAbout: String { texts.said(at + 54) }
  package var linkAbout: String { texts.said(at + 55) }
  package var copyLink: String { texts.said(at + 56) }
  package var shareLink: String { texts.said(at + 57) }
  package var linkCopied: String { texts.said(at + 58) }
  package var linkNotHanded: String { texts.said(at + 59) }
  package var homeScreen: String { texts.said(at + 60) }
  /// The camera of the device that comes in reads it.
  package var scan: String { texts.said(at + 61) }
  package var scanTitle: String { texts.said(at + 62) }
  package var scanAbout: String { texts.said(at + 63) }
  package var scanPicture: String { texts.said(at + 64) }
  package var typeInstead: String { texts.said(at + 65) }
  package var noPicture: String { texts.said(at + 66) }
  /// On a device to which such a link led.
  package var linkFilled: String { texts.said(at + 67) }
  package var linkFilledAbout: String { texts.said(at + 68) }
  package var linkIsIn: String { texts.said(at + 69) }
  package var linkIsInAbout: String { texts.said(at + 70) }
  package var linkWasIn: String { texts.said(at + 71) }
  package var linkWasInAbout: String { texts.said(at + 72) }
  package var linkHasOwn: String { texts.said(at + 73) }
  package var linkHasOwnAbout: String { texts.said(at + 74) }
  package var linkHasOwnSteps: [String] { texts.list(at + 75) }
  package var typeCode: String { texts.said(at + 76) }
  package var typeCodeAbout: String { texts.said(at + 77) }
  package var code: String { texts.said(at + 78) }
  package var codeHelp: String { texts.said(at + 79) }
  package var isSlip: String { texts.said(at + 80) }
  package var next: String { texts.said(at + 81) }
  /// Both show four pictures.
  package var sameFour: String { texts.said(at + 82) }
  package var sameFourAbout: String { texts.said(at + 83) }
  package var theySame: String { texts.said(at + 84) }
  package var theyDiffer: String { texts.said(at + 85) }
  package var whyCompare: String { texts.said(at + 86) }
  /// On the device that comes in.
  package var sayThere: String { texts.said(at + 87) }
  /// What came of it.
  package func isIn(_ device: String) -> String { texts.said(at + 88, .words(device)) }
  package var isInAbout: String { texts.said(at + 89) }
  package var done: String { texts.said(at + 90) }
  /// A player's first own device has come in, and what was played lies on a parent's.
  package func goesAlong(_ name: String) -> String { texts.said(at + 91, .words(name)) }
  package func goesAlongAbout(_ name: String) -> String { texts.said(at + 92, .words(name)) }
  package func isHersNow(_ name: String) -> String { texts.said(at + 93, .words(name)) }
  package var bothGoOn: String { texts.said(at + 94) }
  package var joined: String { texts.said(at + 95) }
  package var isComing: String { texts.said(at + 96) }
  package var isHere: String { texts.said(at + 97) }
  package var goOn: String { texts.said(at + 98) }
  package var newCode: String { texts.said(at + 99) }
  package var notNow: String { texts.said(at + 100) }
  package var typeAgain: String { texts.said(at + 101) }
  /// Why they did not come together: each what happened, and what can be done. The time is over; no device waits with such
  /// a code; the pictures differed; somebody stopped it; nobody answers; the server takes no more; this device may not add
  /// such a one. Then why a recovery code brought nothing back, on a player's screen as well: no family goes by it; the
  /// family was erased; it is a player's where the family's is asked for; all that it opens is here; another device reads
  /// what it opens. Then why no family begins on the server: it asks for an invitation; it does not know this one. Then
  /// the other device is let in, and nothing has come from it. The last: the family of this paper is on the server already.
  package var ends: [String] { texts.list(at + 102) }
  /// The recovery sheet, and a player's code.
  package var sheet: String { texts.said(at + 103) }
  package var sheetRow: String { texts.said(at + 104) }
  package var sheetAbout: String { texts.said(at + 105) }
  /// It is kept on other devices, or on none.
  package func sheetElsewhere(_ devices: String) -> String { texts.said(at + 106, .words(devices)) }
  package var sheetNowhere: String { texts.said(at + 107) }
  /// A device that was removed knew it.
  package var codeIsVoid: String { texts.said(at + 108) }
  /// Another code takes its place when somebody wants it.
  package var renewCode: String { texts.said(at + 109) }
  package var renewCodeAbout: String { texts.said(at + 110) }
  package var renewQuestion: String { texts.said(at + 111) }
  package var renewFamilyAbout: String { texts.said(at + 112) }
  package var renewPlayersAbout: String { texts.said(at + 113) }
  package var leaveCode: String { texts.said(at + 114) }
  package var renewNow: String { texts.said(at + 115) }
  package var isBeingRenewed: String { texts.said(at + 116) }
  package var familyCode: String { texts.said(at + 117) }
  package var familyCodeAbout: String { texts.said(at + 118) }
  package func codeOf(_ name: String) -> String { texts.said(at + 119, .words(name)) }
  package func codeOfAbout(_ name: String) -> String { texts.said(at + 120, .words(name)) }
  package func codeIsOn(_ devices: String) -> String { texts.said(at + 121, .words(devices)) }
  package func codeIsNowhere(_ name: String) -> String { texts.said(at + 122, .words(name)) }
  package var newDevice: String { texts.said(at + 123) }
  package func sheetOpen(_ address: String) -> String { texts.said(at + 124, .words(address)) }
  package var sheetSteps: [String] { texts.list(at + 125) }
  package var sheetKeep: String { texts.said(at + 126) }
  package func sheetDate(_ date: String) -> String { texts.said(at + 127, .words(date)) }
  package var print: String { texts.said(at + 128) }
  /// What it means for the code that came with the PIN.
  package var oneCode: String { texts.said(at + 129) }
  package var onPaper: String { texts.said(at + 130) }
  /// On the page of PIN and family code.
  package var sheetAndPIN: String { texts.said(at + 131) }
  /// Before a family is founded whose code is on paper already.
  package var paperTitle: String { texts.said(at + 132) }
  package var paperAbout: String { texts.said(at + 133) }
  package var typePaper: String { texts.said(at + 134) }
  package var isOtherPaper: String { texts.said(at + 135) }
  package var noPaper: String { texts.said(at + 136) }
  package var noPaperAbout: String { texts.said(at + 137) }
  package var haveSheet: String { texts.said(at + 138) }
  package var typeSheet: String { texts.said(at + 139) }
  package var playersCode: String { texts.said(at + 140) }
  package var playersCodeRow: String { texts.said(at + 141) }
  package var typePlayersCode: String { texts.said(at + 142) }
  /// What a server's owner hands out to families that begin there.
  package var invitation: String { texts.said(at + 143) }
  /// On the first page of a device that was opened by such a link; what it is for comes later.
  package var invitationIsHere: String { texts.said(at + 144) }
  package var isInvitationSlip: String { texts.said(at + 145) }
  package var isSheetSlip: String { texts.said(at + 146) }
  package var comesBack: String { texts.said(at + 147) }
  package var comesBackAbout: String { texts.said(at + 148) }
  /// The player's own.
  package var myCode: String { texts.said(at + 149) }
  package var myCodeRow: String { texts.said(at + 150) }
  package var myCodeIsNew: String { texts.said(at + 151) }
  package var myCodeLead: String { texts.said(at + 152) }
  package var myCodeHelp: String { texts.said(at + 153) }
  package func myCodeElsewhere(_ devices: String) -> String { texts.said(at + 154, .words(devices)) }
  package var myCodeNowhere: String { texts.said(at + 155) }
  package var myCodeNotHere: String { texts.said(at + 156) }
  package var haveMyCode: String { texts.said(at + 157) }
  package var haveMyCodeRow: String { texts.said(at + 158) }
  /// One device.
  package var whoseItIs: String { texts.said(at + 159) }
  package var mayRead: String { texts.said(at + 160) }
  package var removeTitle: String { texts.said(at + 161) }
  package var removeAbout: String { texts.said(at + 162) }
  package func remove(_ device: String) -> String { texts.said(at + 163, .words(device)) }
  /// It is asked for once more.
  package func removeQuestion(_ device: String) -> String { texts.said(at + 164, .words(device)) }
  package var removeThisQuestion: String { texts.said(at + 165) }
  package var addedAgain: String { texts.said(at + 166) }
  /// It has the family's code, or a player's.
  package var takesCode: String { texts.said(at + 167) }
  package var leaveIn: String { texts.said(at + 168) }
  package var removeNow: String { texts.said(at + 169) }
  package var removeThis: String { texts.said(at + 170) }
  package var removeThisAbout: String { texts.said(at + 171) }
  package var isLeaving: String { texts.said(at + 172) }
  package var notBegun: String { texts.said(at + 173) }
  package var cannotRemove: String { texts.said(at + 174) }
  /// What was told is put aside, and found again below the list.
  package var seen: String { texts.said(at + 175) }
  package var earlier: String { texts.said(at + 176) }
  /// What is told of trouble: each what happened, and what it means. Two histories; gone back; founded again; a copy of
  /// this device; two lists; an entry nobody signed; a record nobody wrote; records not there yet; removed; erased;
  /// not known; an invitation is asked for; silence; keys that cannot be read; one that does not open; what came after all;
  /// what a removed device sent; a server of before; the family's code, and a player's, that count no more.
  package var notices: [String] { texts.list(at + 177) }
  /// The browser has cleared a part of what it kept.
  package var emptied: [String] { texts.list(at + 178) }
  /// The player's page.
  package var whoSees: String { texts.said(at + 179) }
  package var seesOwn: String { texts.said(at + 180) }
  package var seesQuests: String { texts.said(at + 181) }
  package var seesAll: String { texts.said(at + 182) }
  package var anotherOfYours: String { texts.said(at + 183) }
  package var anotherOfFamily: String { texts.said(at + 184) }
  /// What two people compare; each stands under its picture.
  package var symbols: [String] { texts.list(at + 185) }
}
