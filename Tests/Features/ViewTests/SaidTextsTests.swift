import Basics
import Foundation
import Strings
import TestApp
import Testing
import TextTables

/// Rule 1 of the product page, over every text there is in every language.
@Suite struct SaidTextsTests {
  private func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map { String($0) })
  }

  @Test func theCheckSeesEveryTextOfTheTable() {
    for language in Languages.there.all {
      let names = language.file.module.flatMap { section in
        section.entries.map { section.type == "Texts" ? $0.name : section.path + "." + $0.name }
      }
      let seen = Set(SaidTexts(language).all.map { $0.place })
      #expect(names.count > 500)
      #expect(seen.isSuperset(of: names) && language.page.count == 10)
    }
  }

  @Test func noTextSaysAWordOfJudgement() {
    for language in Languages.there.all {
      #expect(language.neverSaid.count > 5)
      for said in SaidTexts(language).all {
        let found = words(of: said.text).intersection(language.neverSaid)
        #expect(found == [], "\(language.name) \(said.place): \(said.text)")
      }
    }
  }

  /// *Under way* and the like have nothing to do with a guess.
  @Test func aGuessIsLongerOrShorter() {
    let aboutOtherThings = ["home.", "trouble.", "page.", "family.handOver."]
    for language in Languages.there.all {
      #expect(!language.neverSaidOfGuesses.isEmpty)
      for said in SaidTexts(language).all
      where !aboutOtherThings.contains(where: { said.place.hasPrefix($0) }) {
        let found = words(of: said.text).intersection(language.neverSaidOfGuesses)
        #expect(found == [], "\(language.name) \(said.place): \(said.text)")
      }
    }
  }

  @Test func noTextShouts() {
    for language in Languages.there.all {
      for said in SaidTexts(language).all {
        #expect(
          said.text.filter { $0 == "!" || $0 == "！" }.count <= 1,
          "\(said.place): \(said.text)"
        )
      }
    }
  }

  @Test func noRemarkIsSaidOfTwoRatings() {
    for language in Languages.there.all {
      let reveal = language.texts.reveal
      let remarks = [reveal.spotOn, reveal.close, reveal.off, reveal.wayOff]
        .flatMap { $0.remarks }
      #expect(Set(remarks).count == remarks.count)
    }
  }

  /// Within a minute a guess of a third of the truth is close, too, and its ribbons are not alike.
  @Test func noRemarkSaysThatTwoLengthsAreOne() {
    let reveal = Texts.english.reveal
    for remark in [reveal.spotOn, reveal.close].flatMap({ $0.remarks }) {
      let found = words(of: remark)
        .intersection(["same", "one length", "ribbons", "string", "line", "met", "exactly"])
      #expect(found == [], "\(remark)")
    }
  }

  /// A step is called "Get dressed" or "Feed Miso": nobody to know, and nothing that has a secret.
  @Test func noTextTreatsATaskAsSomebody() {
    for said in SaidTexts(.english).all
    where said.text.contains("Breakfast") && !said.place.hasPrefix("family.") {
      for verb in [
        " knows", " know ", " likes", " did ", " has ", " can wait", " keeps", " and your",
      ] {
        #expect(!said.text.contains("Breakfast" + verb), "\(said.place): \(said.text)")
      }
      #expect(!said.text.contains("You and Breakfast"), "\(said.place)")
    }
  }

  /// 83 of what? A number of points is told with what they are out of, and a share of times with its whole.
  @Test func pointsSayWhatTheyAreOutOf() {
    for said in SaidTexts(.english).all
    where ["insights.", "reflection.", "patterns."].contains(where: { said.place.hasPrefix($0) }) {
      #expect(
        words(of: said.text).isDisjoint(with: ["point", "points"]),
        "\(said.place): \(said.text)"
      )
    }
    let reflection = Texts.english.reflection
    for text in [
      reflection.closer(8, 83), reflection.further(8, 83), reflection.same(83),
      reflection.landed(83),
      Texts.english.patterns.firstGuess(3, 83),
    ] {
      #expect(text.contains("83 out of 100"), "\(text)")
    }
  }

  @Test func eachLanguageNamesSevenDaysAndTwelveMonths() {
    for language in Languages.there.all {
      #expect(Set(language.texts.days.weekdays).count == 7)
      #expect(Set(language.texts.days.onWeekday).count == 7)
      #expect(Set(language.texts.days.months).count == 12)
      #expect(Set((0..<12).map { language.texts.days.date($0, 14) }).count == 12)
    }
  }

  // The check itself.

  @Test func plantedWordsAreFound() throws {
    let planted = try Language.english(changed: [
      "doneToday = Done today": "doneToday = You should",
      "questCount(#count) = {count|one: 1 quest|other: {count} quests}":
        "questCount(#count) = {count|one: 1 quest|other: {count} LATE!}",
      "  - You felt that one.": "  - That one failed.",
    ])
    let found = SaidTexts(planted).all.flatMap { words(of: $0.text) }
    #expect(["should", "late", "failed"].allSatisfy { found.contains($0) })
  }
}
