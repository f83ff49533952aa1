import Basics
import Time

/// The first guess of each task: whether a sense of time goes along to what was never done before.
package enum FirstGuesses {
  package struct Month: Hashable, Sendable {
    package let year: Int
    /// 1 to 12.
    package let month: Int
    package fileprivate(set) var count: Int
    fileprivate var sum: Double

    /// Mean accuracy, 0 to 100.
    package var accuracy: Double { sum / Double(count) }
  }

  /// Month by month, the oldest first; months without a new task are not there.
  ///
  /// Calibration counts here: most first guesses are in it. A task whose first guess is doubted is left out, because
  /// the second one is made by somebody who has seen a truth.
  package static func months(of history: History) -> [Month] {
    var months: [Month] = []
    for task in history.tasks {
      guard let first = task.guesses.first(where: { $0.counts }), first.isHonest else { continue }
      let date = first.day.date
      if let known = months.firstIndex(where: { $0.year == date.year && $0.month == date.month }) {
        months[known].count += 1
        months[known].sum += first.accuracy
      } else {
        months.append(Month(year: date.year, month: date.month, count: 1, sum: first.accuracy))
      }
    }
    return months.ordered { ($0.year, $0.month) < ($1.year, $1.month) }
  }
}
