import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// Her own evening, at the foot of a quest's end: what a new level has brought lights there.
struct FinaleEvening {
  private let player: PlayerID
  private let evening: Evening
  private let before: Level
  private let reached: Level
  private let words: EveningWords

  /// None while the drawings are not here.
  init?(_ shown: QuestSummary, _ words: EveningWords, _ core: Core) {
    guard let player = core.player, !words.isEmpty else { return nil }
    let day = Evening.day(at: core.localTime)
    (before, reached) = (shown.before.level, shown.after.level)
    evening = Evening(of: player, at: reached, on: day, core.arrivals)
    self.player = player
    self.words = words
  }

  var drawing: View {
    let seen = before.number
    let shown = EveningScreen.Shown(player, evening, seen: seen)
    let layers = EveningDrawing(shown, said: [], isNameLong: true)
    return div(.class("finale-evening"), .aria("hidden", true)) {
      layers.ridge
      hills()
      layers.wall
    }
  }

  /// "A cat on the wall": what has come, the newest where there are several.
  var arrived: String? {
    guard reached > before, let newest = Thing.come(by: reached).last else { return nil }
    return words.name(of: newest.level)
  }
}
