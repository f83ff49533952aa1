import Domain
import Time

/// How a player guesses: ln(estimate / actual), which is e from a minute on, is normal around the tilt.
package struct SimulatedPlayer: Hashable, Sendable {
  /// The mean of e: ln 1.25 is a quarter too long.
  package var tilt = 0.0
  /// The standard deviation of e over all days, before the player grows.
  package var wobble: Double
  package var learning: Learning?
  package var days = Days.even
  /// How much of what a day differs by goes into the guess: 1 is all of it, at 0 she knows the usual length alone.
  package var feels = 1.0
  /// What she takes for the usual length is the median of her earlier times; else she has known it from the first day on.
  package var remembers = false
  /// A part of the day in which the wobble is half as wide.
  package var sharpestIn: DayPart?
  /// How far the guesses of a session lean together: the standard deviation of what all of them share.
  package var lean = 0.0
  /// At how many of the steps the tap on *Done* is forgotten, 0 to 1.
  package var lateTaps = 0.0
  package var lateness = Lateness.long

  package init(
    wobble: Double,
    tilt: Double = 0,
    learning: Learning? = nil,
    days: Days = .even
  ) {
    self.wobble = wobble
    self.tilt = tilt
    self.learning = learning
    self.days = days
  }

  /// In words, which differ where players do.
  var kind: String {
    let learns = learning.map { " to \($0.wobble) during \($0.sessions)" } ?? ""
    let bad = "\(days.badShare) in \(days.run) by \(days.widening)"
    let more =
      (lean > 0 ? ", lean \(lean)" : "") + (feels < 1 ? ", feels \(feels)" : "")
      + (remembers ? ", remembers" : "")
    return "tilt \(tilt), wobble \(wobble)\(learns), bad \(bad), late \(lateTaps), sharp "
      + (sharpestIn.map { "\($0)" } ?? "never") + more
  }

  /// The wobble becomes another one, session by session, evenly on a logarithmic scale.
  package struct Learning: Hashable, Sendable {
    package let wobble: Double
    /// Counted from 0.
    package let sessions: ClosedRange<Int>

    package init(to wobble: Double, during sessions: ClosedRange<Int>) {
      self.wobble = wobble
      self.sessions = sessions
    }
  }

  /// One who begins to grow after calibration.
  package init(wobble: Double, to end: Double, in sessions: Int, days: Days) {
    let first = Calibration.sessions
    self.init(
      wobble: wobble,
      learning: Learning(to: end, during: first...(first + sessions - 1)),
      days: days
    )
  }

  /// In a session counted from 0, on a day that is as any other.
  func wobble(in session: Int) -> Double {
    guard let learning else { return wobble }
    let way = Double(session - learning.sessions.lowerBound)
    let share = way / Double(max(learning.sessions.count - 1, 1))
    let ratio = Logarithm.natural(learning.wobble / wobble)
    return wobble * Logarithm.exponential(ratio * min(max(share, 0), 1))
  }

  /// What is locked in for a step that will take so long: a stop of the slider.
  ///
  /// - Parameters:
  ///   - usual: what it takes mostly.
  ///   - leaning: what the guesses of the session share.
  package func estimate(
    of truth: Seconds,
    usual: Seconds,
    leaning: Double = 0,
    wobble: Double,
    _ dice: inout SeededDice
  ) -> Seconds {
    let unfelt = (1 - feels) * Logarithm.natural(usual.value / truth.value)
    let wanted = truth.scaled(by: unfelt + tilt + leaning + wobble * dice.normal())
    return EstimateScale.stop(at: EstimateScale.index(of: wanted))
  }
}

extension Seconds {
  /// e to a power times as long.
  func scaled(by power: Double) -> Seconds {
    let milliseconds = Double(self.milliseconds) * Logarithm.exponential(power)
    return Seconds(milliseconds: Int64(min(milliseconds, Double(Seconds.limit)).rounded()))
  }
}
