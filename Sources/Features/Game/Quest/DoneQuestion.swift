import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// *Forgot to tap Done?*: what is asked about a duration, and what can be answered.
package struct DoneQuestion: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case tookLong
    case wasQuick
    /// The device's clock was set while the step was running.
    case clockJumped
  }

  /// *I finished around ...*
  package struct Choice: Hashable, Sendable {
    package let actual: Seconds
    /// What the clock on the wall showed then.
    package let end: LocalTime
  }

  let estimation: EstimationID
  package let reason: Reason
  package let actual: Seconds
  /// What the clock on the wall showed when the step began, and when *Done* was tapped.
  let start: LocalTime
  let end: LocalTime
  /// The shortest first.
  package let choices: [Choice]

  /// *It really took that long*: not when the measured time cannot be.
  package var canConfirm: Bool { actual > .zero }

  /// *Not done yet*: a tap by accident.
  package var canReopen: Bool { reason == .wasQuick }
}

extension Core {
  /// - Parameter earlier: the player's guesses of the step's task.
  package func question(about estimation: Estimation, after earlier: TaskHistory) -> DoneQuestion {
    let reason = DoneQuestion.Reason(estimation.measurement.doubts)
    return DoneQuestion(
      estimation: estimation.id,
      reason: reason,
      actual: estimation.measurement.actual,
      start: LocalTime(estimation.lock.startedAt, offset: estimation.offset),
      end: LocalTime(estimation.measurement.finishedAt, offset: estimation.offset),
      choices: reason == .wasQuick ? [] : choices(for: estimation, reason, earlier)
    )
  }

  /// Around what is likely, all of them before now.
  private func choices(
    for estimation: Estimation,
    _ reason: DoneQuestion.Reason,
    _ earlier: TaskHistory
  ) -> [DoneQuestion.Choice] {
    let likely = likelyDuration(of: estimation, reason, earlier)
    let longest = reason == .clockJumped ? EstimateScale.longest : estimation.measurement.actual
    let start = estimation.lock.startedAt
    var found: [DoneQuestion.Choice] = []
    // The likely one first, then from half to three times as long: few, and no two that read the same.
    for quarters in [4, 6, 2, 12] as [Int64] {
      let nearby = Seconds(milliseconds: likely.milliseconds * quarters / 4)
      let stop = EstimateScale.stop(at: EstimateScale.index(of: nearby))
      let end = LocalTime(start.adding(stop), offset: estimation.offset)
      let choice = DoneQuestion.Choice(actual: stop, end: end)
      if stop < longest, !found.contains(where: { $0.reads(like: choice, reason) }) {
        found.append(choice)
      }
    }
    return found.ordered { $0.actual < $1.actual }
  }

  private func likelyDuration(
    of estimation: Estimation,
    _ reason: DoneQuestion.Reason,
    _ earlier: TaskHistory
  ) -> Seconds {
    if reason == .clockJumped, let running = estimation.measurement.monotonic { return running }
    return TypicalDuration(earlier)?.median ?? estimation.guess.estimate
  }
}

extension DoneQuestion.Choice {
  /// Over a clock that jumped durations are offered, else what the clock on the wall showed.
  fileprivate func reads(like other: Self, _ reason: DoneQuestion.Reason) -> Bool {
    reason == .clockJumped
      ? actual == other.actual
      : end.millisecondOfDay / 60_000 == other.end.millisecondOfDay / 60_000
  }
}

extension DoneQuestion.Reason {
  fileprivate init(_ doubts: [Measurement.Doubt]) {
    if doubts.contains(.clockJumped) {
      self = .clockJumped
    } else if doubts.contains(.tooShort) {
      self = .wasQuick
    } else {
      self = .tookLong
    }
  }
}
