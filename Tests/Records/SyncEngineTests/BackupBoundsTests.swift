import Copies
import Domain
import SyncEngine
import TestSupport
import Testing
import Time

/// What this program's own copies may say of durations is what earlier ones may.
@Suite struct BackupBoundsTests {
  private static let month = Seconds(30 * 86_400)

  @Test func durationsFromZeroToThirtyDaysAreTaken() throws {
    for seconds in [Seconds.zero, Seconds(1), Self.month] {
      _ = try Self.read([.stepSet(StepID(1), of: RoutineID(1), [.reference(seconds)])])
      _ = try Self.read([.sessionEvent(SessionID(1), .estimateLocked(Self.lock(.point(seconds))))])
      _ = try Self.read([Self.finished(from: 0, to: seconds)])
    }
  }

  @Test func durationsBeyondAreRefusedWithTheirPlace() {
    for seconds in [Seconds(-1), Self.month + Seconds(1)] {
      for body in [
        OperationBody.stepSet(StepID(1), of: RoutineID(1), [.reference(seconds)]),
        .sessionEvent(SessionID(1), .estimateLocked(Self.lock(.point(seconds)))),
        .sessionEvent(SessionID(1), .estimateLocked(Self.lock(.range(Seconds(5), seconds)))),
        .sessionEvent(
          SessionID(1),
          .durationCorrected(EstimationID(1), Correction(actual: seconds, counts: true))
        ),
      ] {
        #expect(reason(of: [body]) == .outOfBounds)
      }
    }
    #expect(reason(of: [Self.finished(from: 0, to: Self.month + Seconds(1))]) == .outOfBounds)
  }

  @Test func anEndBeforeItsStartIsRefused() {
    #expect(reason(of: [Self.finished(from: 10_000, to: Seconds(-1))]) == .contradiction)
  }

  /// This program writes such a measurement itself, when somebody sets the clock while a step runs.
  @Test func whereTheClockWasSetItMayShowAnything() throws {
    for length in [Seconds(-3600), Seconds(400 * 86_400)] {
      _ = try Self.read([Self.finished(from: 10_000_000, to: length, doubts: [.clockJumped])])
    }
  }

  private func reason(of bodies: [OperationBody]) -> BackupFault.Reason? {
    do throws(BackupFault) {
      _ = try Self.read(bodies)
      return nil
    } catch {
      #expect(error.path.text == "operations[1]" && error.line == 3)
      return error.reason
    }
  }

  private static func read(_ bodies: [OperationBody]) throws(BackupFault) -> Backup {
    var log = TestLog()
    let all = [.playerSet(TestLog.player, name: "Mia")] + bodies
    let file = BackupFiles.file(of: BackupFiles.encoded(all.map { log.make($0) }))
    return try BackupReader.read(file, BackupReading(device: 9) { _ in .utc })
  }

  private static func lock(_ estimate: Estimate) -> LockedEstimate {
    LockedEstimate(
      id: LockID(1),
      step: StepID(1),
      estimate: estimate,
      difficulty: .learning,
      bands: DifficultyLevel.learning.bands,
      startedAt: Instant(milliseconds: 1000)
    )
  }

  private static func finished(
    from start: Int64,
    to length: Seconds,
    doubts: [Measurement.Doubt] = []
  ) -> OperationBody {
    let startedAt = Instant(milliseconds: start)
    var measurement = Measurement(startedAt: startedAt, finishedAt: startedAt.adding(length))
    measurement.doubts = doubts
    return .sessionEvent(
      SessionID(1),
      .stepFinished(EstimationID(1), StepID(1), LockID(1), measurement)
    )
  }
}
