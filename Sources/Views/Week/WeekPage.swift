import AppCore
import Markup
import Strings

/// School hours, activities and breaks, as the parent knows them.
func weekPage(_ state: AppState, _ texts: Texts) -> View {
  familyPage(.week, texts.family.week.title, state, texts) {
    p(.class("lead")) { texts.family.week.lead }
  }
}
