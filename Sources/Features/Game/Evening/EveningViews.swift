import AppCore
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

extension EveningScreen {
  /// None while home is not there, or the drawings are not.
  func drawing(_ scene: Scene) -> EveningDrawing? {
    shown.map { EveningDrawing($0, said: sentence(scene), isNameLong: scene.core.hasLongName) }
  }

  private func sentence(_ scene: Scene) -> [View] {
    guard let said else { return [] }
    return [
      p(
        .class("said"),
        .on(.animationEnd, .evening(.saidEnded)),
        .key("said-\(said.turn)")
      ) {
        self.words(for: said.subject, scene)
      }
    ]
  }

  private func words(for subject: Said.Subject, _ scene: Scene) -> [View] {
    if case .thing(let level) = subject {
      return [.text(words.sentence(of: level))] + since(level, scene.core.arrivals, scene)
    }
    guard let progress = scene.core.progress else { return [] }
    if case .level = subject { return toNextLevel(progress.experience, scene.texts) }
    let streak = progress.streak
    return [
      .text(
        streak.flame == .burning
          ? scene.texts.evening.flame(streak.count) : scene.texts.words(for: streak)
      )
    ]
  }
}

/// In words, and as a line of light.
private func toNextLevel(_ experience: LevelProgress, _ texts: Texts) -> [View] {
  [
    .text(
      texts.evening.toNextLevel(
        experience.needed - experience.collected,
        experience.level.next.number
      )
    ),
    experienceLine(experience),
  ]
}

extension Core {
  /// The greeting reaches to where the air of the evening is.
  fileprivate var hasLongName: Bool {
    ledger.allPlayers.contains { $0.id == player && $0.name.utf8.count > 8 }
  }
}

/// "Since 12 March"; nothing where no session says when.
private func since(
  _ level: Int,
  _ arrivals: Arrivals,
  _ scene: Scene
) -> [View] {
  guard let day = arrivals.day(of: level) else { return [] }
  return [
    span { " " + scene.texts.evening.since(scene.texts.date(day, on: scene.core.moment.today)) }
  ]
}

/// How many of the newest are told unasked.
private let newest = 3

/// Under *Stats*: everything that has come, the newest first, and nothing else.
func eveningList(
  _ evening: EveningScreen,
  isOpen: Bool,
  _ scene: Scene
) -> [View] {
  guard !evening.words.isEmpty, let progress = scene.core.progress else { return [] }
  let things = [Thing](Thing.come(by: progress.experience.level).reversed())
  let words = EveningListWords(of: evening.words, scene)
  return [
    section(.class("panel"), .aria("labelledby", "my-evening"), .key("my-evening")) {
      h2(.id("my-evening")) { scene.texts.evening.title }
      list(of: things.prefix(newest), words)
      if things.count > newest {
        details(
          .class("fold"),
          .open(isOpen),
          .onSwitch(.toggle) { .stats(.eveningToggled(isOpen: $0)) }
        ) {
          summary {
            pictogram("down")
            scene.texts.evening.earlier
          }
          // Made once somebody wants it: in time there are sixty of them.
          if isOpen { list(of: things.dropFirst(newest), words) }
        }
      }
    }
  ]
}

private func list(of things: ArraySlice<Thing>, _ words: EveningListWords) -> View {
  ul(.class("evening-list")) {
    for thing in things {
      li(.key("come-\(thing.level)")) {
        picture(of: thing, in: words.season)
        div(.class("grow")) {
          b { words.things.name(of: thing.level) }
          span { words.things.sentence(of: thing.level) }
          div(.class("soft")) { since(thing.level, words.arrivals, words.scene) }
        }
      }
    }
  }
}

/// What is said of each thing of the list, looked up once for all of them.
private struct EveningListWords {
  let things: EveningWords
  let arrivals: Arrivals
  let season: Season
  let scene: Scene

  init(of things: EveningWords, _ scene: Scene) {
    self.things = things
    self.scene = scene
    arrivals = scene.core.arrivals
    season = Season(of: Evening.day(at: scene.core.localTime))
  }
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
