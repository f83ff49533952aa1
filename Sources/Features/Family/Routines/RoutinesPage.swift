import AppCore
import Basics
import Controls
import Domain
import Editing
import Markup
import Strings
import SyncEngine
import Time

/// All routines, each with its days and whether it is on.
func routinesPage(_ scene: Scene) -> View {
  familyPage(.routines, scene.texts.family.routines.title, scene) {
    p(.class("lead")) { scene.texts.family.routines.lead }
    removedNotice(scene.core, scene.texts.family.routines)
    ul(.class("list-grid")) {
      for routine in scene.core.ledger.allRoutines + scene.core.unsavedRoutines {
        routineCard(routine, scene)
      }
    }
    div(.class("save-bar")) {
      mainAction(
        scene.texts.family.routines.new,
        .family(.routines(.newChosen)),
        isEnabled: scene.canWrite
      )
    }
  }
}

/// Stands empty until something is removed, so that it is read out then.
private func removedNotice(_ core: Core, _ texts: RoutineListTexts) -> View {
  let removed = core.removedByParent
  return div(.class("removed"), .role("status"), .key("removed")) {
    if let removed {
      span { texts.removed(removed.name) }
      quietAction(
        texts.bringBack,
        .family(.routines(.broughtBack(removed.id))),
        isEnabled: core.role.canWrite
      )
    }
  }
}

private func routineCard(_ routine: Routine, _ scene: Scene) -> View {
  let words = scene.texts.family.routines
  let name = routine.name.isEmpty ? words.unnamed : routine.name
  return li(
    .class(routine.isActive ? "routine" : "routine resting"),
    .key(routine.id.shortText)
  ) {
    span(.class("puck")) { pictogram(routine.icon.picture) }
    div {
      h2 {
        if routine.madeBy == .parent {
          button(
            .class("name"),
            .type("button"),
            .on(.click, .family(.routines(.chosen(routine.id))))
          ) { name }
        } else {
          span { name }
        }
      }
      if let line = scene.core.line(on: routine, scene.texts) {
        p(.class("soft small"), .key("line")) { line }
      }
    }
    onSwitch(routine, named: words.isOn(name), scene.core)
    // Its editor, which shows them otherwise, is the player's.
    if routine.madeBy == .player {
      p(.class("its-steps soft small"), .key("steps")) {
        scene.texts.list(routine.steps.map { $0.name })
      }
    }
    div(.class("meta")) {
      span { words.steps(routine.steps.count) }
      players(of: routine, scene)
      days(of: routine, scene.texts)
    }
  }
}

extension Core {
  fileprivate func line(on routine: Routine, _ texts: Texts) -> String? {
    let overlaps = texts.family.overlaps
    let texts = texts.family.routines
    // What the player has not saved yet is not the family's to see.
    if routine.madeBy == .parent, hasDraft(of: routine.id) { return texts.notSaved }
    // Until somebody has looked: it is told of on its own page.
    if routine.madeBy == .parent, !ledger.overlaps(in: routine.id).isEmpty { return overlaps.title }
    if !routine.isActive { return texts.resting }
    if routine.madeBy == .player { return texts.madeByPlayer }
    // The same name twice would say nothing.
    return routine.hasOneName ? nil : texts.seenAs(routine.displayName)
  }
}

/// A routine that was never saved cannot be on.
private func onSwitch(_ routine: Routine, named name: String, _ core: Core) -> [View] {
  guard core.ledger.hasRoutine(routine.id) else { return [] }
  return [
    switchControl(name, isOn: routine.isActive, isEnabled: core.role.canWrite) {
      .family(.routines(.switched(routine.id, isActive: $0)))
    }
  ]
}

/// Where several play: whose it is.
private func players(of routine: Routine, _ scene: Scene) -> [View] {
  let all = scene.core.ledger.allPlayers
  if all.count < 2 { return [] }
  let names = all.filter { routine.players.contains($0.id) }.map {
    scene.texts.name(of: $0, among: all)
  }
  return [
    span(.key("players")) {
      names.isEmpty
        ? scene.texts.family.routines.forNobody
        : scene.texts.family.routines.isFor(scene.texts.list(names))
    }
  ]
}

private func days(of routine: Routine, _ texts: Texts) -> View {
  if routine.scheduleMode == .calendar {
    let words = texts.list(routine.calendarKeywords)
    return span { texts.family.routines.onDaysWith(words) }
  }
  return ul(.class("routine-days"), .aria("label", texts.family.routines.activeDays)) {
    for day in Weekday.allCases {
      let isOn = routine.activeDays.contains(day)
      li(.class(isOn ? "on" : ""), .when(!isOn, .aria("hidden", true))) {
        span(.aria("hidden", true)) { texts.shortName(of: day) }
        hidden(texts.name(of: day))
      }
    }
  }
}
