import Strings
import TestApp
import Testing
import TextTables

/// What a translator is told.
@Suite struct CheckTests {
  private func problems(_ lines: [String: String]) throws -> [String] {
    try TextFile(Language.englishFile(changed: lines)).problems(beside: Language.english.file)
  }

  @Test func everyLanguageHasWhatEnglishHas() {
    for language in Languages.there.all {
      #expect(language.file.problems(beside: Language.english.file) == [])
    }
  }

  private static let settings = "[settings: SettingsTexts, later]"
  private static let ready = "ready(#steps) = Ready, {steps|one: {steps} step|other: {steps} steps}"

  @Test(arguments: [
    ("doneToday = Done today", "", "[home] allLit() stands where doneToday() belongs."),
    ("startQuest(quest) = Start {quest}", "startQuest(quest) = Start", "{quest} is in only one"),
    (ready, "ready(#steps) = {steps|other: {steps} steps}", "the form for one is missing"),
    (ready, "ready(steps) = {steps}", "ready(steps) stands where ready(#steps) belongs"),
    ("  - Sunday", "", "it has 6 texts instead of 7"),
    (settings, "[setting: SettingsTexts, later]", "[setting] stands where [settings]"),
    (settings, "[settings: SettingsTexts]", "[settings] is marked as later in only one"),
    ("plurals = one-other", "plurals = english", "plurals is none of: one-other"),
    ("thousands = ,", "", "thousands is missing"),
    ("compounds = no", "", "compounds is neither yes nor no"),
    ("compounds = no", "compounds = ja", "compounds is neither yes nor no"),
  ])
  func whatIsForgottenIsNamed(line: String, changed: String, problem: String) throws {
    let found = try problems([line: changed])
    #expect(found.contains { $0.contains(problem) }, "\(found)")
  }

  @Test(arguments: [
    ("doneToday = Done today", "doneToday Done today", "There is no = in it."),
    ("startQuest(quest) = Start {quest}", "startQuest(quest) = {name}", "{name} is not one of"),
    ("startQuest(quest) = Start {quest}", "startQuest(quest) = {quest:,}", "quest is no number."),
    (ready, "ready(#steps) = {steps|one: a}", "The last form of {steps| has to be other."),
    (ready, "ready(#steps) = {steps|other: a", "The forms of {steps| have no end."),
    (ready, "ready(#steps) = {steps|lots: a|other: b}", "lots is neither one, few, many or other"),
    ("doneToday = Done today", "doneToday = }", "There is a } without its {."),
    ("start = Start", "doneToday = a", "doneToday stands above, too."),
    ("start = Start", "  - a", "There is no list above it."),
    (settings, "[home: HomeTexts]", "This section stands above, too."),
  ])
  func aLineThatSaysNothingIsRefused(line: String, changed: String, problem: String) throws {
    let text = try Language.englishFile(changed: [line: changed])
    do throws(TextFault) {
      _ = try TextFile(text)
      Issue.record("it was read")
    } catch {
      #expect(error.words.contains(problem), "\(error)")
      #expect(error.line > 1)
    }
  }

  @Test func aTranslatorMayLeaveAPlaceholderOutOfOneOfSeveralTexts() throws {
    let growing = "  - Getting closer: {points} more out of 100 since the first of these guesses."
    #expect(try problems([growing: "  - Getting closer."]) == [])
  }
}
