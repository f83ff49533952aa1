import Strings
import Testing
import Views

/// Rule 1 of the product page: curious words, never a judge.
@Suite struct WordsTests {
  private func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map { String($0) })
  }

  @Test func noScreenOfThePlayerSaysAWordOfJudgement() {
    for (name, html) in Gallery.play() {
      for language in Language.all {
        #expect(words(of: html).isDisjoint(with: language.neverSaid), "\(name)")
      }
    }
  }

  @Test func everyRatingHasSeveralRemarks() {
    let reveal = Texts.english.reveal
    for rating in [reveal.spotOn, reveal.close, reveal.off, reveal.wayOff] {
      #expect(rating.remarks.count >= 2)
    }
  }

  @Test(arguments: [
    ((0, 0, 0), "0 s"), ((0, 0, 10), "10 s"), ((0, 2, 0), "2 min"), ((0, 2, 10), "2 min 10 s"),
    ((1, 0, 0), "1 h"), ((1, 5, 0), "1 h 5 min"), ((3, 0, 1), "3 h 1 s"),
  ])
  func durationsAreSaidInWords(parts: (Int, Int, Int), words: String) {
    #expect(Texts.english.duration(parts.0, parts.1, parts.2) == words)
  }

  @Test func oneIsSingular() {
    #expect(Texts.english.home.steps(1) == "1 step")
    #expect(Texts.english.home.steps(2) == "2 steps")
    #expect(Texts.english.progress.streak(1) == "1 day in a row")
  }
}
