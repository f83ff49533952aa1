import App
import AppCore
import Domain
import Game
import TestApp
import Testing
import Time

@Suite struct FlameTests {
  /// Neither its shape nor its color says it alone.
  @Test func aFlameBurnsFilledAndRestsHollowAndWordsSayWhich() {
    var gallery = Gallery()
    gallery.startQuest()
    for _ in 1...3 {
      gallery.doStep(guess: Seconds(60), took: Seconds(60))
      gallery.closeReveal()
    }
    #expect(gallery.html.contains("#flame-out") && gallery.html.contains("#flame-core"))
    gallery.send(.finaleEnded)
    #expect(gallery.html.contains("#i-flame-on"))
    gallery.send(.back)
    #expect(gallery.html.contains("#i-flame-on") && !gallery.html.contains("#i-flame-rest"))
    gallery.pass(.hours(48))
    gallery.send(.sidePage(.chosen(.stats)))
    gallery.send(.back)
    #expect(gallery.html.contains("#i-flame-rest") && !gallery.html.contains("#i-flame-on"))
    let resting = Gallery.text(of: gallery.html)
    #expect(resting.contains("1 day in a row, the flame rests"))
    #expect(resting.contains("Play today and it burns on at 2."))
  }

  /// What it says on the day after a pause it keeps; after two it promises nothing.
  @Test func ofAStreakThatIsOverNothingIsTold() {
    var gallery = Gallery()
    gallery.startQuest()
    for _ in 1...3 {
      gallery.doStep(guess: Seconds(60), took: Seconds(60))
      gallery.closeReveal()
    }
    gallery.send(.finaleEnded)
    gallery.send(.back)
    gallery.pass(.hours(24 * 20))
    gallery.send(.sidePage(.chosen(.stats)))
    gallery.send(.back)
    let text = Gallery.text(of: gallery.html)
    #expect(text.contains("A new flame is waiting") && gallery.html.contains("#i-flame-rest"))
    #expect(!text.contains("in a row") && !text.contains("burns on"))
  }
}
