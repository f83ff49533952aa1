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
    #expect(Gallery.text(of: gallery.html).contains("1 day in a row, the flame rests"))
  }
}
