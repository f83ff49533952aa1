import Basics
import Domain
import SyncEngine
import SyncWire
import Time

/// Where a family is on its way to the first quest.
///
/// What has been answered is in the log from its first page on, so nothing is lost on the way.
package enum FirstStartPage: Hashable, Sendable, CaseIterable {
  /// A parent, or the player alone; and what she is called.
  case who
  case routine
  case days
  case pin
  case handOver

  /// As it stands in the log.
  var name: String {
    switch self {
    case .who: "who"
    case .routine: "routine"
    case .days: "days"
    case .pin: "pin"
    case .handOver: "hand-over"
    }
  }
}

package enum FirstStartAction: Hashable, Sendable {
  case makerChosen(Routine.Maker)
  case wentOn
  /// A PIN can be chosen later, too, at the way into the family area.
  case pinPutOff
  case handedOver

  var writes: Bool { true }
}

func reduceFirstStart(_ state: inout AppState, _ action: FirstStartAction) -> [Effect] {
  guard case .firstStart(let page) = state.screen else { return [] }
  switch action {
  case .makerChosen(let maker):
    guard page == .who, let routine = state.starterRoutine else { return [] }
    return state.record([.routineSet(routine.id, [.madeBy(maker)])])
  case .wentOn: return state.goOn(from: page)
  case .pinPutOff: return page == .pin ? state.turn(to: .handOver) : []
  case .handedOver: return page == .handOver ? state.endFirstStart() : []
  }
}

extension AppState {
  private static let done = "done"

  /// The page on which the log says that a first start stands; none when it is over.
  var firstStartPage: FirstStartPage? {
    // Should the record of its end be damaged one day, nobody who has played is asked again.
    guard history.isEmpty, let stored = ledger.setting(.firstStart) else { return nil }
    return FirstStartPage.allCases.first { $0.name.hasSameScalars(as: stored) }
  }

  /// The quest that a first start is about.
  package var starterRoutine: Routine? { ledger.allRoutines.first }

  /// Whether whoever sets it up is the player herself.
  package var playsAlone: Bool { starterRoutine?.madeBy == .player }

  /// Puts the player and the ready-made routine into the log and begins to ask.
  mutating func beginFirstStart() -> [Effect] {
    guard player == nil, role.canWrite else { return [] }
    let effects = record(starterOperations)
    screen = .firstStart(.who)
    return effects
  }

  /// Its ids come from the device, so that two tabs that both believe to be the first set up the same.
  private var starterOperations: [OperationBody] {
    var setUp = Dice(
      seed: (
        UInt64(truncatingIfNeeded: core.device), UInt64(truncatingIfNeeded: core.device >> 64),
        1, 1
      )
    )
    let player = PlayerID(setUp.id())
    let routine = RoutineID(setUp.id())
    // Today among them: who sets it up on a weekend wants to play at once.
    let days = Weekdays.schoolDays.union(Weekdays(moment.today.weekday))
    return [
      .playerSet(player, name: ""),
      .routineSet(
        routine,
        [
          .name(starter.name), .displayName(starter.name), .icon(starter.icon),
          .players([player]), .activeDays(days), .scheduleMode(.fixedDays),
          .isActive(true), .madeBy(.parent),
        ]
      ),
    ] + steps(of: routine, &setUp) + [Self.standing(at: .who)]
  }

  private func steps(of routine: RoutineID, _ setUp: inout Dice) -> [OperationBody] {
    var position = Position.middle
    return starter.steps.map { step in
      defer { position = .after(position) }
      return .stepSet(
        StepID(setUp.id()),
        of: routine,
        [.name(step.name), .icon(step.icon), .position(position)]
      )
    }
  }

  private static func standing(at page: FirstStartPage) -> OperationBody {
    .set(.firstStart, page.name)
  }

  /// What was changed on a page is stored with the step to the next one.
  fileprivate mutating func goOn(from page: FirstStartPage) -> [Effect] {
    switch page {
    case .who: return turn(to: .routine)
    case .routine: return storeDraft().map { $0 + turn(to: .days) } ?? []
    case .days:
      guard let effects = storeDraft() else { return [] }
      return effects + (playsAlone ? endFirstStart() : turn(to: .pin))
    case .pin, .handOver: return []
    }
  }

  /// Back to the page before; from the first one there is no way back.
  mutating func goBackInFirstStart(from page: FirstStartPage) -> [Effect] {
    guard role.canWrite else { return [] }
    switch page {
    case .who: return []
    case .routine: return turn(to: .who)
    case .days: return turn(to: .routine)
    case .pin: return turn(to: .days)
    case .handOver: return []
    }
  }

  fileprivate mutating func turn(to page: FirstStartPage) -> [Effect] {
    screen = .firstStart(page)
    return record([Self.standing(at: page)]) + openedPage(page)
  }

  /// What a page needs when it comes on the screen.
  func openedPage(_ page: FirstStartPage) -> [Effect] {
    switch page {
    case .pin: [.ask(.readGate)]
    // After a reload: whether there is a family code that has been shown.
    case .handOver where !gate.hasPIN: [.ask(.readGate)]
    default: []
    }
  }

  fileprivate mutating func endFirstStart() -> [Effect] {
    let effects = record([.set(.firstStart, Self.done)])
    return effects + land()
  }

  /// A PIN has been kept, or there was one: then comes the last page, with the family code if it is new.
  mutating func goOnAfterPIN() -> [Effect] {
    guard screen == .firstStart(.pin) else { return [] }
    switch gate.phase {
    case .showingCode, .open, .asking, .resting: return turn(to: .handOver)
    default: return []
    }
  }
}
