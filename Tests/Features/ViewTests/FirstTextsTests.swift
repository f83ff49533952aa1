import App
import Strings
import TestApp
import Testing
import TextTables

/// The texts that come after the first paint.
@Suite struct FirstTextsTests {
  /// What is missing would be empty.
  @Test func noScreenNeedsThemBeforeTheyAreHere() {
    let whole = play(.english)
    let first = play(Language.english.firstTexts)
    #expect(whole.count > 40)
    for ((name, html), (_, early)) in zip(whole, first) { #expect(early == html, "\(name)") }
  }

  private func play(_ texts: Texts) -> [(name: String, html: String)] {
    Gallery.$laterPart.withValue(.coming) { Gallery.$texts.withValue(texts) { Gallery.play() } }
  }
}
