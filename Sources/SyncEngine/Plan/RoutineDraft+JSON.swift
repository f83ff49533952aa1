import Domain
import SyncWire
import Time

/// How drafts outlive a reload: the operations that saving would write.
extension RoutineDraft {
  package static func bytes(of drafts: [RoutineDraft]) -> [UInt8] {
    JSON.array(drafts.map { $0.json }).bytes
  }

  /// What cannot be read is nothing that was saved.
  package static func list(_ bytes: [UInt8]) -> [RoutineDraft] {
    guard let json = try? JSON.parse(bytes), let elements = json.array else { return [] }
    return elements.compactMap { try? RoutineDraft(JSONFields($0)) }
  }

  private var json: JSON {
    .members([
      ("routine", .id(routine)),
      (
        "operations",
        .array(
          operations.map {
            let (kind, body) = $0.encoded(recordedAt: Instant(milliseconds: 0))
            return .members([("kind", .string(kind)), ("body", body)])
          }
        )
      ),
    ])
  }

  private init(_ json: JSONFields) throws(JSONFieldError) {
    self.init(try json.identifier("routine"))
    for operation in try json.objects("operations") {
      take(try OperationBody(kind: try operation.string("kind"), json: try operation.value("body")))
    }
  }

  private mutating func take(_ body: OperationBody) {
    switch body {
    case .routineSet(let id, let fields) where id == routine: self.fields += fields
    case .stepSet(let step, let id, let fields) where id == routine:
      steps.append(StepChange(id: step, fields: fields))
    case .stepRemoved(let step, let id) where id == routine: remove(step)
    default: break
    }
  }
}
