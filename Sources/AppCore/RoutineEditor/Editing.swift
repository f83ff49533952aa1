import Basics
import Domain
import SyncEngine
import Time

func reduceEditor(_ state: inout AppState, _ action: EditorAction) -> [Effect] {
  guard state.editedID.exists else { return [] }
  switch action {
  case .named(let name): return state.rename(name)
  case .displayNamed(let name): return state.set(.displayName(name))
  case .picturesAskedFor:
    state.routineEditor.isPictureOpen.toggle()
    return []
  case .iconChosen(let icon): return state.set(.icon(icon))
  case .dayChosen(let day, let isOn): return state.choose(day, isOn)
  case .modeChosen(let mode): return state.set(.scheduleMode(mode))
  case .keywordsTyped(let text): return state.set(.calendarKeywords(Keywords.list(text)))
  case .musicLinkTyped(let link): return state.set(.musicLink(link))
  case .playerChosen(let player, let isOn): return state.choose(player, isOn)
  case .step(let step, let action): return reduceStep(&state, step, action)
  case .stepAdded: return state.addStep()
  case .saved: return state.saveDraft()
  case .duplicated: return state.duplicateRoutine()
  case .removed: return state.removeRoutine()
  case .left: return state.leaveEditor()
  case .thrownAway: return state.throwDraftAway()
  case .stayed:
    state.routineEditor.isLeaving = false
    return []
  }
}

extension AppState {
  mutating func openEditor(of routine: RoutineID) { openEditor(at: .family(.routine(routine))) }

  mutating func openEditor(at editor: Screen) {
    routineEditor = RoutineEditor()
    core.removedRoutine = nil
    screen = editor
  }

  mutating func closeEditor() {
    if case .ownQuest = screen { screen = .home } else { screen = .family(.routines) }
  }

  /// What she makes herself has one name for everybody.
  fileprivate mutating func rename(_ name: String) -> [Effect] {
    guard case .ownQuest = screen else { return set(.name(name)) }
    return edit { draft, state in
      for field in [RoutineField.name(name), .displayName(name)] {
        draft.set(field, over: state.ledger)
      }
    }
  }

  fileprivate mutating func set(_ field: RoutineField) -> [Effect] {
    edit { draft, state in draft.set(field, over: state.ledger) }
  }

  fileprivate mutating func choose(_ day: Weekday, _ isOn: Bool) -> [Effect] {
    var days = editedRoutine?.activeDays ?? []
    if isOn { days.insert(Weekdays(day)) } else { days.remove(Weekdays(day)) }
    return set(.activeDays(days))
  }

  fileprivate mutating func choose(_ player: PlayerID, _ isOn: Bool) -> [Effect] {
    let others = (editedRoutine?.players ?? []).filter { $0 != player }
    return set(.players(isOn ? others + [player] : others))
  }

  /// The same once more, as changes that are not saved yet.
  fileprivate mutating func duplicateRoutine() -> [Effect] {
    guard let original = editedRoutine else { return [] }
    var draft = RoutineDraft(RoutineID(core.dice.id()))
    for field in original.fields { draft.set(field, over: ledger) }
    var position = Position.middle
    for step in original.steps {
      let copy = StepID(core.dice.id())
      for field in step.fields + [.position(position)] {
        draft.set(field, of: copy, over: ledger)
      }
      position = .after(position)
    }
    openEditor(of: draft.routine)
    return put(draft)
  }

  fileprivate mutating func removeRoutine() -> [Effect] {
    guard let id = editedID else { return [] }
    let effects = throwDraftAway()
    guard ledger.hasRoutine(id) else { return effects }
    core.removedRoutine = id
    return effects + record([.routineRemoved(id)])
  }

  /// A routine that nobody has named and that has no named step is nothing to ask about.
  mutating func leaveEditor() -> [Effect] {
    guard hasUnsavedChanges, role.canWrite else {
      closeEditor()
      return []
    }
    if let routine = editedRoutine, !ledger.hasRoutine(routine.id), routine.isBlank {
      return throwDraftAway()
    }
    routineEditor.isLeaving = true
    return []
  }

  fileprivate mutating func throwDraftAway() -> [Effect] {
    guard let id = editedID else { return [] }
    closeEditor()
    return hasDraft(of: id) ? put(RoutineDraft(id)) : []
  }
}

extension Routine {
  fileprivate var isBlank: Bool {
    name.isEmpty && displayName.isEmpty && steps.allSatisfy { $0.name.isEmpty }
  }
}

extension Step {
  fileprivate var fields: [StepField] { [.name(name), .icon(icon), .reference(reference)] }
}
