import Domain
import SyncEngine
import Time

// What an operation from outside may say, as for schemas 1 to 6.
extension OperationBody {
  /// What of it lies beyond; none for what can be.
  ///
  /// NB: asked of files alone. What lies in the log already is read as it is.
  var boundFault: BackupFault.Reason? {
    switch self {
    case .stepSet(_, _, let fields):
      for case .reference(let reference?) in fields where !reference.canBe { return .outOfBounds }
    case .sessionEvent(_, let event): return event.boundFault
    case .sessionImported(let imported):
      if imported.experience.points > XP.mostOfSession { return .outOfBounds }
      for guess in imported.guesses where !guess.estimate.canBe || !guess.actual.canBe {
        return .outOfBounds
      }
    default: break
    }
    return nil
  }
}

extension SessionEvent.Kind {
  fileprivate var boundFault: BackupFault.Reason? {
    switch self {
    case .wholeGuessed(let guess): guess.canBe ? nil : .outOfBounds
    case .estimateLocked(let lock): lock.estimate.canBe ? nil : .outOfBounds
    case .stepFinished(_, _, _, let measurement): measurement.boundFault
    case .durationCorrected(_, let correction):
      correction.actual.map { $0.canBe } ?? true ? nil : .outOfBounds
    default: nil
    }
  }
}

extension Measurement {
  /// Where the clock was set meanwhile, it shows anything.
  fileprivate var boundFault: BackupFault.Reason? {
    if doubts.contains(.clockJumped) { return nil }
    if finishedAt < startedAt { return .contradiction }
    return wall.canBe ? nil : .outOfBounds
  }
}

extension Estimate {
  fileprivate var canBe: Bool {
    switch self {
    case .point(let seconds): seconds.canBe
    case .range(let shortest, let longest): shortest.canBe && longest.canBe && shortest <= longest
    }
  }
}

extension XP {
  /// More than any session could give.
  static let mostOfSession: Int64 = 1_000_000
}

extension Seconds {
  /// 30 days: nobody waits that long for a step to end.
  static let longestDuration: Int64 = 30 * 86_400_000

  fileprivate var canBe: Bool { (0...Self.longestDuration).contains(milliseconds) }
}
