import Domain
import Strings

extension Texts {
  /// What a finding says, without its task.
  ///
  /// In turns: with another guess another way of saying the same.
  func words(for insight: Insight) -> String {
    switch insight.finding {
    case .tendency(let tendency):
      let ways = ways(of: tendency)
      let difference = words(for: tendency.typicalDifference.rounded)
      return ways[tendency.count % ways.count](difference, tendency.onSide, tendency.count)
    case .improving(let growth, let isFastest):
      let ways = isFastest ? insights.fastest : insights.improving
      return ways[growth.trend.count % ways.count](points(growth.trend.rise))
    case .steady(let growth):
      return insights.steady[growth.trend.count % insights.steady.count]
    case .bestTime(let best):
      return insights.bestTime[best.part.rawValue](points(best.difference))
    }
  }

  private func ways(of tendency: Tendency) -> [InsightTexts.Tendency] {
    let isMost = tendency.share >= 0.6
    switch tendency.direction {
    case .shorter: return isMost ? insights.shorter : insights.shorterByMore
    case .longer: return isMost ? insights.longer : insights.longerByMore
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
