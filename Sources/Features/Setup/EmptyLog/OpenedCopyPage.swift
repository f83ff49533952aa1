import AppCore
import Controls
import Markup
import Strings
import Transfer

/// A copy that was chosen where nothing is yet: its password, and what it would bring.
package func openedCopyPage(_ copies: CopiesState, _ scene: Scene) -> View {
  page("form-page opened-copy", scene) {
    main(.class("sheet copies"), .key("opened-copy")) {
      h1(.focusesOnAppear) { scene.texts.family.copies.opening.title }
      openedCopyParts(copies, scene)
    }
  }
}
