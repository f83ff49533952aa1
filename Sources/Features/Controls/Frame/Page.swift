import AppCore
import Markup
import Strings

/// A screen: what hangs on its name in the style sheet, and around it what every screen has.
package func page(
  _ name: String,
  _ scene: Scene,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  framed(content(), name, scene)
}

// Every screen is made here: see decision 6.
@inline(never)
private func framed(_ content: View, _ name: String, _ scene: Scene) -> View {
  div(.class("app " + name), .data("senses", "\(scene.core.senses)")) {
    if !scene.canWrite { readerNotice(scene.texts) }
    if let trouble = scene.core.saving.trouble { savingNotice(trouble, scene.texts) }
    content
    savingMark(scene)
  }
}
