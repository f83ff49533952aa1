import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import Strings
import SyncEngine
import TestApp
import Testing
import Transfer

@testable import Controls
@testable import Game

@Suite struct OwnQuestScreenTests {
  private let shown = Gallery.ownQuests()

  private func html(_ name: String) -> String { shown.first { $0.0 == name }?.1 ?? "" }

  private func text(_ name: String) -> String { Gallery.text(of: html(name)) }

  @Test func everyPictureHasAName() {
    let names = Texts.english.family.editor.pictures
    #expect(names.count == Icon.pictures.count)
    #expect(Set(names).count == names.count)
    #expect(Set(Icon.pictures).count == Icon.pictures.count)
  }

  @Test func theTemplatesAreThoseOfTheProductPage() {
    let text = text("templates")
    for words in [
      "Homework, Get your stuff, Work time, Pack up",
      "Going to a friend’s, Choose clothes, Get ready, Pack what you need, Check directions",
      "Off to practice, Get your stuff, Get changed, Pack bag, Snack", "Custom quest",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func whatAParentAloneNeedsIsNotInHerEditor() {
    let html = html("own quest, unfolded")
    for part in ["inputmode=\"numeric\"", "https", "routine-mode", "routine-display-name"] {
      #expect(!html.contains(part), "\(part)")
    }
  }

  @Test func whatAnotherPersonCanSeeIsMarked() {
    // Once on the way: where it is made.
    for name in ["own quest, new", "own quest, saved"] {
      #expect(text(name).contains("Visible in the family area"), "\(name)")
    }
  }

  @Test func whatStandsLargeStandsInNoListAndCanBeChangedThere() {
    var gallery = Gallery(isSetUp: false)
    for action in [
      .newChosen, .firstStart(.makerChosen(.player)), .firstStart(.wentOn), .practice(.ended),
    ] as [Action] { gallery.send(action) }
    #expect(gallery.html.components(separatedBy: "Morning<").count == 2)
    #expect(gallery.html.contains(Texts.english.ownQuests.change("Morning")))
  }

  @Test func hersStandUnderTheirOwnHeadingWithAWayToChangeThem() {
    let text = text("home, hers")
    #expect(text.contains("Made by you"))
    #expect(text.contains("Off to Noor's, Ready, 2 steps"))
    #expect(!text.contains("All quests"))
    #expect(html("home, hers").contains("aria-label=\"Change Off to Noor's\""))
  }

  @Test func theWayToMakeAQuestIsOnEveryHome() {
    for (name, html) in Gallery.play() where name.hasPrefix("home") {
      #expect(Gallery.text(of: html).contains("Make a quest"), "\(name)")
    }
  }

  @Test func whatRestsIsThereAndIsNoButton() {
    for (name, isNews) in [("home, hers rests", true), ("home, hers rests, and she knows", false)] {
      let html = html(name)
      #expect(text(name).contains("Off to Noor's, Switched off"))
      #expect(html.contains("<div class=\"row\">"))
      #expect(text(name).contains("It is switched off for now.") == isNews)
    }
    #expect(text("home, hers is back").contains("It is back."))
    #expect(!html("home, hers is back").contains("<div class=\"row\">"))
  }

  @Test func whatIsBegunWaitsAtHome() {
    #expect(text("home, begun").contains("Without a name yet, Not saved yet"))
    #expect(
      text("home, hers has changes").contains("Off to Noor's, Has changes that are not saved yet")
    )
  }

  @Test func whatWasTakenDownIsTold() {
    let text = text("home, hers taken down")
    #expect(text.contains("\u{201C}Off to Noor's\u{201D} is deleted. What you played stays."))
    #expect(text.contains("Bring it back"))
    #expect(!text.contains("Made by you"))
  }

  @Test func noScreenOfHersSpeaksOfAParent() {
    for (name, html) in Gallery.ownQuests() {
      let text = Gallery.text(of: html).lowercased()
      for word in ["parent", "mum", "dad", "mother", "father", "allowed"] {
        #expect(!text.contains(word), "\(name): \(word)")
      }
    }
  }

  @Test func inASecondTabNothingCanBeHungUp() {
    var gallery = Gallery()
    gallery.send(.ownQuests(.templateChosen(Gallery.template)))
    gallery.send(.tab(.becameReader))
    #expect(gallery.html.contains("disabled=\"\">Save quest"))
  }
}
