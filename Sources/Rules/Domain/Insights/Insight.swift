import Basics

/// One thing that the history says, beyond what chance does.
package struct Insight: Hashable, Sendable {
  package enum Finding: Hashable, Sendable {
    case tendency(Tendency)
    case growing(CommonGrowth)
    case improving(Growth, isFastest: Bool)
    case steady(Growth)
    case bestTime(BestTime)
  }

  /// The task's name as the player reads it; none for what is true of all tasks.
  package let task: String?
  package let finding: Finding

  /// The evidence as a multiple of what is asked for.
  package var strength: Double {
    switch finding {
    case .tendency(let tendency): tendency.strength
    case .growing(let growth): growth.strength
    case .improving(let growth, _): growth.trend.evidence / Growth.leastEvidence
    // That nothing changes is told when there is nothing else to tell.
    case .steady: 0
    case .bestTime(let best): best.strength
    }
  }

  /// Scalar by scalar: `==` on texts would bring Unicode's tables into the module.
  func isOf(_ name: String) -> Bool { task.map { $0.hasSameScalars(as: name) } ?? false }
}
