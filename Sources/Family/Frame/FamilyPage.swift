import Controls
import Core
import Markup
import Strings

/// A place of the parent's side: the same face on paper, no lanterns, no sky.
func familyPage(
  _ place: FamilyTab,
  _ title: String,
  _ core: Core,
  _ texts: Texts,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  page("place family " + place.className, core, texts) {
    main(.key("family-" + place.className)) {
      header(.class("top")) {
        h1(.focusesOnAppear) { title }
        roundAction("lock", texts.family.backToTheGame, .back)
      }
      div(.class("sheet")) { content() }
    }
    familyPlaces(place, texts.family)
  }
}

/// The ways to the places: below on a phone, a rail on the left on a desk.
private func familyPlaces(_ here: FamilyTab, _ texts: FamilyTexts) -> View {
  nav(.class("tabs"), .aria("label", texts.title), .key("places")) {
    p(.class("brand"), .aria("hidden", true)) { texts.title }
    ul {
      tab("quests", texts.routines.title, .routines, here)
      tab("calendar", texts.week.title, .week, here)
      tab("people", texts.people.title, .people, here)
      tab("speech", texts.help.title, .help, here)
    }
  }
}

private func tab(
  _ picture: String,
  _ name: String,
  _ place: FamilyTab,
  _ here: FamilyTab
) -> View {
  li {
    button(
      .class("tab"),
      .type("button"),
      .when(place == here, .aria("current", "page")),
      .on(.click, .family(.placeChosen(place)))
    ) {
      pictogram(picture)
      span { name }
    }
  }
}

extension FamilyTab {
  fileprivate var className: String {
    switch self {
    case .routines: "routines"
    case .week: "week-page"
    case .people: "people"
    case .help: "helps"
    }
  }
}
