import Time

/// A completed session of a quest, whatever the time of day: what it says of the quest as it is today.
package struct Morning: Hashable, Sendable {
  struct Finished: Hashable {
    /// The place of the quest's first step of today that is of the same task; none where there is no such step.
    let task: Int?
    let guess: GuessDigest
    let isHonest: Bool

    /// From the guess that was locked in, in seconds after another moment.
    func start(after begin: Instant) -> Double {
      guess.finishedAt.since(begin).value - guess.measured.value
    }
  }

  let begunAt: Instant
  let finished: [Finished]
  /// The tasks of what was skipped.
  private let skipped: [Int?]

  /// Of a quest's usual time, the share that has to be known.
  private static let leastKnown = 0.5
  /// Between all steps, in seconds; more of it is a pause.
  private static let mostBetween = 3600.0
  /// Between two steps, in seconds, where no morning says it.
  static let usualGap = 30.0

  /// None of a session that was broken off, or in which the clock jumped.
  ///
  /// - Parameter task: of a step of that session, the place of the quest's first step of today of the same task.
  package init?(_ session: SessionDigest, task: (StepID, SessionID) -> Int?) {
    guard session.isCompleted, !session.hasClockJumped, let begunAt = session.begunAt else {
      return nil
    }
    self.begunAt = begunAt
    finished = session.guesses.map {
      Finished(task: task($0.step, session.id), guess: $0, isHonest: $0.isHonest && $0.counts)
    }
    skipped = session.skipped.map { task($0, session.id) }
  }

  /// Those of a quest in the last 90 days, the newest first.
  ///
  /// - Parameter sessions: of a player, in the order of ``SessionDigest/isBefore(_:)``.
  package static func all(
    of routine: RoutineID,
    in sessions: [SessionDigest],
    at now: Instant,
    task: (StepID, SessionID) -> Int?
  ) -> [Morning] {
    let first = now.adding(.zero - TaskWindow.length)
    let last = now.adding(QuestSession.ahead)
    var mornings: [Morning] = []
    // By index, because to copy years of digests would take longer than to look at them.
    for index in sessions.indices.reversed() where sessions[index].routine == routine {
      if sessions[index].startedAt <= first { break }
      if sessions[index].startedAt > last { continue }
      if let morning = Morning(sessions[index], task: task) { mornings.append(morning) }
    }
    return mornings
  }

  func hasFinished(_ task: Int) -> Bool { finished.contains { $0.task == task } }

  func skips(of task: Int) -> Int { skipped.count { $0 == task } }

  /// The seconds that the quest of today would have taken in this morning; none where too little of it is known.
  package func recast(to current: CurrentSteps) -> Double? {
    var isTaken = finished.map { _ in false }
    var (done, missing, known) = (0.0, 0.0, 0.0)
    for step in current.steps {
      let place = finished.indices.first { !isTaken[$0] && finished[$0].task == step.task }
      if let place { isTaken[place] = true }
      if let place, finished[place].isHonest {
        done += finished[place].guess.guess.actual.value
        known += step.usual.seconds
      } else {
        missing += step.usual.seconds
      }
    }
    if known < Self.leastKnown * current.total { return nil }
    let pace = (done + missing) / current.total
    guard let between = between(current, pace) else { return nil }
    let gap = finished.count > 1 ? between / Double(finished.count - 1) : Self.usualGap
    return max(done + missing * pace + gap * Double(current.steps.count - 1), 1)
  }

  /// What passed between the steps; none where it was a pause.
  private func between(_ current: CurrentSteps, _ pace: Double) -> Double? {
    guard var last = finished.first else { return nil }
    for finished in finished where finished.guess.finishedAt >= last.guess.finishedAt {
      last = finished
    }
    var between =
      last.isHonest
      ? last.guess.finishedAt.since(begunAt).value
      : last.start(after: begunAt) + length(of: last, current, pace)
    for finished in finished { between -= length(of: finished, current, pace) }
    return between > Self.mostBetween ? nil : max(between, 0)
  }

  /// Measured where that is honest, else remembered, else the usual time at the morning's pace.
  ///
  /// So a *Done* that was forgotten in the middle stays in the morning as time between steps, since it was.
  private func length(of step: Finished, _ current: CurrentSteps, _ pace: Double) -> Double {
    if step.isHonest || step.guess.isNamed { return step.guess.guess.actual.value }
    let measured = step.guess.measured.value
    return current.usual(of: step.task).map { min($0 * pace, measured) } ?? measured
  }
}
