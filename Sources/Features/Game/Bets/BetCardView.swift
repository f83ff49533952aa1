import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

/// The last ten starts that were bet on; nothing before there is something to say.
func betCardView(_ card: BetCard?, _ texts: Texts) -> [View] {
  guard let card else { return [] }
  let words = texts.bets
  return [
    section(.class("panel starts"), .aria("labelledby", "starts"), .key("starts")) {
      h2(.id("starts")) { words.yourStarts }
      pairs(card, words)
      p(.class("key"), .aria("hidden", true)) {
        span {
          span(.class("swatch g"))
          words.roomKey
        }
        span {
          span(.class("swatch"))
          words.tookKey
        }
      }
      p(.class("big")) { words.startsHeld(card.held, card.last.count) }
      if let closest = card.closest { p { words.closest(closest.whole / 60) } }
      if let narrower = card.narrower {
        p(.class("soft")) { words.narrower(narrower, card.last.count) }
      }
    }
  ]
}

/// Room given and time taken, side by side, the newest at the right.
private func pairs(_ card: BetCard, _ words: BetTexts) -> View {
  let longest = card.last.reduce(1) { max($0, $1.room.value, $1.took.value) }
  let bar = { (name: String, x: Double, time: Seconds) -> View in
    let height = max(100 * min(time.value / longest, 1), 9)
    return rect(
      .class(name),
      .x(x),
      .y(112 - height),
      .width(9),
      .height(height),
      .rx(4.5)
    )
  }
  return svg(
    .class("bets"),
    .viewBox(0, 0, 300, 118),
    .role("img"),
    .aria("label", words.pairs(card.last.count))
  ) {
    for (place, counted) in card.last.enumerated() {
      bar("room", 6 + 30 * Double(place), counted.room)
      bar("took", 16 + 30 * Double(place), counted.took)
    }
    path(.class("axis"), .d("M0 114H300"))
  }
}
