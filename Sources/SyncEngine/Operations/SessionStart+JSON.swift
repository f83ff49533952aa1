import Domain
import SyncWire

extension SessionStart {
  var json: JSON {
    .members([
      ("session", .id(session)), ("routine", .id(routine)),
      ("isCalibration", .bool(isCalibration)), ("steps", .array(plan.map { $0.json })),
    ])
  }

  init(_ fields: JSONFields) throws(JSONFieldError) {
    session = try fields.identifier("session")
    routine = try fields.identifier("routine")
    isCalibration = try fields.bool("isCalibration")
    plan = try QuestSession.PlannedStep.list(fields, "steps")
  }
}

extension QuestSession.PlannedStep {
  var members: [(String, JSON?)] {
    [("step", .id(id)), ("name", .string(name)), ("icon", .string(icon.name))]
  }

  var json: JSON { .members(members) }

  init(_ fields: JSONFields) throws(JSONFieldError) {
    self.init(
      id: try fields.identifier("step"),
      name: try fields.string("name"),
      icon: Icon(try fields.string("icon"))
    )
  }

  static func list(
    _ fields: JSONFields,
    _ name: StaticString
  ) throws(JSONFieldError) -> [QuestSession.PlannedStep] {
    var list: [QuestSession.PlannedStep] = []
    for step in try fields.objects(name) { list.append(try QuestSession.PlannedStep(step)) }
    return list
  }
}
