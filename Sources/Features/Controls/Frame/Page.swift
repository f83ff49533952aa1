import Core
import Markup
import Strings

/// A screen: what hangs on its name in the style sheet, and around it what every screen has.
package func page(
  _ name: String,
  _ core: Core,
  _ texts: Texts,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  framed(content(), name, core, texts)
}

// Every screen is made here: see decision 6.
@inline(never)
private func framed(_ content: View, _ name: String, _ core: Core, _ texts: Texts) -> View {
  div(.class("app " + name), .data("senses", "\(core.senses)")) {
    if !core.role.canWrite { readerNotice(texts) }
    if let trouble = core.saving.trouble { savingNotice(trouble, texts) }
    content
    savingMark(core, texts)
  }
}
