import Controls
import Domain
import Markup
import Strings
import TestApp
import Testing
import Time

@testable import Game

@Suite struct BeamTests {
  private func html(_ estimate: Int, _ actual: Int) -> String {
    let guesses = (0..<12).map { _ in
      Guess(estimate: Seconds(estimate), actual: Seconds(actual))
    }
    let errors = Spread(guesses.map { $0.logarithmicError }[...])
    return Beam(guesses, Mirror(errors: errors, taskSpread: 0)).drawing(named: "A beam", .english)
      .html
  }

  /// Where dots and open dots are.
  @Test func oneOddDayLeavesTheOthersWhereTheyCanBeToldApart() throws {
    let guesses =
      (0..<20).map { Guess(estimate: Seconds(150), actual: Seconds(120 + 3 * $0)) }
      + [Guess(estimate: Seconds(150), actual: Seconds(1300))]
    let html = Beam(guesses, nil).drawing(named: "A beam", .english).html
    let dots = html.matches(of: /M([0-9.]+) [0-9.]+h0/).compactMap { Double($0.1) }
    #expect(dots.count == 20)
    #expect(dots[19] - dots[0] > 30)
    // At the rim, with its number.
    #expect(html.contains("class=\"open\" cx=\"140\""))
    #expect(html.contains("21\u{A0}min 40\u{A0}s"))
  }

  /// From the lantern at (8, 140) through (8 + x, 140 - y), where all guesses are the same.
  @Test(arguments: [(60, 20), (20, 60), (600, 300), (300, 600), (45, 30)])
  func theBeamGoesThroughItsDots(estimate: Int, actual: Int) throws {
    let html = html(estimate, actual)
    let ray = try #require(html.firstMatch(of: /class="ray" d="M8 140L([0-9.]+) ([0-9.]+)"/))
    let (x, y) = (try #require(Double(ray.1)) - 8, 140 - (try #require(Double(ray.2))))
    #expect(abs(y / x - Double(estimate) / Double(actual)) < 0.01)
  }
}
