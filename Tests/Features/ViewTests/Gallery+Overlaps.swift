import App
import AppCore
import Basics
import Devices
import Domain
import Family
import SyncEngine
import SyncWire
import TestApp
import Time

/// A routine that several devices have edited without knowing of each other.
extension Gallery {
  static func overlaps() -> [(String, String)] {
    var gallery = parent()
    guard let routine = gallery.state.ledger.allRoutines.first, routine.steps.count > 2 else {
      return []
    }
    gallery.send(.family(.routines(.chosen(routine.id))))
    return pairs(routine).enumerated().map { number, pair in
      var told = gallery
      told.hear([pair.0, pair.1], of: routine.id)
      return ("overlap \(number)", told.html)
    }
  }

  /// What one device did, and what another one did a little later.
  private static func pairs(_ routine: Routine) -> [(OperationBody, OperationBody)] {
    let fields: [(RoutineField, RoutineField)] = [
      (.name(typed("One")), .name(typed("Two"))),
      (.displayName(typed("One")), .displayName(typed("Two"))),
      (.icon(Icon("bag")), .icon(Icon("bed"))), (.players([]), .players(routine.players)),
      (.activeDays([]), .activeDays(.schoolDays)),
      (.activeDays(.everyDay), .activeDays(.schoolDays)),
      (.scheduleMode(.calendar), .scheduleMode(.fixedDays)),
      (.scheduleMode(.fixedDays), .scheduleMode(.calendar)),
      (.calendarKeywords([typed("one")]), .calendarKeywords([])),
      (.calendarKeywords([]), .calendarKeywords([typed("one")])),
      (.musicLink("https://1.1"), .musicLink(nil)), (.musicLink(nil), .musicLink("https://1.1")),
      (.musicAbout(MusicAbout()), .musicAbout(MusicAbout(name: "", minutes: 1, songs: 1))),
      (.isActive(false), .isActive(true)), (.isActive(true), .isActive(false)),
    ]
    let stepFields: [(StepField, StepField)] = [
      (.name(typed("One")), .name(typed("Two"))), (.icon(Icon("bag")), .icon(Icon("bed"))),
      (.position(.middle), .position(.after(.middle))),
      (.reference(nil), .reference(.minutes(5))), (.reference(.minutes(5)), .reference(nil)),
    ]
    let (id, step, nameless) = (routine.id, routine.steps[0].id, routine.steps[2].id)
    let edited = OperationBody.stepSet(step, of: id, [.name(typed("Two"))])
    return fields.map { (.routineSet(id, [$0]), .routineSet(id, [$1])) }
      + stepFields.map { (.stepSet(step, of: id, [$0]), .stepSet(step, of: id, [$1])) }
      + [
        (.stepRemoved(step, of: id), edited), (.routineRemoved(id), edited),
        (
          .stepSet(nameless, of: id, [.name(typed("One"))]),
          .stepSet(nameless, of: id, [.name("")])
        ),
      ]
  }

  /// By devices of which nothing but their edits is known here, and that do not know of each other.
  private mutating func hear(_ edits: [OperationBody], of routine: RoutineID) {
    let noted = state.ledger.noted(edits, of: routine)
    let operations = noted.enumerated().map { number, body in
      let time = state.core.moment.now.milliseconds + 1000 * Int64(number + 1)
      return Operation(
        id: OperationID(UInt128(1000 + number)),
        clock: HybridTime(packed: UInt64(time) << 16, device: UInt128(8 + number)),
        recordedAt: Instant(milliseconds: time),
        offset: .utc,
        player: nil,
        body: body
      )
    }
    send(.tab(.newsArrived(operations)))
  }
}
