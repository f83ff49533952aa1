import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine
import Time

extension EveningScreen {
  /// None while home is not there, or the drawings are not.
  func drawing(_ core: Core, _ texts: Texts) -> EveningDrawing? {
    shown.map { EveningDrawing($0, said: sentence(core, texts)) }
  }

  private func sentence(_ core: Core, _ texts: Texts) -> [View] {
    guard let said else { return [] }
    return [
      p(
        .class("said"),
        .on(.animationEnd, .evening(.saidEnded)),
        .key("said-\(said.turn)")
      ) {
        words.sentence(of: said.level)
        since(said.level, core.arrivals, core, texts)
      }
    ]
  }
}

/// "Since 12 March"; nothing where no session says when.
private func since(
  _ level: Int,
  _ arrivals: Arrivals,
  _ core: Core,
  _ texts: Texts
) -> [View] {
  guard let day = arrivals.day(of: level) else { return [] }
  return [
    span { " " + texts.evening.since(texts.date(day, on: core.moment.today)) }
  ]
}

/// Under *Stats*: everything that has come, the newest first, and nothing else.
func eveningList(_ evening: EveningScreen, _ core: Core, _ texts: Texts) -> [View] {
  guard !evening.words.isEmpty, let progress = core.progress else { return [] }
  let words = evening.words
  let arrivals = core.arrivals
  let season = Season(of: Evening.day(at: core.localTime))
  return [
    section(.class("panel"), .aria("labelledby", "my-evening"), .key("my-evening")) {
      h2(.id("my-evening")) { texts.evening.title }
      ul(.class("evening-list")) {
        for thing in Thing.come(by: progress.experience.level).reversed() {
          li(.key("come-\(thing.level)")) {
            picture(of: thing, in: season)
            div(.class("grow")) {
              b { words.name(of: thing.level) }
              span { words.sentence(of: thing.level) }
              div(.class("soft")) { since(thing.level, arrivals, core, texts) }
            }
          }
        }
      }
    }
  ]
}

private func picture(of thing: Thing, in season: Season) -> View {
  switch thing.place {
  case .paper, .string:
    svg(.viewBox(0, 0, 64, 84), .aria("hidden", true)) {
      paperLantern("paper-\(thing.level)", pattern: thing.level)
    }
  default:
    svg(.viewBox(0, 0, 32, 32), .aria("hidden", true)) {
      use(
        .class("thing"),
        .drawing(thing.drawing(in: season)),
        .x(16),
        .y(31),
        .width(32),
        .height(32)
      )
    }
  }
}
