import Basics
import Time

/// What the guesses of a session come to together: they share its day, so they count as one.
struct SessionMean: Hashable {
  /// The one that was finished first.
  let first: PastGuess
  let count: Int
  let mean: Double

  /// - Parameters:
  ///   - guesses: of any tasks, in any order.
  ///   - values: one for each.
  static func means(_ guesses: [PastGuess], _ values: [Double]) -> [SessionMean] {
    let order = order(of: guesses.count) {
      (guesses[$0].session, guesses[$0].finishedAt, guesses[$0].id)
        < (guesses[$1].session, guesses[$1].finishedAt, guesses[$1].id)
    }
    var means: [SessionMean] = []
    var start = 0
    while start < order.count {
      let first = guesses[order[start]]
      var end = start
      var sum = 0.0
      while end < order.count, guesses[order[end]].session == first.session {
        sum += values[order[end]]
        end += 1
      }
      means.append(SessionMean(first: first, count: end - start, mean: sum / Double(end - start)))
      start = end
    }
    return means
  }
}
