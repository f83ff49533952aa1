import Domain
import SyncWire
import Time

extension SessionEvent: Described {
  package static var blank: SessionEvent {
    SessionEvent(at: .blank, offset: .utc, kind: .closed(.zero))
  }

  package func coded(by coder: inout Coder) -> SessionEvent {
    SessionEvent(
      at: coder.instant("at", at),
      offset: coder.offset("offset", offset),
      kind: coded(kind, by: &coder)
    )
  }

  private func coded(_ kind: Kind, by coder: inout Coder) -> Kind {
    let number = coder.place("kind", kind.number, among: Kind.all.count)
    return (coder.isReading ? Kind.all[number] : kind).coded(by: &coder)
  }
}

extension SessionEvent.Kind: Described {
  package static var blank: Self { .closed(.zero) }

  /// One event of each kind, in the order of their numbers in bytes.
  static let all: [Self] = [
    .estimateLocked(.blank),
    .stepFinished(EstimationID(0), StepID(0), LockID(0), .blank),
    .stepReopened(EstimationID(0)),
    .stepSkipped(StepID(0)),
    .revealClosed(EstimationID(0)),
    .durationCorrected(EstimationID(0), .confirmation),
    .closed(.zero),
    .stepPutBack(StepID(0)),
    .wholeGuessed(.zero),
    .nightBegun,
  ]

  fileprivate var number: Int {
    switch self {
    case .estimateLocked: 0
    case .stepFinished: 1
    case .stepReopened: 2
    case .stepSkipped: 3
    case .revealClosed: 4
    case .durationCorrected: 5
    case .closed: 6
    case .stepPutBack: 7
    case .wholeGuessed: 8
    case .nightBegun: 9
    }
  }

  /// The kind of the operation that holds such an event.
  var operationKind: QuestKind {
    switch self {
    case .estimateLocked: .estimateLocked
    case .stepFinished: .stepFinished
    case .stepReopened: .stepReopened
    case .stepSkipped: .stepSkipped
    case .revealClosed: .revealClosed
    case .durationCorrected: .durationCorrected
    case .closed: .sessionClosed
    case .stepPutBack: .stepPutBack
    case .wholeGuessed: .wholeGuessed
    case .nightBegun: .nightBegun
    }
  }

  @inline(never)
  package func coded(by coder: inout Coder) -> Self {
    switch self {
    case .estimateLocked(let lock): .estimateLocked(lock.coded(by: &coder))
    case .stepFinished(let estimation, let step, let lock, let measurement):
      .stepFinished(
        coder.id("estimation", estimation),
        coder.id("step", step),
        coder.id("lock", lock),
        measurement.coded(by: &coder)
      )
    case .stepReopened(let estimation): .stepReopened(coder.id("estimation", estimation))
    case .stepSkipped(let step): .stepSkipped(coder.id("step", step))
    case .revealClosed(let estimation): .revealClosed(coder.id("estimation", estimation))
    case .durationCorrected(let estimation, let correction):
      .durationCorrected(coder.id("estimation", estimation), correction.coded(by: &coder))
    case .stepPutBack(let step): .stepPutBack(coder.id("step", step))
    case .wholeGuessed(let guess): .wholeGuessed(coder.seconds("guessMs", guess))
    case .nightBegun: .nightBegun
    case .closed(let total): .closed(coder.experience("totalXP", total))
    }
  }
}

extension Correction: Described {
  package static var blank: Correction { .confirmation }

  package func coded(by coder: inout Coder) -> Correction {
    Correction(
      actual: coder.optional("actualMs", actual, .zero) { $0.seconds($1, $2) },
      counts: coder.bool("counts", counts)
    )
  }
}
