import Domain
import SyncWire
import Time

extension OperationBody {
  package func encoded(recordedAt: Instant) -> (kind: String, json: JSON) {
    switch self {
    case .playerSet(let player, let name):
      (OperationKind.playerSet, .members([("player", .id(player)), ("name", .string(name))]))
    case .playerRemoved(let player):
      (OperationKind.playerRemoved, .members([("player", .id(player))]))
    case .routineSet(let routine, let fields):
      (
        OperationKind.routineSet,
        .members([("routine", .id(routine)), ("fields", .members(fields.map { $0.member }))])
      )
    case .routineRemoved(let routine):
      (OperationKind.routineRemoved, .members([("routine", .id(routine))]))
    case .stepSet(let step, let routine, let fields):
      (
        OperationKind.stepSet,
        .members([
          ("step", .id(step)), ("routine", .id(routine)),
          ("fields", .members(fields.map { $0.member })),
        ])
      )
    case .stepRemoved(let step, let routine):
      (OperationKind.stepRemoved, .members([("step", .id(step)), ("routine", .id(routine))]))
    case .preferenceSet(let key, let value):
      (OperationKind.preferenceSet, .members([("key", .string(key)), ("value", .string(value))]))
    case .schoolSet(let player, let fields):
      (
        OperationKind.schoolSet,
        .members([("player", .id(player)), ("fields", .members(fields.map { $0.member }))])
      )
    case .activitySet(let activity, let fields):
      (
        OperationKind.activitySet,
        .members([("activity", .id(activity)), ("fields", .members(fields.map { $0.member }))])
      )
    case .activityRemoved(let activity):
      (OperationKind.activityRemoved, .members([("activity", .id(activity))]))
    case .breakSet(let id, let fields):
      (
        OperationKind.breakSet,
        .members([("break", .id(id)), ("fields", .members(fields.map { $0.member }))])
      )
    case .breakRemoved(let id):
      (OperationKind.breakRemoved, .members([("break", .id(id))]))
    case .viewShared(let view, let isShared):
      (
        OperationKind.viewShared,
        .members([("view", .id(view)), ("isShared", .bool(isShared))])
      )
    case .sessionStarted(let start):
      (OperationKind.sessionStarted, start.json)
    case .sessionEvent(let session, let event):
      event.encoded(in: session)
    case .sessionImported(let session):
      (OperationKind.sessionImported, session.json)
    case .profileImported(let profile, let opening):
      (
        OperationKind.profileImported,
        .members([("profile", .id(profile)), ("openingXP", .integer(Int64(opening.points)))])
      )
    case .unknown(let kind):
      (kind, .object([]))
    }
  }

  init(kind: String, json: JSON) throws(JSONFieldError) {
    let fields = JSONFields(json)
    switch kind {
    case OperationKind.playerSet:
      self = .playerSet(try fields.identifier("player"), name: try fields.string("name"))
    case OperationKind.playerRemoved:
      self = .playerRemoved(try fields.identifier("player"))
    case OperationKind.routineSet:
      let values = JSONFields(try fields.value("fields"))
      self = .routineSet(try fields.identifier("routine"), try RoutineField.list(values))
    case OperationKind.routineRemoved:
      self = .routineRemoved(try fields.identifier("routine"))
    case OperationKind.stepSet:
      let values = JSONFields(try fields.value("fields"))
      self = .stepSet(
        try fields.identifier("step"),
        of: try fields.identifier("routine"),
        try StepField.list(values)
      )
    case OperationKind.stepRemoved:
      self = .stepRemoved(try fields.identifier("step"), of: try fields.identifier("routine"))
    case OperationKind.preferenceSet:
      self = .preferenceSet(key: try fields.string("key"), value: try fields.string("value"))
    case OperationKind.schoolSet:
      let values = JSONFields(try fields.value("fields"))
      self = .schoolSet(try fields.identifier("player"), try SchoolField.list(values))
    case OperationKind.activitySet:
      let values = JSONFields(try fields.value("fields"))
      self = .activitySet(try fields.identifier("activity"), try ActivityField.list(values))
    case OperationKind.activityRemoved:
      self = .activityRemoved(try fields.identifier("activity"))
    case OperationKind.breakSet:
      let values = JSONFields(try fields.value("fields"))
      self = .breakSet(try fields.identifier("break"), try BreakField.list(values))
    case OperationKind.breakRemoved:
      self = .breakRemoved(try fields.identifier("break"))
    case OperationKind.viewShared:
      self = .viewShared(try fields.identifier("view"), isShared: try fields.bool("isShared"))
    case OperationKind.sessionStarted:
      self = .sessionStarted(try SessionStart(fields))
    case OperationKind.sessionImported:
      self = .sessionImported(try ImportedSession(fields))
    case OperationKind.profileImported:
      self = .profileImported(
        try fields.identifier("profile"),
        opening: try fields.experience("openingXP")
      )
    default:
      if let event = try SessionEvent.Kind(kind: kind, fields) {
        self = .sessionEvent(try fields.identifier("session"), event)
      } else {
        self = .unknown(kind: kind)
      }
    }
  }
}
