import Basics
import Domain
import SyncWire
import Time

extension LockedEstimate: Described {
  package static var blank: LockedEstimate {
    LockedEstimate(
      id: LockID(0),
      step: StepID(0),
      estimate: .point(.zero),
      difficulty: .learning,
      bands: DifficultyLevel.learning.bands,
      startedAt: .blank
    )
  }

  @inline(never)
  package func coded(by coder: inout Coder) -> LockedEstimate {
    LockedEstimate(
      id: coder.id("lock", id),
      step: coder.id("step", step),
      estimate: coder.nested("estimate", estimate),
      difficulty: coder.level("level", level),
      bands: coder.bands("bandThousandths", bands),
      startedAt: coder.instant("startedAt", startedAt)
    )
  }
}

extension Estimate: Described {
  package static var blank: Estimate { .point(.zero) }

  package func coded(by coder: inout Coder) -> Estimate {
    var (isPoint, first, second) = (true, Seconds.zero, Seconds.zero)
    switch self {
    case .point(let seconds): first = seconds
    case .range(let shortest, let longest): (isPoint, first, second) = (false, shortest, longest)
    }
    if coder.isThere("pointMs", isPoint) { return .point(coder.seconds("pointMs", first)) }
    return .range(coder.seconds("fromMs", first), coder.seconds("toMs", second))
  }
}

extension Instant {
  static var blank: Instant { Instant(milliseconds: 0) }
}
