import AppCore
import Basics
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// All routines, each with its days and whether it is on.
func routinesPage(_ state: AppState, _ texts: Texts) -> View {
  familyPage(.routines, texts.family.routines.title, state, texts) {
    p(.class("lead")) { texts.family.routines.lead }
    removedNotice(state, texts.family.routines)
    ul(.class("list-grid")) {
      for routine in state.ledger.allRoutines + state.unsavedRoutines {
        routineCard(routine, state, texts)
      }
    }
    div(.class("save-bar")) {
      mainAction(
        texts.family.routines.new,
        .family(.routines(.newChosen)),
        isEnabled: state.role.canWrite
      )
    }
  }
}

/// Stands empty until something is removed, so that it is read out then.
private func removedNotice(_ state: AppState, _ texts: RoutineListTexts) -> View {
  let removed = state.removedByParent
  return div(.class("removed"), .role("status"), .key("removed")) {
    if let removed {
      span { texts.removed(removed.name) }
      quietAction(
        texts.bringBack,
        .family(.routines(.broughtBack(removed.id))),
        isEnabled: state.role.canWrite
      )
    }
  }
}

private func routineCard(_ routine: Routine, _ state: AppState, _ texts: Texts) -> View {
  let words = texts.family.routines
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
      p(.class("soft small")) { state.line(on: routine, words) }
      // Its editor, which shows them otherwise, is hers.
      if routine.madeBy == .player {
        p(.class("soft small"), .key("steps")) {
          texts.list(routine.steps.map { $0.name })
        }
      }
    }
    onSwitch(routine, named: words.isOn(name), state)
    div(.class("meta")) {
      span { words.steps(routine.steps.count) }
      players(of: routine, state, texts)
      days(of: routine, texts)
    }
  }
}

extension AppState {
  fileprivate func line(on routine: Routine, _ texts: RoutineListTexts) -> String {
    // What she has not saved yet is not the family's to see.
    if routine.madeBy == .parent, hasDraft(of: routine.id) { return texts.notSaved }
    if !routine.isActive { return texts.resting }
    return routine.madeBy == .player ? texts.madeByPlayer : texts.seenAs(routine.displayName)
  }
}

/// A routine that was never saved cannot be on.
private func onSwitch(_ routine: Routine, named name: String, _ state: AppState) -> [View] {
  guard state.ledger.hasRoutine(routine.id) else { return [] }
  return [
    switchControl(name, isOn: routine.isActive, isEnabled: state.role.canWrite) {
      .family(.routines(.switched(routine.id, isActive: $0)))
    }
  ]
}

/// Where several play: whose it is.
private func players(of routine: Routine, _ state: AppState, _ texts: Texts) -> [View] {
  let all = state.ledger.allPlayers
  if all.count < 2 { return [] }
  let names = all.filter { routine.players.contains($0.id) }.map { texts.name(of: $0, among: all) }
  return [
    span(.key("players")) {
      names.isEmpty
        ? texts.family.routines.forNobody
        : texts.family.routines.isFor(texts.list(names))
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
