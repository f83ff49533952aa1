import Basics

/// All tasks together grow: what no single one of them may show yet.
package struct CommonGrowth: Hashable, Sendable {
  /// In points, between the halves, the mean over tasks.
  package let rise: Double
  /// The sum of the tasks' Kendall scores in standard deviations of that sum.
  package let evidence: Double
  /// How many guesses say so.
  package let count: Int

  private static let leastEvidence = 3.0
  private static let leastRise = 5.0

  /// As a multiple of what is asked for.
  package var strength: Double { evidence / Self.leastEvidence }

  /// Nil unless they grow now and grew a week ago.
  package init?(_ growths: [Growth]) {
    guard let now = CommonGrowth(growths.map { $0.trend }),
      CommonGrowth(growths.compactMap { $0.aWeekAgo }).exists
    else { return nil }
    self = now
  }

  private init?(_ trends: [Trend]) {
    let variance = trends.reduce(0) { $0 + $1.variance }
    guard variance > 0 else { return nil }
    rise = trends.map { $0.rise }[...].mean
    evidence = Double(trends.reduce(0) { $0 + $1.score }) / variance.squareRoot()
    count = trends.reduce(0) { $0 + $1.count }
    guard evidence > Self.leastEvidence, rise >= Self.leastRise else { return nil }
  }
}
