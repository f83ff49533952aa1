import AppCore
import Basics
import Controls
import Markup
import Strings
import SyncEngine

/// How a copy for the home screen is saved, which the game cannot name.
package struct CarriedCopy {
  let save: Action
  let isMaking: Bool
  /// What it is called, once it is made.
  let name: String?
  let hasFailed: Bool

  package init(save: Action, isMaking: Bool, name: String?, hasFailed: Bool) {
    (self.save, self.isMaking, self.name, self.hasFailed) = (save, isMaking, name, hasFailed)
  }
}

extension Installing {
  /// The note on home; nothing where it is not time for it.
  package func note(_ scene: Scene) -> [View] {
    guard isOffered(scene.core), scene.core.freshWeek == nil else { return [] }
    let words = scene.texts.installing
    return [
      button(
        .class("note"),
        .type("button"),
        .on(.click, .sidePage(.chosen(.homeScreenOffer))),
        .key("installing")
      ) {
        pictogram("quests")
        span(.class("grow")) {
          b { words.note }
          hidden(scene.texts.lists.pause)
          span(.class("small soft")) {
            device?.system == .desktop ? words.noteDesktop : words.noteAbout
          }
        }
        pictogram("right")
      }
    ]
  }

  /// The row that leads there; nothing where the app is there already.
  package func row(_ texts: Texts) -> [View] {
    guard let device, !device.isInstalled else { return [] }
    let words = texts.installing
    return [settingRow(words.row, words.rowAbout, .sidePage(.chosen(.homeScreen)))]
  }

  package func title(_ texts: InstallingTexts) -> String {
    device?.system == .desktop ? texts.desktopTitle : texts.title
  }

  /// - Parameter isOffered: so that it can be put off.
  package func page(_ copy: CarriedCopy, isOffered: Bool, _ scene: Scene) -> View {
    let words = scene.texts.installing
    return section(.class("installing"), .key("installing")) {
      picture()
      p(.class("lead")) { scene.texts.sentences(lead(words)) }
      steps(copy, words)
      if device?.asksItself ?? false { mainAction(words.put, .installing(.wanted)) }
      if isOffered { quietAction(words.notNow, .installing(.notNow)) }
    }
  }

  private func lead(_ words: InstallingTexts) -> [String] {
    let asks = device?.asksItself ?? false
    return switch device?.system {
    case .iPhone: [words.about]
    case .android: [words.about, words.isThere] + (asks ? [words.asksOnce] : [])
    case .desktop, nil: [words.desktopAbout, words.isThere]
    }
  }

  /// Where the browser asks by itself there are none.
  private func steps(_ copy: CarriedCopy, _ words: InstallingTexts) -> [View] {
    guard let device, !device.asksItself else { return [] }
    let steps: [View] =
      switch device.system {
      case .iPhone: onIPhone(copy, words)
      case .android: [step(words.android, 0)]
      case .desktop: [step(words.desktop, 0)]
      }
    return [ol(.class("numbered")) { steps }]
  }
}

private func onIPhone(_ copy: CarriedCopy, _ words: InstallingTexts) -> [View] {
  let saving: View = div {
    p(.class("told"), .role("status")) {
      copy.name.map { words.savedAs($0) } ?? (copy.hasFailed ? words.notSaved : "")
    }
    outlinedAction(
      copy.name.exists ? words.saveAgain : words.saveMine,
      copy.save,
      isEnabled: !copy.isMaking
    )
  }
  return [step(words.iPhone, 0, saving)] + (1..<4).map { step(words.iPhone, $0) }
}

/// What is to be done, and what is to be known of it.
private func step(_ texts: [String], _ number: Int, _ more: View? = nil) -> View {
  li {
    b { texts[2 * number] }
    span(.class("soft small")) { texts[2 * number + 1] }
    if let more { more }
  }
}

/// A phone's screen with a lantern among what else is there.
private func picture() -> View {
  svg(.class("phone"), .viewBox(0, 0, 96, 144), .aria("hidden", true)) {
    rect(.x(4), .y(4), .width(88), .height(136), .rx(16))
    use(.drawing("lantern-lit"), .x(24), .y(36), .width(48), .height(66))
  }
}
