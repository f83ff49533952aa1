import Basics
import Domain
import SyncWire
import Time

extension OperationBody: Described {
  package static var blank: OperationBody { .unknown(kind: "") }

  /// One body of each kind that is no event of a session; the name of a kind is never used again.
  private static let kinds: [OperationBody] = [
    .playerSet(PlayerID(0), name: ""), .playerRemoved(PlayerID(0)),
    .routineSet(RoutineID(0), []), .routineRemoved(RoutineID(0)),
    .stepSet(StepID(0), of: RoutineID(0), []), .stepRemoved(StepID(0), of: RoutineID(0)),
    .settingSet(.blank), .schoolSet(PlayerID(0), []),
    .activitySet(ActivityID(0), []), .activityRemoved(ActivityID(0)),
    .breakSet(BreakID(0), []), .breakRemoved(BreakID(0)),
    .routineStood(RoutineID(0), on: LocalDay(number: 0)), .betPlaced(.blank),
    .sessionStarted(.blank), .sessionImported(.blank),
    .profileImported(ProfileID(0), opening: .zero),
  ]

  private static let all: [OperationBody] =
    SessionEvent.Kind.all.map { .sessionEvent(SessionID(0), $0) } + kinds

  /// The name of its kind, which is stored beside the body.
  package var kind: String {
    switch self {
    case .playerSet: "player.set"
    case .playerRemoved: "player.removed"
    case .routineSet: "routine.set"
    case .routineRemoved: "routine.removed"
    case .stepSet: "step.set"
    case .stepRemoved: "step.removed"
    case .settingSet: "setting.set"
    case .schoolSet: "school.set"
    case .activitySet: "activity.set"
    case .activityRemoved: "activity.removed"
    case .breakSet: "break.set"
    case .breakRemoved: "break.removed"
    case .routineStood: "routine.stood"
    case .betPlaced: "bet.placed"
    case .sessionStarted: QuestKind.sessionStarted.rawValue
    case .sessionEvent(_, let event): event.operationKind.rawValue
    case .sessionImported: "session.imported"
    case .profileImported: "profile.imported"
    case .unknown(let kind): kind
    }
  }

  package init(kind: String, json: JSON) throws(JSONFieldError) {
    let known = Self.all.first { $0.kind.hasSameScalars(as: kind) }
    self = try known?.reading(json) ?? .unknown(kind: kind)
  }

  package func coded(by coder: inout Coder) -> OperationBody {
    switch self {
    case .playerSet(let id, let name):
      .playerSet(coder.id("player", id), name: coder.text("name", name))
    case .playerRemoved(let id): .playerRemoved(coder.id("player", id))
    case .routineSet(let id, let fields):
      .routineSet(coder.id("routine", id), coder.fields("fields", fields))
    case .routineRemoved(let id): .routineRemoved(coder.id("routine", id))
    case .stepSet(let step, let id, let fields):
      .stepSet(
        coder.id("step", step),
        of: coder.id("routine", id),
        coder.fields("fields", fields)
      )
    case .stepRemoved(let step, let id):
      .stepRemoved(coder.id("step", step), of: coder.id("routine", id))
    case .settingSet(let change):
      change.coded(by: &coder).map { .settingSet($0) } ?? .unknown(kind: kind)
    case .schoolSet, .activitySet, .activityRemoved, .breakSet, .breakRemoved:
      codedWeek(by: &coder)
    case .routineStood, .betPlaced, .sessionStarted, .sessionEvent, .sessionImported,
      .profileImported:
      codedPlay(by: &coder)
    case .unknown: self
    }
  }

  private func codedWeek(by coder: inout Coder) -> OperationBody {
    switch self {
    case .schoolSet(let id, let fields):
      .schoolSet(coder.id("player", id), coder.fields("fields", fields))
    case .activitySet(let id, let fields):
      .activitySet(coder.id("activity", id), coder.fields("fields", fields))
    case .activityRemoved(let id): .activityRemoved(coder.id("activity", id))
    case .breakSet(let id, let fields):
      .breakSet(coder.id("break", id), coder.fields("fields", fields))
    case .breakRemoved(let id): .breakRemoved(coder.id("break", id))
    default: self
    }
  }

  private func codedPlay(by coder: inout Coder) -> OperationBody {
    switch self {
    case .routineStood(let id, let day):
      .routineStood(
        coder.id("routine", id),
        on: coder.parsed("day", day, day.isoText) { LocalDay(isoText: $0) }
      )
    case .betPlaced(let bet): .betPlaced(bet.coded(by: &coder))
    case .sessionStarted(let start): .sessionStarted(start.coded(by: &coder))
    case .sessionEvent(let id, let event):
      .sessionEvent(coder.id("session", id), event.coded(by: &coder))
    case .sessionImported(let session): .sessionImported(session.coded(by: &coder))
    case .profileImported(let id, let opening):
      .profileImported(coder.id("profile", id), opening: coder.experience("openingXP", opening))
    default: self
    }
  }
}
