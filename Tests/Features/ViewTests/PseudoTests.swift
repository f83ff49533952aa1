import Basics
import Game
import Strings
import TestApp
import Testing
import TextTables

/// Every screen in a language that nobody speaks: whatever does not come from the table shows.
@Suite struct PseudoTests {
  private static let screens = Gallery.$texts.withValue(Language.pseudo.texts) {
    Gallery.play() + Gallery.family()
  }

  @Test func noScreenSaysAWordThatIsNotInTheTable() {
    #expect(Self.screens.count > 150)
    for (name, html) in Self.screens {
      for said in SaidOnScreen(html).all {
        // Files have the same names in every language.
        let words = said.replacing(/timequest-[-0-9]+\.json/, with: "")
        #expect(!words.contains { $0.isASCII && $0.isLetter }, "\(name): \(said)")
      }
    }
  }

  /// What is put together of several texts is put together by a text, and so is what stands between them.
  @Test func noScreenGluesTextsTogether() {
    for (name, html) in Self.screens {
      for said in SaidOnScreen(html).all { #expect(Self.isWhole(said), "\(name): \(said)") }
    }
  }

  @Test func theShellIsWhollyFromTheTable() {
    let said = SaidOnScreen(shell(Language.pseudo.texts).html).all
    #expect(said.count > 4 && said.allSatisfy { $0.hasPrefix("⟦") })
  }

  @Test func itIsTwoFifthsLonger() {
    let length = Texts.english.myData.about.count
    #expect(Language.pseudo.texts.myData.about.count >= length * 7 / 5)
  }

  /// One text, or none: a number, a name that was typed, the dash between two fields.
  private static func isWhole(_ said: String) -> Bool {
    switch groups(in: said) {
    case 0: said == "\u{2013}" || said.contains { $0.isLetter || $0.isNumber }
    case 1: said.first == "⟦" && said.last == "⟧"
    default: false
    }
  }

  /// Texts side by side, not those within others.
  private static func groups(in said: String) -> Int {
    var depth = 0
    var groups = 0
    for character in said {
      if character == "⟦" {
        if depth == 0 { groups += 1 }
        depth += 1
      }
      if character == "⟧" { depth -= 1 }
    }
    return groups
  }

  // The check itself.

  @Test func aWordOfAViewIsFound() {
    let html = #"""
      <p class="a">⟦á⟧ and ⟦é⟧</p>, <b aria-label="Close"></b><output>1<small> ⟦ħ⟧</small></output>
      """#
    let said = SaidOnScreen(html).all
    #expect(said == ["⟦á⟧ and ⟦é⟧", ", ", "1 ⟦ħ⟧", "Close"])
    #expect(said.filter { Self.isWhole($0) } == ["Close"])
    #expect(Self.isWhole("⟦á ⟦é⟧⟧") && Self.isWhole("7"))
  }
}

/// What people read of a page, or hear: its texts, and the names of what is drawn.
private struct SaidOnScreen {
  private(set) var all: [String] = []

  init(_ html: String) {
    var labels: [String] = []
    // The figures of a guess are one text, some of it small; a code is made of letters, where it is written and typed.
    for (index, part) in Self.joiningFigures(html).split(separator: "<").enumerated() {
      let pieces = part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      if index == 0 && !html.hasPrefix("<") { continue }
      labels += Self.labels(in: pieces[0])
      if Self.isOfCode(pieces[0]) || pieces.count < 2 { continue }
      let text = pieces[1].drop { $0 == " " }
      if !text.isEmpty { all.append(Self.unescaped(String(text))) }
    }
    all += labels
  }

  private static func isOfCode(_ tag: Substring) -> Bool {
    tag.contains("written-code") || tag.hasPrefix("textarea") && tag.contains("code")
  }

  private static func joiningFigures(_ html: String) -> String {
    [("<output", "</output>"), ("<div class=\"quick\"", "</div>")].reduce(html) { html, ends in
      html.split(separator: ends.0, omittingEmptySubsequences: false).enumerated().map { part in
        guard part.offset > 0, let end = part.element.firstRange(of: ends.1) else {
          return String(part.element)
        }
        let inside = part.element[..<end.lowerBound].replacing("<small>", with: "")
          .replacing("</small>", with: "")
        return ends.0 + inside + part.element[end.lowerBound...]
      }.joined()
    }
  }

  private static func labels(in tag: Substring) -> [String] {
    ["aria-label=\"", "aria-valuetext=\"", "title=\"", "alt=\"", "placeholder=\""].compactMap {
      guard let start = tag.firstRange(of: " " + $0) else { return nil }
      return unescaped(String(tag[start.upperBound...].prefix { $0 != "\"" }))
    }
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("&amp;", with: "&").replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
  }
}
