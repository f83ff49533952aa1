import Domain
import SyncWire

extension SessionEvent.Kind {
  func encoded(in session: SessionID) -> (kind: String, json: JSON) {
    let session = ("session", JSON?.some(.id(session)))
    switch self {
    case .estimateLocked(let lock):
      return (OperationKind.estimateLocked, .members([session] + lock.members))
    case .stepFinished(let estimation, let step, let lock, let measurement):
      let ids: [(String, JSON?)] = [
        session, ("estimation", .id(estimation)), ("step", .id(step)), ("lock", .id(lock)),
      ]
      return (OperationKind.stepFinished, .members(ids + measurement.members))
    case .stepReopened(let estimation):
      return (OperationKind.stepReopened, .members([session, ("estimation", .id(estimation))]))
    case .stepSkipped(let step):
      return (OperationKind.stepSkipped, .members([session, ("step", .id(step))]))
    case .revealClosed(let estimation):
      return (OperationKind.revealClosed, .members([session, ("estimation", .id(estimation))]))
    case .durationCorrected(let estimation, let correction):
      return (
        OperationKind.durationCorrected,
        .members([
          session, ("estimation", .id(estimation)),
          ("actualMs", correction.actual.map { .milliseconds($0) }),
          ("counts", .bool(correction.counts)),
        ])
      )
    case .closed(let total):
      return (
        OperationKind.sessionClosed,
        .members([session, ("totalXP", .integer(Int64(total.points)))])
      )
    }
  }

  /// None when the kind is not one of a session.
  init?(kind: String, _ fields: JSONFields) throws(JSONFieldError) {
    switch kind {
    case OperationKind.estimateLocked:
      self = .estimateLocked(try LockedEstimate(fields))
    case OperationKind.stepFinished:
      self = .stepFinished(
        try fields.identifier("estimation"),
        try fields.identifier("step"),
        try fields.identifier("lock"),
        try Measurement(fields)
      )
    case OperationKind.stepReopened:
      self = .stepReopened(try fields.identifier("estimation"))
    case OperationKind.stepSkipped:
      self = .stepSkipped(try fields.identifier("step"))
    case OperationKind.revealClosed:
      self = .revealClosed(try fields.identifier("estimation"))
    case OperationKind.durationCorrected:
      self = .durationCorrected(
        try fields.identifier("estimation"),
        Correction(
          actual: try fields.optionalSeconds("actualMs"),
          counts: try fields.bool("counts")
        )
      )
    case OperationKind.sessionClosed:
      self = .closed(try fields.experience("totalXP"))
    default:
      return nil
    }
  }
}
