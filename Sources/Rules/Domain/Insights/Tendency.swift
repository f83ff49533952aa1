import Time

/// The guesses of a task lean to one side, beyond what chance does.
package struct Tendency: Hashable, Sendable {
  package enum Direction: Hashable, Sendable {
    case longer
    case shorter
  }

  package let direction: Direction
  /// The median difference of the guesses on that side.
  package let typicalDifference: Seconds
  /// How many of the guesses are on that side.
  package let onSide: Int
  package let count: Int
  /// As a multiple of what a tendency begins at.
  package let strength: Double

  package static let leastGuesses = 11
  /// The natural logarithm of 1.10.
  static let leastTilt = 0.095_310_179_804_324_87
  private static let begin = 2.5
  private static let end = 1.5

  /// The tendency that is there now.
  ///
  /// One that has begun goes on for a while with less. Nothing is stored: whether it had begun is found in
  /// the window itself, by asking for its earlier guesses alone.
  package init?(_ window: TaskWindow) {
    var count = window.errors.count
    while count >= Self.leastGuesses {
      let errors = Spread(window.errors[..<count])
      if Self.begins(errors) {
        self.init(window, Spread(window.errors[...]))
        return
      }
      if Self.ends(errors) { return nil }
      count -= 1
    }
    return nil
  }

  /// The tendency of guesses that are looked at once.
  package init?(once window: TaskWindow) {
    guard window.errors.count >= Self.leastGuesses else { return nil }
    let errors = Spread(window.errors[...])
    guard Self.begins(errors) else { return nil }
    self.init(window, errors)
  }

  /// - Parameters:
  ///   - errors: what leans.
  ///   - begin: how many of its standard errors were asked for.
  init(_ window: TaskWindow, _ errors: Spread, begin: Double = Self.begin) {
    let isLonger = errors.mean > 0
    let onSide = window.guesses.indices.filter {
      isLonger ? window.errors[$0] > 0 : window.errors[$0] < 0
    }
    direction = isLonger ? .longer : .shorter
    self.onSide = onSide.count
    count = window.errors.count
    let differences = onSide.map { window.guesses[$0].guess.difference.magnitude.value }
    typicalDifference = Seconds(milliseconds: Int64((median(differences) * 1000).rounded()))
    let threshold = begin * errors.standardError
    strength = threshold > 0 ? abs(errors.mean) / threshold : .infinity
  }

  /// The typical difference as a person would say it: to 5 s under a minute, to half minutes under ten, then to minutes.
  package var toldDifference: Seconds {
    let step: Seconds =
      typicalDifference < .minutes(1)
      ? Seconds(5)
      : typicalDifference < .minutes(10) ? Seconds(30) : .minutes(1)
    return max(typicalDifference.roundedNear(step), step)
  }

  /// 0 to 1.
  package var share: Double { Double(onSide) / Double(count) }

  private static func begins(_ errors: Spread) -> Bool {
    abs(errors.mean) > leastTilt && abs(errors.mean) > begin * errors.standardError
  }

  private static func ends(_ errors: Spread) -> Bool {
    abs(errors.mean) < end * errors.standardError
  }
}
