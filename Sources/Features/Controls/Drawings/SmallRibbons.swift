import AppCore
import Markup

/// A guess and its truth, small, below the lantern of their step.
package struct SmallRibbons {
  /// Units of the drawing that the longest of a quest has.
  private static let longest = 40.0
  /// What is shorter would not be seen.
  private static let shortest = 5.0

  private let guess: Double
  private let truth: Double

  /// - Parameters:
  ///   - guess: as a share of the quest's longest, 0 to 1.
  ///   - truth: the same.
  package init(guess: Double, truth: Double) {
    self.guess = guess
    self.truth = truth
  }

  func drawing(below lantern: HangingLantern, _ size: Double) -> View {
    g(.class("small-ribbons")) {
      ribbon("small-guess", guess, lantern, size, from: -9)
      ribbon("small-truth", truth, lantern, size, from: 1)
    }
  }

  /// With the two tails of every ribbon.
  private func ribbon(
    _ name: String,
    _ share: Double,
    _ lantern: HangingLantern,
    _ size: Double,
    from left: Double
  ) -> View {
    let length = max(Self.shortest, share * Self.longest)
    let top = lantern.y + size * HangingLantern.proportion
    let start = decimal(lantern.x + left) + " " + decimal(top)
    return path(.class(name), .d("M" + start + "h8v" + decimal(length) + "l-4-3-4 3Z"))
  }
}
