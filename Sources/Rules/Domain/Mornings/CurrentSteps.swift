/// The steps of a quest as it is today, each with what it usually takes: what all its mornings are recast to.
package struct CurrentSteps: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    /// The place of the quest's first step that is of the same task.
    package let task: Int
    package let usual: UsualTime

    package init(task: Int, usual: UsualTime) {
      self.task = task
      self.usual = usual
    }
  }

  package let steps: [Step]
  /// What all of them together usually take, in seconds.
  let total: Double

  /// The newest mornings say whether a step is ever done, where it stood in them so often.
  private static let newest = 10
  private static let leastPlaces = 5
  /// Of each step, until "usually" may be said of all.
  private static let leastTimes = 3

  /// Leaves out what stood in many of the newest mornings and was never finished, unless nothing would be left.
  ///
  /// - Parameter mornings: the newest first.
  package init(_ steps: [Step], in mornings: [Morning]) {
    let newest = mornings.prefix(Self.newest)
    let done = steps.filter { step in
      newest.contains { $0.hasFinished(step.task) }
        || newest.reduce(0) { $0 + $1.skips(of: step.task) } < Self.leastPlaces
    }
    self.steps = done.isEmpty ? steps : done
    total = self.steps.reduce(0) { $0 + $1.usual.seconds }
  }

  /// Whether every step has been done a few times.
  package var isKnown: Bool { steps.allSatisfy { $0.usual.count >= Self.leastTimes } }

  func usual(of task: Int?) -> Double? { steps.first { $0.task == task }?.usual.seconds }
}
