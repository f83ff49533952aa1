import Access
import App
import AppCore
import Editing
import Family
import Game
import Setup
import SyncEngine
import Testing
import Transfer

@Suite struct MyDataScreenTests {
  @Test func settingsAreReachedFromHome() {
    #expect(Gallery().html.contains(#"aria-label="Settings""#))
  }

  /// The player's area neither presents a parent nor denies one: the quiet way to the family area is all.
  @Test func settingsSayNothingOfAParent() {
    for (name, html) in Gallery.play()
    where ["settings", "my data", "side page"].contains(where: { name.hasPrefix($0) }) {
      let words = Gallery.text(of: html).lowercased().split { !$0.isLetter }
      for word in ["parent", "parents", "mum", "dad", "adult", "pin"] {
        #expect(!words.contains { $0 == word }, "\(name): \(word)")
      }
    }
  }

  @Test func whereNothingVibratesThereIsNoSwitchForIt() {
    #expect(Self.text("settings").contains("Vibration"))
    var desk = Gallery()
    desk.send(.sidePage(.chosen(.settings)))
    let text = Gallery.text(of: desk.html)
    #expect(text.contains("Sounds") && text.contains("Hear the reveal"))
    #expect(!text.contains("Vibration"))
  }

  @Test func aCopySaysThatItHasNoLock() {
    #expect(Self.text("side page, savedCopy 1").contains("whoever has it can read it"))
  }

  @Test func aCopyThatLeavesSomethingOutSaysSo() {
    #expect(Self.text("my data, copyMade(leftOut: 0)").contains("Your copy is made."))
    #expect(Self.text("my data, copyMade(leftOut: 2)").contains("without a few entries"))
  }

  @Test func whileACopyIsMadeItCannotBeAskedForAgain() {
    #expect(Self.html("my data, copyAskedFor").contains("disabled"))
    #expect(!Self.html("my data, copyMade(leftOut: 0)").contains("disabled"))
  }

  @Test func anEmptiedMemoryIsToldWithTheWaysBack() {
    let text = Self.text("emptied")
    for words in [
      "TimeQuest’s memory here is empty", "another browser", "the app on your home screen",
      "a copy you saved", "Choose my copy", "Begin anew",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func onAHomeScreenThePageSaysHowToGetACopy() {
    let text = Self.text("installed")
    for words in [
      "Here you are", "Now bring what you have done.", "Settings, My data", "Choose my copy",
      "Come to your family", "Begin anew",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func aDamagedCopyIsRefusedWithPlaceAndReason() {
    for start in ["installed", "emptied"] {
      let ends = Self.text("\(start), endsTooEarly(line: 17)")
      #expect(ends.contains("ends in the middle, in line 17") && ends.contains("Nothing here"))
      let damaged = Self.text("\(start), damaged(line: 17)")
      #expect(damaged.contains("Line 17") && damaged.contains("Nothing here has changed"))
    }
  }

  @Test func whileACopyIsStoredNothingElseCanBeChosen() {
    let html = Self.html("emptied, storing")
    #expect(html.split(separator: " disabled").count == 4)
    #expect(Gallery.text(of: html).contains("One moment"))
  }

  private static func html(_ name: String) -> String {
    Gallery.play().first { $0.name == name }?.html ?? ""
  }

  private static func text(_ name: String) -> String { Gallery.text(of: html(name)) }
}
