import Access
import AppCore
import Basics
import Domain
import Editing
import SyncEngine
import Transfer

/// The family area: where a parent is, and how far the way in has come.
package struct FamilyState: Sendable {
  @Boxed package internal(set) var gate = Gate()
  package internal(set) var place = FamilyPlace.tab(.routines)
  package internal(set) var week = WeekEditor()
  package internal(set) var people = People()
  package internal(set) var words = DayWordsEditor()

  package init() {}
}

extension FamilyState {
  /// - Parameter open: the gate through which somebody has just come.
  package mutating func enter(by open: Gate?, _ core: Core) -> [Effect] {
    place = .tab(.routines)
    if let open {
      gate = open
      return []
    }
    gate = Gate(
      ofFamily: core.ledger.setting(.familyCode),
      core.ledger.isOfSeveralDevices ? .others : .anybody
    )
    return [.ask(.readGate)]
  }

  /// Closes the gate once the family area is left.
  package mutating func leave() { gate = Gate() }

  package mutating func reduce(_ action: FamilyAction, _ core: inout Core) -> [Effect] {
    guard gate.isOpen else { return [] }
    switch action {
    case .placeChosen(let tab):
      let effects = core.leaveTypedName()
      place = .tab(tab)
      week.enter(core)
      return tab == .people ? effects + [.ask(.readKeeping)] : effects
    case .pageChosen(let page): return turn(to: page, &core)
    case .handedOver(let player): return handOver(to: player, &core)
    case .routines(let action): return reduce(action, &core)
    case .people(let action): return people.reduce(action, &core)
    case .week(let action): return week.reduce(action, &core)
    case .words(let action): return words.reduce(action, &core)
    case .wordMissed(let word):
      place = .tab(.week)
      week.begin(word, &core)
      return []
    }
  }

  /// In, and at none of the pages behind the tabs.
  package var isAtTab: Bool { if case .tab = place { gate.isOpen } else { false } }

  /// The screen says how *Save a copy* went.
  package var showsCopy: Bool {
    if gate.phase == .withoutBoth { return true }
    switch place {
    case .page(.copies, _), .page(.erase, _): return gate.isOpen
    default: return false
    }
  }

  package var showsCalendars: Bool {
    if case .page(.calendars, _) = place { gate.isOpen } else { false }
  }

  package var showsMusic: Bool {
    if case .page(.music, _) = place { gate.isOpen } else { false }
  }

  package var showsDevices: Bool {
    if case .page(.devices, _) = place { gate.isOpen } else { false }
  }

  package mutating func reduce(_ action: GateAction, _ core: inout Core) -> [Effect] {
    let (hadPIN, wasOpen) = (gate.hasPIN, gate.isOpen)
    gate.family = core.ledger.setting(.familyCode)
    var effects = gate.reduce(action, at: core.moment)
    guard gate.isOpen, !wasOpen else { return effects }
    if !hadPIN { effects += core.tellOfPIN() }
    return effects + (gate.knowsFamilyCode ? core.keep(gate.record?.code) : [])
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
    if gate.isOpen, case .page(let page, of: let tab) = place {
      if page == .dayByDay || page == .dayWords {
        place = .page(.calendars, of: tab)
        return []
      }
      let effects = core.leaveTypedName()
      place = .tab(tab)
      return effects
    }
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

extension FamilyState {
  private mutating func turn(to page: FamilyPage, _ core: inout Core) -> [Effect] {
    switch place {
    case .tab(let tab), .page(_, of: let tab): place = .page(page, of: tab)
    case .editor: return []
    }
    let effects = core.leaveTypedName()
    if page == .dayWords { words = DayWordsEditor(core) }
    return page == .copies ? effects + [.ask(.readKeeping)] : effects
  }

  /// The area closes behind the parent, and the game is that player's.
  private func handOver(to player: PlayerID, _ core: inout Core) -> [Effect] {
    let effects = core.leaveTypedName()
    core.destination = .home
    guard core.ledger.allPlayers.count > 1, core.role.canWrite else { return effects }
    return effects + (core.choose(player) ?? [])
  }
}

extension Core {
  /// Whoever plays here finds a PIN that was not there before, and is told once.
  fileprivate mutating func tellOfPIN() -> [Effect] {
    role.canWrite && !ledger.allPlayers.isEmpty ? record([.set(.hasNewPIN, true)]) : []
  }

  /// A device that is new to the family asks for the code that is on its paper.
  fileprivate mutating func keep(_ code: GateCode?) -> [Effect] {
    guard role.canWrite, let code, code.notedAt.exists,
      ledger.setting(.familyCode) != code.checkedBy
    else { return [] }
    return record([.set(.familyCode, code.checkedBy)])
  }
}
