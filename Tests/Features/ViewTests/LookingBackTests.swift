import AppCore
import Controls
import Domain
import Game
import Strings
import Testing
import Time

/// *My patterns* and the week, as they are read.
@Suite struct LookingBackTests {
  private let patterns = Texts.english.patterns

  /// A quest of one step, once on each of these days, counted from a Thursday.
  private func played(on days: [Int]) -> Gallery {
    var gallery = Gallery(stepNames: ["Eat"])
    var today = 0
    for day in days {
      gallery.pass(.hours(24 * (day - today)))
      today = day
      gallery.startQuest()
      gallery.doStep(guess: Seconds(200), took: Seconds(300 + day % 3))
      gallery.closeReveal()
      gallery.send(.back)
    }
    return gallery
  }

  private func text(_ gallery: Gallery, _ action: Action) -> String {
    var gallery = gallery
    gallery.send(action)
    return Gallery.text(of: gallery.html)
  }

  @Test func tiltAndWobbleAreIntroducedWithTheFirstBeam() {
    // Three more that do not count as the first ones.
    for (days, isThere) in [(0, false), (1, false), (13, false), (14, true)] {
      let text = text(played(on: Array(0..<days)), .sidePage(.chosen(.patterns)))
      for word in ["tilt", "wobble"] {
        #expect(text.lowercased().contains(word) == isThere, "\(days) days: \(word)")
      }
      #expect(text.contains(patterns.lead) == isThere, "\(days)")
    }
  }

  @Test func untilThenACardSaysHowManyGuessesItTakes() {
    let text = text(played(on: Array(0..<13)), .sidePage(.chosen(.patterns)))
    #expect(text.contains(patterns.sampleAbout) && text.contains(patterns.gathering(1)))
  }

  @Test func whatWasNoticedInAWeekStandsUnderOneHeading() {
    let week = Gallery.learning().first { $0.0 == "week" }?.1 ?? ""
    #expect(week.components(separatedBy: ">Noticed<").count == 2)
  }

  /// A week of play with Saturday off, and one with none off.
  @Test(arguments: [true, false])
  func daysInARowOverADayOffAreExplained(isOff: Bool) {
    var gallery = played(on: isOff ? [4, 5, 6, 7, 8, 10] : [4, 5, 6, 7, 8, 9, 10])
    gallery.pass(.hours(12))
    let text = text(gallery, .reflection(.opened))
    #expect(text.contains(isOff ? "6 days" : "7 days"))
    #expect(text.contains(Texts.english.reflection.daysOff) == isOff)
  }
}
