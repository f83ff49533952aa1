import Access
import Core
import Domain
import Editing
import SyncEngine
import Transfer

/// The family area: where a parent is, and how far the way in has come.
package struct FamilyState: Sendable {
  package internal(set) var gate = Gate()
  package internal(set) var place = FamilyPlace.tab(.routines)
  package internal(set) var week = WeekEditor()
  package internal(set) var people = People()

  package init() {}
}

package enum FamilyPlace: Hashable, Sendable {
  case tab(FamilyTab)
  indirect case editor(RoutineEditor)
}

extension FamilyState {
  package mutating func enter() -> [Effect] {
    place = .tab(.routines)
    gate = Gate()
    return [.ask(.readGate)]
  }

  /// Behind whoever leaves, the gate is closed.
  package mutating func leave() { gate = Gate() }

  package mutating func reduce(_ action: FamilyAction, _ core: inout Core) -> [Effect] {
    guard gate.isOpen else { return [] }
    switch action {
    case .placeChosen(let tab):
      let effects = core.leaveTypedName()
      place = .tab(tab)
      week.enter(core)
      return tab == .people ? effects + [.ask(.readKeeping)] : effects
    case .routines(let action): return reduce(action, &core)
    case .people(let action): return people.reduce(action, &core)
    case .week(let action): return week.reduce(action, &core)
    }
  }

  /// The screen says how *Save a copy* went.
  package var showsCopy: Bool {
    if gate.phase == .withoutBoth { return true }
    if case .tab(.people) = place { return gate.isOpen }
    return false
  }

  package mutating func reduce(_ action: GateAction, at moment: Moment) -> [Effect] {
    gate.reduce(action, at: moment)
  }

  package mutating func turnPage(_ action: PageAction, at moment: Moment) -> [Effect] {
    gate.turnPage(action, at: moment)
  }

  package mutating func reduce(_ action: EditorAction, _ core: inout Core) -> [Effect] {
    inEditor(&core) { $0.reduce(action, &$1) } ?? []
  }

  package mutating func goBack(_ core: inout Core) -> [Effect] {
    if let effects = gate.goBack(at: core.moment) { return effects }
    if let effects = inEditor(&core, { $0.goBack(&$1) }) { return effects }
    core.destination = .home
    return []
  }

  /// This tab shows from now on; what becomes of changes is for the tab to say that writes.
  package mutating func becomeReader() {
    guard case .editor(var editor) = place else { return }
    editor.stay()
    place = .editor(editor)
  }

  /// - Returns: none where nothing can be edited.
  private mutating func inEditor(
    _ core: inout Core,
    _ change: (inout RoutineEditor, inout Core) -> [Effect]
  ) -> [Effect]? {
    guard case .editor(var editor) = place, gate.isOpen, editor.isParents(core) else { return nil }
    let effects = change(&editor, &core)
    place = editor.isClosed ? .tab(.routines) : .editor(editor)
    return effects
  }
}
