import Domain
import SyncWire

extension SessionStart {
  var json: JSON {
    .members([
      ("session", .id(session)), ("routine", .id(routine)),
      ("isCalibration", .bool(isCalibration)), ("steps", .array(plan.map { Self.json($0) })),
    ])
  }

  private static func json(_ step: QuestSession.PlannedStep) -> JSON {
    .members([
      ("step", .id(step.id)), ("name", .string(step.name)), ("icon", .string(step.icon.name)),
    ])
  }

  init(_ fields: JSONFields) throws(JSONFieldError) {
    session = try fields.identifier("session")
    routine = try fields.identifier("routine")
    isCalibration = try fields.bool("isCalibration")
    var plan: [QuestSession.PlannedStep] = []
    for step in try fields.objects("steps") {
      plan.append(
        QuestSession.PlannedStep(
          id: try step.identifier("step"),
          name: try step.string("name"),
          icon: Icon(try step.string("icon"))
        )
      )
    }
    self.plan = plan
  }
}
