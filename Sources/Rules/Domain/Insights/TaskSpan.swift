import Basics
import Time

/// How long a task takes mostly, and what lies far outside of that.
///
/// What was guessed plays no part in it.
package struct TaskSpan: Hashable, Sendable {
  /// The honest ones of the last 90 days, calibration included, the shortest first.
  package let times: [Seconds]
  /// Where eight of ten lie; of fewer times than ``leastForBand`` all of them.
  ///
  /// Outward to what people say.
  package let first: Seconds
  package let last: Seconds
  /// Further outside than the band is wide, as people say them, in order.
  package private(set) var below: [Seconds] = []
  package private(set) var above: [Seconds] = []
  /// The time at which nine of ten are over.
  package let ninetieth: Seconds

  package static let least = 4
  package static let leastForBand = 11

  package init?(_ history: TaskHistory, at now: Instant) {
    self.init(TaskWindow.honest(of: history, at: now).map { $0.guess.actual })
  }

  /// - Parameter times: in any order; nil when they are too few to say anything.
  package init?(_ times: [Seconds]) {
    guard times.count >= Self.least else { return nil }
    let times = times.ordered { $0 < $1 }
    self.times = times
    ninetieth = Self.rank(9, of: times)
    let isBand = times.count >= Self.leastForBand
    let (low, high) =
      isBand ? (Self.rank(1, of: times), ninetieth) : (times[0], times[times.count - 1])
    first = low.roundedDown(to: low.spanStep)
    last = high.roundedUp(to: high.spanStep)
    guard isBand else { return }
    // A band without any width is as wide as what it is told to.
    let width = max(last - first, last.spanStep)
    let (lowest, highest) = (first - width, last + width)
    below = times.filter { $0 < lowest }.map { $0.told }
    above = times.filter { $0 > highest }.map { $0.told }
  }

  /// The nearest rank of so many tenths.
  private static func rank(_ tenths: Int, of sorted: [Seconds]) -> Seconds {
    sorted[(sorted.count * tenths + 9) / 10 - 1]
  }

  /// What nine of ten are at most; zero for none.
  package static func ninetieth(of times: [Seconds]) -> Seconds {
    times.isEmpty ? .zero : rank(9, of: times.ordered { $0 < $1 })
  }

  package var isBand: Bool { times.count >= Self.leastForBand }

  /// What all of them are about; none where they differ.
  package var always: Seconds? {
    let told = times[0].told
    return times[times.count - 1].told == told ? told : nil
  }
}

extension Seconds {
  fileprivate var told: Seconds { roundedNear(spanStep) }
}
