import AppCore
import Markup
import Strings

/// Who plays, and what belongs to the family as a whole.
func peoplePage(_ state: AppState, _ texts: Texts) -> View {
  familyPage(.people, texts.family.people.title, state, texts) {
    p(.class("lead")) { texts.family.people.lead }
  }
}
