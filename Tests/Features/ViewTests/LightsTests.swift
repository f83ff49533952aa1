import App
import AppCore
import Controls
import Domain
import Game
import TestApp
import Testing
import Time

/// Ribbons are minutes, lights are seconds.
@Suite struct LightsTests {
  private static func reveal(guess: Int, took: Int) -> Gallery {
    var gallery = Gallery()
    gallery.startQuest()
    gallery.doStep(guess: Seconds(guess), took: Seconds(took))
    return gallery
  }

  private static func count(_ part: String, in html: String) -> Int {
    html.ranges(of: part).count
  }

  @Test(arguments: [
    (60, 60, true), (10, 59, true), (61, 60, false), (60, 61, false), (300, 20, false),
  ])
  func upToAMinuteBothAreLightsAndElseBothAreRibbons(guess: Int, took: Int, areLights: Bool) {
    let html = Self.reveal(guess: guess, took: took).html
    #expect(html.contains("<running-lights") == areLights)
    #expect(html.contains("<falling-ribbons") == !areLights)
  }

  @Test(arguments: [(12, 8), (12, 30), (20, 20), (10, 4), (60, 60)])
  func aStringHasSixtyLightsAndOneIsLitForEachSecondThatItTook(guess: Int, took: Int) {
    let html = Self.reveal(guess: guess, took: took).html
    let beside = max(guess - took, 0)
    #expect(Self.count("data-at=", in: html) == 60 + took + beside + 2)
    #expect(Self.count("class=\"light beside", in: html) == beside)
    #expect(
      Self.count("class=\"light lit", in: html) + Self.count("class=\"lit far", in: html) == took
    )
  }

  /// What a guess that was way off did not see is night, on the other side of the moon alone.
  @Test func farBeyondTheMoonItIsNight() {
    #expect(Self.count("class=\"lit far", in: Self.reveal(guess: 10, took: 58).html) == 48)
    #expect(Self.count("class=\"lit far", in: Self.reveal(guess: 58, took: 10).html) == 0)
  }

  @Test func theFirstThreeSayWhatALightIs() {
    var gallery = Gallery(stepNames: ["A", "B", "C", "D", "E"])
    gallery.startQuest()
    var explained: [Bool] = []
    for took in [20, 90, 30, 40, 50] {
      gallery.doStep(guess: Seconds(took), took: Seconds(took))
      explained.append(gallery.html.contains("Each light is one second."))
      gallery.closeReveal()
    }
    #expect(explained == [true, false, true, true, false])
  }

  /// They are in the list of words already.
  @Test func whoListensHearsTheNumbersAndNoLights() {
    let html = Self.reveal(guess: 20, took: 25).html
    guard let lights = html.range(of: "<running-lights") else { return #expect(Bool(false)) }
    #expect(html[lights.lowerBound...].prefix(200).contains("aria-hidden=\"true\""))
    let words = Gallery.text(of: html)
    #expect(words.contains("20 s") && words.contains("25 s"))
  }
}
