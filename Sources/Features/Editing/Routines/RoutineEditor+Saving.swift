import AppCore
import Basics
import Domain
import SyncEngine
import SyncWire

extension RoutineEditor {
  /// Writes the changes and closes the editor.
  mutating func save(_ core: inout Core) -> [Effect] {
    guard let effects = store(&core) else { return [] }
    isClosed = true
    return effects
  }

  /// Writes the changed fields, all or none; nothing that is there is taken away on the way.
  ///
  /// - Returns: nothing when something is missing, which `toldGaps` says.
  package mutating func store(_ core: inout Core) -> [Effect]? {
    guard let routine = routine(core) else { return nil }
    stay()
    ask(for: gaps(core))
    guard askedFields.isEmpty else { return nil }
    return core.save(tidied(routine, core))
  }

  /// The draft as it is saved: blanks around texts go, one name stands for two, and a link is what can be opened.
  private func tidied(_ routine: Routine, _ core: Core) -> RoutineDraft {
    let name = routine.name.trimmed
    let displayName = routine.displayName.trimmed
    let link = routine.typedMusic?.address
    var about = link.exists ? routine.musicAbout : MusicAbout()
    about.name = about.name.trimmed
    let keywords = Keywords.tidy(routine.calendarKeywords)
    let fields: [RoutineField] = [
      .name(name.isEmpty ? displayName : name),
      .displayName(displayName.isEmpty ? name : displayName),
      .calendarKeywords(keywords), .musicLink(link), .musicAbout(about),
    ]
    var draft = core.draft(of: id) ?? RoutineDraft(id)
    for field in fields { draft.set(field, over: core.ledger) }
    for step in routine.steps {
      draft.set(.name(step.name.trimmed), of: step.id, over: core.ledger)
    }
    return draft
  }
}
