import Access
import AppCore
import Basics
import Domain
import Editing
import SyncEngine

/// Where a family is on its way to the first quest.
///
/// What has been answered is in the log from its first page on, so nothing is lost on the way.
package struct FirstStart: Hashable, Sendable {
  package private(set) var page: FirstStartPage
  /// None where another device has taken the routine away.
  package internal(set) var editor: RoutineEditor?
  @Boxed package internal(set) var gate = Gate()
  /// The lantern whose name is a field.
  package internal(set) var naming: StepID?
  /// The one whose name was a field last.
  package private(set) var named: StepID?
  package private(set) var areDaysOpen = false

  init(_ page: FirstStartPage, _ core: Core) {
    self.page = page
    editor = core.starterRoutine.map { RoutineEditor($0.id, for: .parent) }
  }

  var canGoBack: Bool { page != .who && page != .handOver }

  /// The routine is on the page, and can be changed there.
  package var isEditing: Bool { page == .routine }
}

package enum FirstStartPage: Hashable, Sendable, CaseIterable {
  /// A parent, or the player alone.
  case who
  /// The morning, and for a parent what the player is called.
  case routine
  case pin
  case handOver

  /// As it stands in the log.
  var name: String {
    switch self {
    case .who: "who"
    case .routine: "routine"
    case .pin: "pin"
    case .handOver: "hand-over"
    }
  }
}

extension FirstStart {
  mutating func reduce(_ action: FirstStartAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .makerChosen(let maker):
      return choose(maker, &core)
    case .lanternTapped(let lantern): return isEditing ? tap(lantern, &core) : []
    case .nameTapped(let lantern): return isEditing ? name(lantern, &core) : []
    case .nameEntered:
      named = naming
      naming = nil
      return []
    case .lanternAdded: return isEditing ? addLantern(&core) : []
    case .daysToggled(let isOpen):
      areDaysOpen = isOpen
      return []
    case .wentOn: return goOn(&core)
    case .handedOver(let startsQuest): return handOver(startsQuest, &core)
    }
  }

  mutating func reduce(_ action: EditorAction, _ core: inout Core) -> [Effect] {
    isEditing ? editor?.reduce(action, &core) ?? [] : []
  }

  /// A PIN has been kept, or there was one: then comes the last page.
  mutating func reduce(_ action: GateAction, _ core: inout Core) -> [Effect] {
    let effects = gate.reduce(action, at: core.moment)
    guard page == .pin, core.role.canWrite else { return effects }
    switch gate.phase {
    case .open, .asking, .resting: return effects + turn(to: .handOver, &core)
    default: return effects
    }
  }

  private func handOver(_ startsQuest: Bool, _ core: inout Core) -> [Effect] {
    guard page == .handOver else { return [] }
    guard startsQuest, let routine = core.starterRoutine else { return core.endFirstStart() }
    return core.endFirstStart(.quest(routine.id))
  }

  /// What was changed on a page is stored with the step to the next one.
  private mutating func goOn(_ core: inout Core) -> [Effect] {
    switch page {
    case .routine:
      guard let effects = editor?.store(&core) else { return [] }
      let named = core.leaveTypedName()
      let next = core.playsAlone ? core.endFirstStart() : turn(to: .pin, &core)
      return named + effects + next
    case .who, .pin, .handOver: return []
    }
  }

  /// A card is the way on.
  private mutating func choose(_ maker: Routine.Maker, _ core: inout Core) -> [Effect] {
    guard page == .who, core.role.canWrite, let routine = core.starterRoutine else { return [] }
    let isNew = (maker == .player) != core.playsAlone
    return (isNew ? core.record([.routineSet(routine.id, [.madeBy(maker)])]) : [])
      + turn(to: .routine, &core)
  }

  /// Back to the page before; from the first one there is no way back.
  mutating func goBack(_ core: inout Core) -> [Effect] {
    guard core.role.canWrite else { return [] }
    switch page {
    case .who: return []
    case .routine: return core.leaveTypedName() + turn(to: .who, &core)
    case .pin: return gate.goBack(at: core.moment) ?? turn(to: .routine, &core)
    case .handOver: return []
    }
  }

  private mutating func turn(to page: FirstStartPage, _ core: inout Core) -> [Effect] {
    self.page = page
    naming = nil
    if page != .pin, page != .handOver { gate = Gate() }
    return core.record([page.standing]) + openedPage
  }

  /// What a page needs when it comes on the screen.
  var openedPage: [Effect] {
    page == .pin ? [.ask(.readGate)] : []
  }
}

extension FirstStartPage {
  /// The operation that says where a first start stands.
  var standing: OperationBody { .set(.firstStart, name) }
}
