import Controls
import Domain
import Strings
import Time

extension Texts {
  /// What a finding says, without its task.
  ///
  /// In turns: with another guess another way of saying the same.
  func words(for insight: Insight) -> String {
    switch insight.finding {
    case .tendency(let tendency):
      return words(for: tendency)
    case .growing(let growth):
      return insights.growing(growth.count, points(growth.rise))
    case .improving(let growth, let isFastest):
      let rise = points(growth.trend.rise)
      return isFastest
        ? insights.fastest(growth.trend.count, rise) : insights.improving(growth.trend.count, rise)
    case .steady(let growth):
      let ways = insights.steady
      return ways[growth.trend.count % ways.count]
    case .bestTime(let best):
      return insights.bestTime(best.part.rawValue, points(best.difference))
    }
  }

  private func words(for tendency: Tendency) -> String {
    let count = tendency.count
    let difference = words(for: tendency.toldDifference)
    return switch (tendency.direction, tendency.share >= 0.6) {
    case (.shorter, true): insights.shorter(count, difference, tendency.onSide, count)
    case (.shorter, false): insights.shorterByMore(count, difference, tendency.onSide, count)
    case (.longer, true): insights.longer(count, difference, tendency.onSide, count)
    case (.longer, false): insights.longerByMore(count, difference, tendency.onSide, count)
    }
  }

  /// What a finding says, with its task.
  func sentence(for insight: Insight) -> String {
    guard let task = insight.task else { return words(for: insight) }
    return insights.ofTask(task, words(for: insight))
  }

  /// Whole points of accuracy.
  func points(_ difference: Double) -> Int { Int(difference.magnitude.rounded()) }
}
