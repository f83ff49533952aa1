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
  div(.class("app " + name)) {
    if !core.role.canWrite { readerNotice(texts) }
    if let trouble = core.saving.trouble { savingNotice(trouble, texts) }
    content()
    savingMark(core, texts)
  }
}
