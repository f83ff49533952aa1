import AppCore
import Controls
import Markup
import Strings
import Transfer

/// The very first screen of a first visit.
///
/// - Parameter later: what is said of a copy that was chosen here, and what is folded away (``forParents(_:)``).
package func welcomePage(
  _ later: (told: String, forParents: [View])?,
  canAct: Bool,
  _ scene: Scene
) -> View {
  let words = scene.texts.welcome
  return page("start sky", scene) {
    stars([
      40, 250, 110, 330, 60, 450, 190, 240, 250, 470, 330, 260, 340, 430, 150, 500, 300, 540, 24,
      560,
    ])
    hills()
    main(.key("welcome")) {
      div(.class("words")) {
        h1(.focusesOnAppear) { scene.texts.appName }
        p { words.claim }
      }
      firstLanterns(last: .now)
      div(.class("foot")) {
        p(.class("told"), .role("status")) { later?.told ?? "" }
        mainAction(words.begin, .practice(.begun), isEnabled: canAct)
        p(.class("small")) { words.beginAbout }
        div(.class("pair")) {
          quietAction(words.openCopy, .copies(.opening(.wanted)), isEnabled: canAct)
        }
        p(.class("small")) { words.openCopyAbout }
        quietAction(words.join, .joinChosen, isEnabled: canAct)
        details(.class("for-parents")) {
          summary { words.forParents }
          if let later { later.forParents }
        }
      }
    }
  }
}

/// A string that is nearly lit, on each page before there is a quest.
func firstLanterns(last: Lantern.Light) -> View {
  LanternString(
    [
      Lantern(picture: "shower", light: .lit), Lantern(picture: "teeth", light: .lit),
      Lantern(picture: "bag", light: last),
    ],
    size: 96,
    top: 15,
    sag: 24
  ).drawing
}
