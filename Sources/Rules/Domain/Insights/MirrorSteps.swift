/// How wide wobble and the task's own time are, in three steps for words: below a fifth, below two fifths, above.
///
/// A word stays until its number lies clearly beyond the step's edge, so that it does not change with each guess. Nothing is
/// stored: the steps before are found in the window itself, by asking for its earlier guesses.
package struct MirrorSteps: Hashable, Sendable {
  package let wobble: Int
  package let ownWobble: Int
  package let taskSpread: Int

  package static let leastGuesses = 20
  private static let edges = [0.2, 0.4]
  /// Beyond an edge, as a share of it.
  private static let margin = 0.15

  /// What a mirror says that is looked at once.
  package init(_ mirror: Mirror) {
    wobble = Self.step(of: mirror.wobble)
    ownWobble = Self.step(of: mirror.ownWobble)
    taskSpread = Self.step(of: mirror.taskSpread)
  }

  /// Nil with too few guesses for words that last.
  package init?(_ window: TaskWindow) {
    guard window.guesses.count >= Self.leastGuesses else { return nil }
    wobble = Self.step(in: window) { $0.wobble }
    ownWobble = Self.step(in: window) { $0.ownWobble }
    taskSpread = Self.step(in: window) { $0.taskSpread }
  }

  /// Goes back no further than to where the number says the step by itself.
  private static func step(in window: TaskWindow, _ deviation: (Mirror) -> Double) -> Int {
    var latest: [Double] = []
    for count in (leastGuesses...window.guesses.count).reversed() {
      guard let mirror = Mirror(TaskWindow(Array(window.guesses.prefix(count)))) else { break }
      latest.append(deviation(mirror))
      if step(of: deviation(mirror), from: 0) == step(of: deviation(mirror), from: edges.count) {
        break
      }
    }
    let first = latest.last.map { step(of: $0) } ?? 0
    return latest.reversed().dropFirst().reduce(first) { step(of: $1, from: $0) }
  }

  private static func step(of deviation: Double) -> Int { edges.count { deviation >= $0 } }

  private static func step(of deviation: Double, from before: Int) -> Int {
    var step = before
    while step < edges.count, deviation > edges[step] * (1 + margin) { step += 1 }
    while step > 0, deviation < edges[step - 1] * (1 - margin) { step -= 1 }
    return step
  }
}
