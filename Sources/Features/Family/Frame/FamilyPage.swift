import AppCore
import Basics
import Controls
import Markup
import Strings

/// A place of the parent's side: the same face on paper, no lanterns, no sky.
///
/// - Parameters:
///   - isBehind: a page of its own behind the tab, with a way back to it.
///   - key: what tells it from others behind the tab, where its title may change under a finger.
func familyPage(
  _ place: FamilyTab,
  _ title: String,
  behind: String? = nil,
  _ scene: Scene,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  page("place family " + place.className, scene) {
    main(.key("family-" + place.className + (behind ?? ""))) {
      header(.class("top")) {
        if behind.exists { roundAction("back", scene.texts.family.back, .back) }
        h1(.focusesOnAppear) { title }
        if !behind.exists { handOverPill("hand", scene) }
      }
      div(.class("sheet")) { content() }
    }
    familyPlaces(place, scene)
  }
}

/// The ways to the places: below on a phone, a rail on the left on a desk.
private func familyPlaces(_ here: FamilyTab, _ scene: Scene) -> View {
  nav(.class("tabs"), .aria("label", scene.texts.family.title), .key("places")) {
    p(.class("brand"), .aria("hidden", true)) { scene.texts.family.title }
    ul {
      tab("quests", .routines, here, scene.texts.family)
      tab("calendar", .week, here, scene.texts.family)
      tab("people", .people, here, scene.texts.family)
      tab("speech", .help, here, scene.texts.family)
    }
    handOverPill("hand on-rail", scene)
  }
}

private func tab(
  _ picture: String,
  _ place: FamilyTab,
  _ here: FamilyTab,
  _ texts: FamilyTexts
) -> View {
  li {
    button(
      .class("tab"),
      .type("button"),
      .when(place == here, .aria("current", "page")),
      .on(.click, .family(.placeChosen(place)))
    ) {
      pictogram(picture)
      span { place.name(texts) }
    }
  }
}

extension FamilyTab {
  fileprivate func name(_ texts: FamilyTexts) -> String {
    switch self {
    case .routines: texts.routines.title
    case .week: texts.week.title
    case .people: texts.people.title
    case .help: texts.help.title
    }
  }

  fileprivate var className: String {
    switch self {
    case .routines: "routines"
    case .week: "week-page"
    case .people: "people"
    case .help: "helps"
    }
  }
}
