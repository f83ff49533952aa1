import Domain
import Markup
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
    #expect(html.contains("<path class=\"ribbon-guess\" d=\"M46 20h70v96l-35-13-35 13Z\">"))
    #expect(html.contains("<path class=\"ribbon-truth\" d=\"M211 20h70v320l-35-13-35 13Z\">"))
    #expect(html.contains("<path class=\"beyond way-off\" d=\"M211 116h70v224l-35-13-35 13Z\">"))
    #expect(html.contains("M196 119h-8v218h8"))
    #expect(html.contains("M20 116H307"))
  }

  @Test func aRibbonIsNeverShorterThanSixUnits() {
    #expect(ribbons(10, 10_800, .wayOff).contains("M46 20h70v6l-35-3-35 3Z"))
  }

  @Test func tenSecondsLookLikeTenSeconds() {
    let html = ribbons(10, 20, .close)
    #expect(html.contains("class=\"ribbon-guess\" d=\"M46 20h70v53.33"))
    #expect(html.contains("class=\"ribbon-truth\" d=\"M211 20h70v106.67"))
  }

  /// They read as accents; the words are above the drawing.
  @Test(arguments: [(10, 3), (10, 18), (45, 50), (60, 60), (600, 630)])
  func noSparkLiesAmongTheWordsAbove(guess: Int, truth: Int) {
    let html = ribbons(guess, truth, .spotOn)
    let tops = html.matches(of: /class="spark" d="M[0-9.]+ (-?[0-9.]+)/).compactMap { Double($0.1) }
    #expect(tops.allSatisfy { $0 >= 0 }, "\(tops)")
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
    #expect(html.contains("glow gold"))
    #expect(!html.contains("beyond"))
  }

  @Test func onlyAWayOffGuessHasAConstellation() {
    #expect(ribbons(300, 1000, .wayOff).contains("beyond-star"))
    #expect(!ribbons(300, 500, .off).contains("beyond-star"))
    #expect(ribbons(300, 500, .off).contains("class=\"beyond off\""))
  }

  @Test func everyConstellationStaysOnItsRibbon() throws {
    for seed in UInt64(1)...500 {
      let lot = seed &* 0x9E37_79B9_7F4A_7C15
      for (guess, truth, edge) in [(300, 1000, 211.0), (1000, 300, 46.0), (60, 140, 211.0)] {
        let html = ribbons(guess, truth, .wayOff, lot)
        let end = 20 + 320.0
        for x in values("cx", in: html).compactMap({ Double($0) }) {
          #expect(x > edge + 8 && x < edge + 62)
        }
        for y in values("cy", in: html).compactMap({ Double($0) }) { #expect(y < end - 14) }
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
    return Ribbons(guess, rating, seed: seed).drawing.html
  }

  @Test func theLineGrowsByWhatTheQuestEarned() {
    let html = growingLine(from: LevelProgress(XP(100)), to: LevelProgress(XP(200))).html
    #expect(html.contains("class=\"light before\" x=\"0\" width=\"70.67\""))
    #expect(html.contains("class=\"gained\" x=\"70.67\" width=\"70.67\""))
  }

  @Test func aNewLevelFillsTheLineAndBeginsAnother() {
    let html = growingLine(from: LevelProgress(XP(200)), to: LevelProgress(XP(300))).html
    #expect(html.contains("class=\"xp big-xp levelled\""))
    #expect(html.contains("class=\"gained full\" x=\"141.34\" width=\"58.66\""))
    #expect(html.contains("class=\"gained rest\" x=\"0\" width=\"14.35\""))
  }
}
