import Strings
import TestApp
import Testing
import TextTables

@Suite struct FormatterTests {
  private func home(_ ready: String, settings: [String: String] = [:]) throws -> HomeTexts {
    var lines = settings
    lines[
      "ready(#steps) = Ready, {steps|one: {steps} step|other: {steps} steps}"
    ] = "ready(#steps) = " + ready
    return try Language.english(changed: lines).texts.home
  }

  @Test func theNumberChoosesTheForm() throws {
    let home = try home("{steps|one: a step|other: {steps} steps} ...")
    #expect(home.ready(1) == "a step ...")
    #expect(home.ready(2) == "2 steps ...")
    #expect(home.ready(0) == "0 steps ...")
  }

  @Test func singleNumbersHaveFormsOfTheirOwn() throws {
    let home = try home("{steps|0: nothing|2: a pair|other: {steps}}")
    #expect((0..<4).map { home.ready($0) } == ["nothing", "1", "a pair", "3"])
  }

  @Test func aFormMayHoldAnotherOne() throws {
    let home = try home("{steps|one: one|other: {steps|5: five|other: many}}!")
    #expect([1, 5, 6].map { home.ready($0) } == ["one!", "five!", "many!"])
  }

  @Test func numbersHaveTheLooksThatTheTextAsksFor() throws {
    let home = try home(
      "{steps} {steps:,} {steps:00}",
      settings: ["thousands = ,": "thousands = ."]
    )
    #expect(home.ready(7) == "7 7 07")
    #expect(home.ready(1_002_003) == "1002003 1.002.003 1002003")
  }

  /// A mark behind a picture is written like a letter of Arabic and is none.
  @Test func namesThatRunLeftStandByThemselvesAndNoOthers() {
    let said = ["Chess", "\u{2744}\u{FE0F}Ice", "Fu\u{308}r", "\u{5D0}", "\u{FE8D}", "\u{FB1D}"].map
    {
      Texts.english.ahead.startNow($0)
    }
    let words = [
      "Chess", "\u{2744}\u{FE0F}Ice", "Fu\u{308}r", "\u{2068}\u{5D0}\u{2069}",
      "\u{2068}\u{FE8D}\u{2069}", "\u{2068}\u{FB1D}\u{2069}",
    ]
    for (said, word) in zip(said, words) {
      #expect(said.utf8.elementsEqual("For \(word): now is a good moment to start".utf8))
    }
  }

  @Test func aLanguageCountsByItsRule() throws {
    let home = try home(
      "{steps|one: krok|few: kroki|many: kroków|other: kroku}",
      settings: ["plurals = one-other": "plurals = polish"]
    )
    let said = [1, 2, 4, 5, 11, 12, 22, 25, 100, 103].map { home.ready($0) }
    #expect(
      said == [
        "krok", "kroki", "kroki", "kroków", "kroków", "kroków", "kroki", "kroków", "kroków",
        "kroki",
      ]
    )
  }

  @Test(arguments: PluralRule.allCases)
  func everyRuleHasANameToBeFoundBy(rule: PluralRule) {
    #expect(PluralRule(named: rule.name) == rule)
  }

  @Test func whatIsHandedInIsNoPattern() {
    #expect(Texts.english.home.greeting("{name} \u{1}\u{4}") == "Hey {name} \u{1}\u{4}")
  }

  @Test func textsTakeTurns() {
    let insights = Texts.english.insights
    #expect(insights.improving(1, 8).hasPrefix("Getting closer: 8 more out of 100"))
    #expect(insights.improving(1 + insights.improvingCount, 8) == insights.improving(1, 8))
  }
}
