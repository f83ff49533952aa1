import AppCore
import Controls
import Domain
import Markup
import Strings

/// How far the latest guesses landed from the truth.
func mix(_ landed: Landings, _ texts: Texts) -> View {
  section(.aria("labelledby", "mix")) {
    div(.class("section-title")) { h2(.id("mix")) { texts.title(of: landed) } }
    p(.class("soft small")) { texts.stats.landedAbout }
    ul(.class("mix")) {
      for place in landed.counts.indices { row(place, landed, texts) }
    }
    if landed.counts[3] > 0 {
      p(.class("soft small stats-note")) { texts.stats.farNote }
    }
  }
}

private func row(_ place: Int, _ landed: Landings, _ texts: Texts) -> View {
  let count = landed.counts[place]
  return li {
    span { texts.stats.landed[place] }
    // In shares of its place and not stretched with it, so that its ends stay round.
    svg(.class("bar"), .aria("hidden", true)) {
      rect(
        .attribute("width", decimal(100 * Double(count) / Double(max(landed.largest, 1))) + "%"),
        .attribute("height", "100%"),
        .rx(6)
      )
    }
    span { texts.number(count) }
  }
}

extension Texts {
  /// Of all guesses, or of as many of the latest as are looked at.
  fileprivate func title(of landed: Landings) -> String {
    landed.total < LatestGuesses.most ? stats.mix(landed.total) : stats.mixOfLatest(landed.total)
  }

  /// "3 within a tenth, 2 up to a half": those that there are.
  func words(for landed: Landings) -> String {
    list(
      landed.counts.indices.filter { landed.counts[$0] > 0 }
        .map { stats.landedCount(landed.counts[$0], stats.landed[$0]) }
    )
  }
}
