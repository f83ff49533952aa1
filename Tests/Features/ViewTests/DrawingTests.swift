import Domain
import Markup
import Strings
import Testing
import Time

@testable import Controls
@testable import Game

/// The places that the look gives to what is drawn.
@Suite struct DrawingTests {
  private func string(_ count: Int) -> String {
    let lanterns = [Lantern](repeating: Lantern(picture: "bag", light: .lit), count: count)
    return LanternString(lanterns, size: 72, top: 10, sag: 26).drawing.html
  }

  /// What stands between the quotes behind each ` name="`.
  private func values(_ name: String, in html: String) -> [String] {
    html.split(separator: " ").compactMap { part in
      part.hasPrefix("\(name)=\"") ? String(part.split(separator: "\"")[1]) : nil
    }
  }

  @Test func lanternsHangOnTheCord() {
    // x = 375 (i + .5)/5, y = 10 + 4 26 t(1 - t); a lantern is 58 wide and hangs a unit higher.
    let html = string(5)
    let places = "L37.5 18.36L112.5 30.84L187.5 35L262.5 30.84L337.5 18.36"
    #expect(
      html.contains(
        "marker-mid=\"url(#hanging-lit)\" stroke-width=\"58\" d=\"M0 0\(places)L0 0\""
      )
    )
    #expect(html.contains("Q187.5 62 375 10"))
  }

  @Test(arguments: [(1, 1), (7, 1), (9, 1), (10, 2), (18, 2), (19, 3)])
  func moreThanNineLanternsShareStrings(lanterns: Int, strings: Int) {
    #expect(values("class", in: string(lanterns)).filter { $0 == "cord" }.count == strings)
  }

  @Test func noLanternIsSmallerThan36AndNoneTouchesTheNext() throws {
    for count in 1...40 {
      let html = string(count)
      // A lantern is as wide as the stroke of the path whose marker it is.
      let widths = values("stroke-width", in: html).compactMap { Double($0) }
      let largest = try #require(widths.max())
      #expect(largest >= 36, "\(count)")
      let rows = (count + 8) / 9
      let perRow = (count + rows - 1) / rows
      #expect(largest * Double(perRow) <= 375, "\(count)")
    }
  }

  @Test func theShorterRibbonHasItsShare() {
    let html = ribbons(300, 1000, .wayOff)
    #expect(html.contains("data-guess=\"300\" data-truth=\"1000\""))
    #expect(html.contains("longer-truth"))
    #expect(ribbons(1000, 300, .wayOff).contains("longer-guess"))
  }

  @Test func tenSecondsLookLikeTenSeconds() {
    #expect(ribbons(10, 20, .close).contains("data-guess=\"166.67\" data-truth=\"333.33\""))
  }

  @Test func theNumberCountsUpAndNeverSaysTheTruthBeforeItsEnd() throws {
    for truth in [1, 3, 59, 60, 61, 900, 10_800, 30_001] {
      let html = ribbons(60, truth, .off)
      let counts = try #require(html.firstMatch(of: /data-counts="([^"]+)"/)).1.split(
        separator: "|"
      )
      #expect(counts.first == "0\u{A0}s")
      #expect(Set(counts).count == counts.count, "\(counts)")
      #expect(!counts.contains { $0 == Texts.english.words(for: Seconds(truth)) }, "\(counts)")
    }
  }

  /// What is stretched with its place has oval ends.
  @Test func nothingRoundIsStretched() {
    for (name, html) in Gallery.play() {
      for drawing in html.split(separator: "<svg").dropFirst()
      where drawing.contains("preserveAspectRatio=\"none\"") {
        let inside = drawing.prefix { $0 != "\n" }.split(separator: "</svg>")[0]
        #expect(!inside.contains(" rx=") && !inside.contains("<circle"), "\(name)")
      }
    }
  }

  @Test func whatIsSpotOnHasSparksAndNothingBeyond() {
    let html = ribbons(120, 130, .spotOn)
    #expect(html.contains("class=\"spark\""))
    #expect(!html.contains("beyond"))
  }

  /// They read as accents: between the ribbons or outside of them.
  @Test func noSparkLiesOnARibbon() {
    let html = ribbons(600, 630, .spotOn)
    let sparks = html.matches(of: /class="spark" d="M([0-9.]+) [0-9.]+c([0-9.]+)/)
    #expect(sparks.count == html.split(separator: "class=\"spark\"").count - 1 && sparks.count > 8)
    for match in sparks {
      let (x, reach) = (Double(match.1) ?? 0, 10 * (Double(match.2) ?? 0))
      let places = [20.0...60, 147...228, 315...360]
      #expect(places.contains { $0.contains(x - reach) && $0.contains(x + reach) }, "\(x) \(reach)")
    }
  }

  @Test func onlyAWayOffGuessHasAConstellation() {
    #expect(ribbons(300, 1000, .wayOff).contains("beyond-star"))
    #expect(!ribbons(300, 500, .off).contains("beyond-star"))
    #expect(ribbons(300, 500, .off).contains("class=\"beyond off\""))
  }

  @Test func everyConstellationStaysOnItsRibbon() throws {
    for seed in UInt64(1)...500 {
      let lot = seed &* 0x9E37_79B9_7F4A_7C15
      for (guess, truth) in [(300, 1000), (1000, 300), (60, 140)] {
        let html = ribbons(guess, truth, .wayOff, lot)
        for x in values("cx", in: html).compactMap({ Double($0) }) { #expect(x > 8 && x < 76) }
        for y in values("cy", in: html).compactMap({ Double($0) }) { #expect(y < 600 - 20) }
      }
    }
  }

  private func ribbons(
    _ guess: Int,
    _ truth: Int,
    _ rating: Rating,
    _ seed: UInt64 = 7
  ) -> String {
    let guess = Guess(estimate: Seconds(guess), actual: Seconds(truth))
    return Ribbons(guess, rating, seed: seed).hanging("one", .english).html
  }

  @Test func theLineGrowsByWhatTheQuestEarned() {
    let html = grownLine(from: LevelProgress(XP(100)), to: LevelProgress(XP(200))).html
    #expect(html.contains("class=\"light\" x=\"0\" width=\"70.67\""))
    #expect(html.contains("class=\"gained\" x=\"70.67\" width=\"70.67\""))
  }

  @Test func aNewLevelBeginsAnotherLine() {
    let html = grownLine(from: LevelProgress(XP(200)), to: LevelProgress(XP(300))).html
    #expect(html.contains("class=\"light\" x=\"0\" width=\"0\""))
    #expect(html.contains("class=\"gained\" x=\"0\" width=\"14.35\""))
  }
}
