import Domain
import Time

/// What is done about a start.
package enum BetAction: Hashable, Sendable {
  /// A quest whose start is to be bet on; the goal where home has named one.
  case opened(RoutineID, goal: Instant?)
  /// By steps of five minutes.
  case goalMoved(by: Int)
  /// A place of the dial.
  case startChosen(Int)
  case placed
  /// One of the starts that the answer names, or again the one of the bet.
  case kept(Instant)

  var writes: Bool {
    switch self {
    case .placed, .kept: true
    case .opened, .goalMoved, .startChosen: false
    }
  }
}
