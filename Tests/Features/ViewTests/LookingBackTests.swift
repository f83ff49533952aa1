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

  private func html(_ gallery: Gallery, _ action: Action) -> String {
    var gallery = gallery
    gallery.send(action)
    return gallery.html
  }

  private func text(_ gallery: Gallery, _ action: Action) -> String {
    Gallery.text(of: html(gallery, action))
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

  @Test func fromTheFirstQuestOnItSaysWhatIsNextAndHowManyGuessesThatTakes() {
    // The first three are calibration: nothing is learned of them, and they light all the same.
    for days in [1, 2, 3, 4, 8, 13] {
      let html = html(played(on: Array(0..<days)), .sidePage(.chosen(.patterns)))
      #expect(Gallery.text(of: html).contains(patterns.next(14 - days, "Eat")), "\(days)")
      #expect(html.bulbs("bulb lit") == days && html.bulbs("bulb") == 14 - days, "\(days)")
      #expect(html.contains("dot own"), "\(days)")
    }
  }

  @Test func untilThenACardSaysHowManyGuessesItTakes() {
    let text = text(played(on: Array(0..<13)), .sidePage(.chosen(.patterns)))
    #expect(text.contains(patterns.sampleAbout) && text.contains(patterns.gathering(1)))
  }

  @Test func whatATaskTakesIsSaidFromItsFourthTimeOn() {
    for (days, words) in [
      (3, nil), (4, "4 times so far: 5 min"), (10, "10 times so far: 5 min"),
      (11, "Always about 5 min"),
    ] {
      let text = text(played(on: Array(0..<days)), .sidePage(.chosen(.patterns)))
        .replacing("\u{A0}", with: " ")
      #expect(text.contains("so far") == (4...10).contains(days), "\(days)")
      if let words { #expect(text.contains(words), "\(days)") }
    }
  }

  @Test func noGuessHasTwoNames() {
    var gallery = played(on: [0, 1, 2])
    gallery.pass(.hours(24 * 4))
    for action in [Action.sidePage(.chosen(.stats)), .reflection(.opened)] {
      let text = text(gallery, action)
      for rating in [Rating.spotOn, .close, .off, .wayOff] {
        let name = Texts.english.texts(for: rating).name
        #expect(text.firstMatch(of: try! Regex("\\b\(name)\\b")) == nil, "\(name)")
      }
      #expect(text.contains(Texts.english.stats.landed[2]))
    }
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

extension String {
  /// How many lights of a small string are of this class: each begins its path anew.
  fileprivate func bulbs(_ name: String) -> Int {
    let path = components(separatedBy: "class=\"\(name)\" d=\"").dropFirst().first ?? ""
    return path.prefix { $0 != "\"" }.count { $0 == "M" }
  }
}
