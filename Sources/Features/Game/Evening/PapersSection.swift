import AppCore
import Controls
import Domain
import Markup
import Strings
import SyncEngine

/// *Your lanterns*: what the player may choose of what has come; nothing before the first of it.
func papersSection(_ words: EveningWords, _ scene: Scene) -> [View] {
  guard let progress = scene.core.progress, !words.isEmpty else { return [] }
  let come = Thing.come(by: progress.experience.level).filter { $0.place == .paper }
  if come.isEmpty { return [] }
  let patterns = come.filter { $0.isPattern }.map { $0.level }
  let papers = come.filter { !$0.isPattern }.map { $0.level }
  let chosen = scene.core.papers
  return [
    section(.aria("labelledby", "your-lanterns"), .key("your-lanterns")) {
      div(.class("section-title")) { h2(.id("your-lanterns")) { scene.texts.evening.yourLanterns } }
      if !papers.isEmpty {
        choices(
          "paper",
          scene.texts.evening.paper,
          Offered(levels: [0] + papers, chosen: chosen.paper),
          scene.core
        ) {
          level in
          Choice(
            name: level == 0 ? scene.texts.evening.apricot : words.name(of: level),
            drawing: paperLantern("paper-\(level)", pattern: chosen.pattern),
            action: .evening(.paperChosen(level))
          )
        }
      }
      if !patterns.isEmpty {
        choices(
          "pattern",
          scene.texts.evening.pattern,
          Offered(levels: [0] + patterns, chosen: chosen.pattern),
          scene.core
        ) { level in
          Choice(
            name: level == 0 ? scene.texts.evening.plain : words.name(of: level),
            drawing: paperLantern("paper-\(chosen.paper)", pattern: level),
            action: .evening(.patternChosen(level))
          )
        }
      }
    }
  ]
}

private struct Choice {
  let name: String
  let drawing: [View]
  let action: Action
}

/// The levels at which something came, and which of them is chosen.
private struct Offered {
  let levels: [Int]
  let chosen: Int
}

private func choices(
  _ name: String,
  _ title: String,
  _ offered: Offered,
  _ core: Core,
  _ choice: (Int) -> Choice
) -> View {
  fieldset(.class("field"), .key(name)) {
    legend { title }
    div(.class("papers")) {
      for level in offered.levels {
        let choice = choice(level)
        label(.class("paper"), .key("\(name)-\(level)")) {
          svg(.viewBox(0, 0, 64, 84), .aria("hidden", true)) { choice.drawing }
          input(
            .type("radio"),
            .name(name),
            .disabled(!core.role.canWrite),
            .checked(level == offered.chosen),
            .on(.change, choice.action)
          )
          b { choice.name }
        }
      }
    }
  }
}

/// A lantern of a paper, whatever the others are made of.
func paperLantern(_ paper: String, pattern: Int) -> [View] {
  [
    g(.class(paper)) {
      path(
        .class("sheet-of-paper"),
        .d("M19 16h26c11 5 15 16 15 26s-4 21-15 26H19C8 63 4 52 4 42s4-21 15-26Z")
      )
      path(
        .class("cap"),
        .d(
          "M24.2 10h15.6a3.2 3.2 0 0 1 0 6H24.2a3.2 3.2 0 0 1 0-6Zm1.5 57.5h12.6a2.7 2.7 0 0 1 0 "
            + "5.5H25.7a2.7 2.7 0 0 1 0-5.5Z"
        )
      )
      if pattern > 0 { use(.drawing("p\(pattern)"), .width(64), .height(84)) }
    }
  ]
}

extension Thing {
  /// Else it is a paper of another color.
  var isPattern: Bool { place == .paper && level != 12 && level != 14 && level != 28 }
}
