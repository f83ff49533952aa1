import Basics
import Time

/// How long a task has taken so far.
package struct TypicalDuration: Hashable, Sendable {
  package let count: Int
  /// One in ten took no longer.
  package let tenth: Seconds
  package let median: Seconds
  /// Nine in ten took no longer.
  package let ninetieth: Seconds

  /// - Parameter durations: in any order; nil when there are none.
  package init?(_ durations: [Seconds]) {
    if durations.isEmpty { return nil }
    let sorted = durations.ordered { $0 < $1 }
    count = sorted.count
    tenth = Self.quantile(1, ofTen: sorted)
    median = Self.quantile(5, ofTen: sorted)
    ninetieth = Self.quantile(9, ofTen: sorted)
  }

  /// Of the honest ones of a task's guesses.
  package init?(_ history: TaskHistory) {
    self.init(history.honest().map { $0.actual })
  }

  /// Linear between neighbours: type 7 of Hyndman and Fan (1996), in whole milliseconds.
  private static func quantile(_ tenths: Int, ofTen sorted: [Seconds]) -> Seconds {
    let place = (sorted.count - 1) * tenths
    let (low, rest) = place.quotientAndRemainder(dividingBy: 10)
    if rest == 0 { return sorted[low] }
    let step = (sorted[low + 1] - sorted[low]).milliseconds
    return sorted[low] + Seconds(milliseconds: step * Int64(rest) / 10)
  }
}
