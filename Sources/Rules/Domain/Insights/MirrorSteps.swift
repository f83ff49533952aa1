/// How wide wobble and the task's own time are, in three steps for words: below a fifth, below two fifths, above.
///
/// A word stays until its number lies clearly beyond the step's edge, so that it does not change with each guess. Nothing is
/// stored: the steps before are found in the window itself, by asking for its earlier guesses.
package struct MirrorSteps: Hashable, Sendable {
  package private(set) var wobble: Int
  package private(set) var ownWobble: Int
  package private(set) var taskSpread: Int

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
    var steps: MirrorSteps?
    for count in Self.leastGuesses...window.guesses.count {
      guard let mirror = Mirror(TaskWindow(Array(window.guesses.prefix(count)))) else { return nil }
      steps = steps?.after(mirror) ?? MirrorSteps(mirror)
    }
    guard let steps else { return nil }
    self = steps
  }

  private func after(_ mirror: Mirror) -> MirrorSteps {
    var next = self
    next.wobble = Self.step(of: mirror.wobble, from: wobble)
    next.ownWobble = Self.step(of: mirror.ownWobble, from: ownWobble)
    next.taskSpread = Self.step(of: mirror.taskSpread, from: taskSpread)
    return next
  }

  private static func step(of deviation: Double) -> Int { edges.count { deviation >= $0 } }

  private static func step(of deviation: Double, from before: Int) -> Int {
    var step = before
    while step < edges.count, deviation > edges[step] * (1 + margin) { step += 1 }
    while step > 0, deviation < edges[step - 1] * (1 - margin) { step -= 1 }
    return step
  }
}
