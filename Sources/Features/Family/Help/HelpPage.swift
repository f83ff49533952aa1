import AppCore
import Controls
import Markup
import Strings

/// What to say and what not to say, and what nobody claims.
func helpPage(_ scene: Scene) -> View {
  let words = scene.texts.family.help
  return familyPage(.help, words.title, scene) {
    p(.class("lead")) { words.lead }
    div(.class("columns even helps-list")) {
      advice(words.good)
      advice(words.better)
      advice(words.leaving)
      advice(words.hers)
      advice(words.honest)
    }
  }
}

private func advice(_ texts: AdviceTexts) -> View {
  section(.class("advice")) {
    h2 { texts.title }
    ul { for line in texts.lines { li { line } } }
  }
}
