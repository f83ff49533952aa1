import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Markup
import Setup
import Strings
import SyncEngine
import TestApp
import Testing
import Time
import Transfer

@Suite struct ScreenTests {
  @Test func everyScreenHasOneHeadingThatIsFocusedAndOneMain() {
    for (name, html) in Gallery.play() {
      #expect(html.count(of: "<h1 ") == 1, "\(name)")
      // A question that comes up on a screen is a second place to go to.
      let isAsking = html.contains("alertdialog")
      #expect(html.count(of: "tabindex=\"-1\"") == (isAsking ? 2 : 1), "\(name)")
      #expect(html.count(of: "<main") == 1, "\(name)")
    }
  }

  @Test func everyScreenHasOneMainActionUnlessNoAnswerIsTheMainOne() {
    for (name, html) in Gallery.play() {
      // An editor in which nothing differs has nothing to save.
      let without = [
        "stats", "patterns", "settings", "asking", "templates", "own quest, saved", "finale",
        "quests to bet on",
      ]
      // A pill of the first guess is the guess.
      let isWithout = without.contains { name.hasPrefix($0) } || html.contains("class=\"pills\"")
      let actions = html.count(of: "class=\"action\"") + html.count(of: "class=\"action waiting\"")
      // A page beside the quests may be there to read.
      let isBeside =
        ["side page", "my data", "reminders", "installing"].contains { name.hasPrefix($0) }
        && actions == 0
      #expect(actions == (isWithout || isBeside ? 0 : 1), "\(name)")
    }
  }

  @Test func nothingOnTheDoScreenCanBeCountedBy() {
    let html = Gallery.play().first { $0.name == "do" }?.html ?? "0"
    #expect(!Gallery.text(of: html).contains { $0.isNumber })
    #expect(!html.contains("<progress"))
  }

  @Test func theRevealSaysWhatHappened() {
    let html = Gallery.play().first { $0.name == "reveal" }?.html ?? ""
    let text = Gallery.text(of: html)
    for words in ["2 min", "2 min 10 s", "10 s longer than your guess", "Spot on", "+84 XP"] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(text.contains("Next: Eat"))
    #expect(text.contains("Not done yet"))
  }

  @Test func theButtonToTheNextStepNamesItUnlessThatWouldTakeHalfTheScreen() {
    for (count, label) in [(36, "Next: "), (37, "Next step")] {
      var gallery = Gallery(stepNames: ["Dress", String(repeating: "a", count: count)])
      gallery.startQuest()
      gallery.doStep(guess: Seconds(60), took: Seconds(60))
      #expect(Gallery.text(of: gallery.html).contains(label))
    }
  }

  @Test func theSummaryAddsUp() {
    let html = Gallery.play().first { $0.name == "summary" }?.html ?? ""
    let text = Gallery.text(of: html)
    for words in [
      "+112 XP", "112 of 283 XP", "1 day in a row", "Not today", "7 min", "11 min 40 s",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  /// No points of nothing, no bars without a length, no sum of them.
  @Test func aSummaryOfNothingThatCountsSaysSoKindly() {
    var gallery = Gallery()
    gallery.startQuest()
    gallery.doStep(guess: Seconds(120), took: .hours(2))
    gallery.answer(.notCounted)
    for _ in 1...2 { gallery.skip() }
    #expect(Gallery.text(of: gallery.html).contains(Texts.english.summary.nothingCounted))
    gallery.send(.finaleEnded)
    let text = Gallery.text(of: gallery.html)
    #expect(text.contains("Morning, done for today") && text.contains("Not counted"))
    #expect(text.contains(Texts.english.summary.nothingCounted))
    #expect(!text.contains("+0 XP") && text.contains("0 of 283 XP"))
    #expect(!text.contains("The whole quest") && !gallery.html.contains("swatch"))
  }

  @Test func aQuestThatIsDoneCanBeLookedBackAtAndDoneOnceMore() {
    let shown = Gallery.play()
    let home = Gallery.text(of: shown.first { $0.name == "home after" }?.html ?? "")
    // One of its steps was not for today.
    #expect(home.contains("Done for today"))
    #expect(home.contains("Done today") && home.contains("One guess"))
    let summary = Gallery.text(of: shown.first { $0.name == "summary" }?.html ?? "")
    #expect(summary.contains("Once more"))
  }

  @Test func aStepThatTookLongIsAskedAboutKindly() {
    let text = Gallery.text(of: Gallery.play().first { $0.name == "asking, long" }?.html ?? "")
    for words in [
      "Did it really take that long?", "I finished around ...", "It really took that long",
      "Let’s not count this one",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(!text.contains("Not done yet"))
  }

  @Test func aStepThatWasQuickMayNotBeDoneYet() {
    let text = Gallery.text(of: Gallery.play().first { $0.name == "asking, quick" }?.html ?? "")
    #expect(text.contains("That was quick!"))
    #expect(text.contains("Not done yet"))
    #expect(!text.contains("I finished around ..."))
  }

  @Test func whatPeopleTypedIsShownAsTheyTypedIt() {
    var gallery = Gallery(stepNames: ["<b>\"Tooth\" & 'nail'</b>", "Eat", "Brush"])
    gallery.startQuest()
    #expect(gallery.html.contains("&lt;b&gt;&quot;Tooth&quot; &amp; 'nail'&lt;/b&gt;"))
    #expect(!gallery.html.contains("<b>"))
  }

  @Test func theGuessIsCalledSafeWhenItIsStored() {
    var gallery = Gallery()
    gallery.startQuest()
    gallery.send(.draft(.estimateChosen(Seconds(60))))
    gallery.send(.quest(.estimateLocked), saving: false)
    #expect(!gallery.html.contains(Texts.english.quest.guessIsSafe))
    gallery.saveAll()
    #expect(gallery.html.contains(Texts.english.quest.guessIsSafe))
  }

  @Test func aReaderSeesTheNoticeAndNothingToPressButThat() {
    var gallery = Gallery()
    gallery.send(.tab(.becameReader))
    #expect(gallery.html.contains(Texts.english.tabs.goOnHere))
    #expect(gallery.html.contains("aria-label=\"Start Morning\" disabled=\"\">"))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }

  private func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
