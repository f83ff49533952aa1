import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

/// On which of the next two weeks' days a routine stands by its words, and because of what; nothing without words.
func calledDays(_ routine: Routine, _ scene: Scene) -> [View] {
  let typed = Keywords.tidy(routine.calendarKeywords)
  guard let word = typed.first else { return [] }
  let words = scene.texts.family.editor
  let called = scene.core.nextTwoWeeks.compactMap {
    scene.core.called(routine, on: $0, scene.texts)
  }
  guard called.isEmpty else {
    return [twoWeeks(words.calledDays(called.count), called, scene)]
  }
  return [
    p(.class("help"), .role("status"), .key("called")) { words.calledOnNoDay },
    outlinedAction(
      words.addToWeek(word),
      .family(.wordMissed(word)),
      isEnabled: scene.canWrite
    ),
  ]
}

extension Core {
  /// For the first of the players for whom it does.
  fileprivate func called(_ routine: Routine, on day: LocalDay, _ texts: Texts) -> ToldDay? {
    for player in routine.players {
      if let found = scheduleContext(of: player, on: day).caller(of: routine) {
        return ToldDay(day: day, reason: texts.words(for: found, self))
      }
    }
    return nil
  }
}

extension Texts {
  /// "17:00 Hockey, in The week".
  fileprivate func words(for found: ScheduleContext.Found, _ core: Core) -> String {
    let words = family.editor
    switch found {
    case .event(let event):
      return place(words.calledAt(time(of: event.begin, core), event.name), event.source)
    case .school(let hours): return words.calledBySchool(self.words(for: hours))
    case .entry(let entry): return place(entry.name, entry.source)
    case .dayOff(.schoolBreak(let name)): return place(name, nil)
    case .dayOff(let off): return self.words(for: off)
    case .told: return self.family.week.day.toldElsewhere
    }
  }

  private func place(_ name: String, _ source: String?) -> String {
    let words = family.editor
    return source.map { words.inCalendar(name, $0) } ?? words.inWeek(name)
  }
}
