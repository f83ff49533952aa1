import Controls
import Core
import Markup
import Strings
import Transfer

/// Where copies are, one more of them, and what a copy brings.
func copiesPage(_ copies: CopiesState, _ core: Core, _ texts: Texts) -> View {
  familyPage(.people, texts.family.copies.title, isBehind: true, core, texts) {
    backupSection(copies, core, texts)
  }
}

/// The way to an empty device.
func erasePage(_ copies: CopiesState, _ core: Core, _ texts: Texts) -> View {
  familyPage(.people, texts.family.people.erase, isBehind: true, core, texts) {
    eraseSection(copies, core, texts)
  }
}
