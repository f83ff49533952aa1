import AppCore
import Domain
import Markup
import Strings
import SyncEngine

func familyArea(_ place: FamilyPlace, _ state: AppState, _ texts: Texts) -> View {
  guard state.gate.isOpen else { return gatePage(state.gate, state, texts) }
  switch place {
  case .routines: return routinesPage(state, texts)
  case .routine: return routinePage(state, texts)
  case .week: return weekPage(state, texts)
  case .people: return peoplePage(state, texts)
  case .help: return helpPage(state, texts)
  }
}

/// A place of the parent's side: the same face on paper, no lanterns, no sky.
func familyPage(
  _ place: FamilyPlace,
  _ title: String,
  _ state: AppState,
  _ texts: Texts,
  @MarkupBuilder<Action> content: () -> [View]
) -> View {
  page("place family " + place.className, state, texts) {
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
private func familyPlaces(_ here: FamilyPlace, _ texts: FamilyTexts) -> View {
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
  _ place: FamilyPlace,
  _ here: FamilyPlace
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

extension FamilyPlace {
  fileprivate var className: String {
    switch self {
    case .routines, .routine: "routines"
    case .week: "week-page"
    case .people: "people"
    case .help: "helps"
    }
  }
}
