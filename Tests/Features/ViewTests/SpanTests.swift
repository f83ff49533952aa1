import Controls
import Domain
import Markup
import Strings
import TestApp
import Testing
import Time

@testable import Game

/// What a task takes, as its card says it.
@Suite struct SpanTests {
  private func words(_ seconds: [Int]) throws -> String {
    let span = try #require(TaskSpan(seconds.map { Seconds($0) }))
    return Texts.english.words(for: span).replacing("\u{A0}", with: " ")
  }

  private let showers = [
    426, 456, 480, 492, 504, 528, 540, 546, 570, 588, 600, 612, 648, 672, 696, 720,
  ]

  @Test func theMiddleIsSaidAndWhatLiesFarFromIt() throws {
    #expect(try words(showers) == "Mostly 7 to 12 min")
    #expect(try words(showers + [1320]) == "Mostly 7 to 12 min, once 22")
    #expect(try words(showers + showers + [1320, 1320]) == "Mostly 7 to 12 min, twice 22")
    #expect(try words(showers + showers + [1320, 1500]) == "Mostly 7 to 12 min, twice 22 to 25")
    #expect(
      try words(showers + showers + [1320, 1500, 4000])
        == "Mostly 7 to 12 min, sometimes 22 to 1 h 7 min"
    )
  }

  @Test func theUnitIsSaidOnceWhereItIsTheSame() throws {
    #expect(try words([35, 36, 40, 52]) == "4 times so far: 35 to 55 s")
    #expect(try words([175, 200, 220, 250]) == "4 times so far: 2 min 55 s to 4 min 10 s")
    #expect(try words([3000, 3100, 4000, 4200]) == "4 times so far: 50 min to 1 h 10 min")
    #expect(try words([Int](repeating: 180, count: 11)) == "Always about 3 min")
  }

  /// A day that is thrice as long, and one that is a hundred times as long.
  @Test(arguments: [2160, 72_000]) func theStripKeepsItsScale(odd: Int) throws {
    let span = try #require(TaskSpan((showers + [odd]).map { Seconds($0) }))
    let views: [View] = spanViews(span, .english)
    let html = views.map { $0.html }.joined()
    let dots = html.matches(of: /M([0-9.]+) [0-9.]+h0/).compactMap { Double($0.1) }
    #expect(dots.count == showers.count)
    #expect(dots.allSatisfy { $0 > 100 && $0 < 240 })
    #expect(html.contains("class=\"at-took open\" cx=\"294\""))
  }
}
