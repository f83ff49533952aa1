import Basics
import Domain
import Strings
import TestApp
import Testing
import TextTables
import Time

/// Rule 1 of the product page: curious words, never a judge.
@Suite struct WordsTests {
  private func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map { String($0) })
  }

  @Test func noScreenOfThePlayerSaysAWordOfJudgement() {
    for (name, html) in Gallery.play() {
      for language in Languages.there.all {
        #expect(words(of: html).isDisjoint(with: language.neverSaid), "\(name)")
      }
    }
  }

  @Test func everyRatingHasAtLeastSixRemarksAndNoneTwice() {
    let reveal = Texts.english.reveal
    for rating in [reveal.spotOn, reveal.close, reveal.off, reveal.wayOff] {
      let remarks = rating.remarks
      #expect(remarks.count >= 6)
      #expect(Set(remarks).count == remarks.count)
    }
  }

  @Test(arguments: [
    (0, "0 s"), (10, "10 s"), (120, "2 min"), (130, "2 min 10 s"), (3600, "1 h"),
    (3900, "1 h 5 min"), (10801, "3 h 1 s"), (-70, "1 min 10 s"),
  ])
  func durationsAreSaidInWords(seconds: Int, words: String) {
    let said = Texts.english.words(for: Seconds(seconds))
    #expect(said.replacing("\u{A0}", with: " ") == words)
  }

  @Test func aLineBreaksBetweenUnitsAndNotBeforeOne() {
    #expect(Texts.english.words(for: Seconds(3725)) == "1\u{A0}h 2\u{A0}min 5\u{A0}s")
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1940, "1,940"), (12_003, "12,003"),
    (1_000_000_000, "1,000,000,000"),
  ])
  func thousandsAreSetApart(number: Int, words: String) {
    #expect(Texts.english.number(number) == words)
  }

  @Test func oneIsSingular() {
    #expect(Texts.english.home.ready(1) == "Ready, 1 step")
    #expect(Texts.english.home.ready(2) == "Ready, 2 steps")
    #expect(Texts.english.progress.streak(1) == "1 day in a row")
  }

  @Test func minutesOfTheDayHaveTwoDigits() {
    #expect(Texts.english.time(7, 5) == "7:05")
    #expect(Texts.english.time(18, 30) == "18:30")
  }
}
