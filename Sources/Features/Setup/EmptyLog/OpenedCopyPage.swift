import Controls
import Core
import Markup
import Strings
import Transfer

/// A copy that was chosen where nothing is yet: its password, and what it would bring.
package func openedCopyPage(_ copies: CopiesState, _ core: Core, _ texts: Texts) -> View {
  page("form-page opened-copy", core, texts) {
    main(.class("sheet copies"), .key("opened-copy")) {
      h1(.focusesOnAppear) { texts.family.copies.opening.title }
      openedCopyParts(copies, core, texts)
    }
  }
}
